import {
  type DatabasePresetId,
  type DatabaseTariff,
  type PaymentPeriod,
  parseId,
  roubles,
} from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { SAMPLE_RULES } from '~/testing/sample-tariffs';
import { inPeriod } from '../product-offer';
import { toDatabaseOffers } from './list';

const presetId = parseId<DatabasePresetId>(1213);
const largerId = parseId<DatabasePresetId>(1217);
if (!presetId || !largerId) throw new Error('not an id');
const tariff: DatabaseTariff = {
  ...{ presetId, type: 'postgres', title: 'Cloud DB 1/1/8', location: 'nl-1' },
  ...{ cpu: 1, cpuFrequency: 3.3, ramMb: 1024, diskMb: 8192, price: roubles(230), isSoldOut: false },
};

const larger = { ...tariff, presetId: largerId, title: 'Cloud DB 1/2/20', ramMb: 2048, diskMb: 20_480 };

test('a card tells processor, memory, disk, private IP and backups', () => {
  const [offer] = toDatabaseOffers([tariff], SAMPLE_RULES.multipliers);
  expect(offer?.specs).toEqual([
    ['Процессор', '1\u00a0×\u00a03,3\u00a0ГГц'],
    ['Память', '1\u00a0ГБ'],
    ['Диск', '8\u00a0ГБ NVMe'],
    ['Приватный IP', 'Есть'],
    ['Бэкапы', 'Есть'],
  ]);
  expect(offer?.name).toBe('PostgreSQL Cloud DB 1/1/8, Нидерланды');
});

test('the order carries the preset, the type and the period, at the price of that period', () => {
  const [offer] = toDatabaseOffers([tariff], SAMPLE_RULES.multipliers);
  const offers = offer ? [offer] : [];
  expect(inPeriod(offers, 'P1Y')).toMatchObject([{ monthly: roubles(207) }]);
  expect(inPeriod(offers, 'P6M')).toMatchObject([{ monthly: roubles(219) }]);
  for (const href of Object.values(inPeriod(offers, 'P6M')[0]?.href ?? {})) {
    const query = new URL(href, 'https://vitrina.example').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      db_service_id: '1213',
      db_type: 'postgres',
      period: 'P6M',
    });
  }
});

test('a database that is sold out says so and keeps its line', () => {
  expect(toDatabaseOffers([{ ...tariff, isSoldOut: true }], SAMPLE_RULES.multipliers)).toMatchObject([
    { isSoldOut: true },
  ]);
});

test('a database that is sold out leads to what comes nearest, at the price of the period', () => {
  const [soldOut, left] = toDatabaseOffers(
    [
      { ...tariff, isSoldOut: true },
      { ...larger, price: roubles(790) },
    ],
    SAMPLE_RULES.multipliers,
  );
  const insteadIn = (period: PaymentPeriod) => inPeriod(soldOut ? [soldOut] : [], period)[0]?.instead;
  expect(insteadIn('P1Y')).toMatchObject({
    ...{ name: 'PostgreSQL Cloud DB 1/2/20, Нидерланды', monthly: roubles(711) },
  });
  expect(insteadIn('P6M')?.href.visitor).toContain('db_service_id=1217');
  expect(left?.instead).toBeUndefined();
});
