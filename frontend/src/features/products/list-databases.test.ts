import { type DatabasePresetId, type DatabaseTariff, parseId, roubles } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { databaseClock, toDatabaseOffers } from './list-databases';
import { MULTIPLIERS } from './testing/multipliers';

const presetId = parseId<DatabasePresetId>(1213);
if (!presetId) throw new Error('not an id');
const tariff: DatabaseTariff = {
  ...{ presetId, type: 'postgres', title: 'Cloud DB 1/1/8', location: 'nl-1' },
  ...{ cpu: 1, cpuFrequency: 2.2, ramMb: 1024, diskMb: 8192, price: roubles(230), isSoldOut: false },
};

test('a card tells processor, memory, disk, private IP and backups', () => {
  const [offer] = toDatabaseOffers([tariff], MULTIPLIERS);
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
  const [offer] = toDatabaseOffers([tariff], MULTIPLIERS);
  expect(offer?.terms.P1Y.monthly).toBe(roubles(207));
  expect(offer?.terms.P6M.monthly).toBe(roubles(219));
  for (const href of Object.values(offer?.terms.P6M.href ?? {})) {
    const query = new URL(href, 'https://vitrina.example').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      db_service_id: '1213',
      db_type: 'postgres',
      period: 'P6M',
    });
  }
});

test.each([
  ['pl-1', 3],
  ['ru-1', 3.3],
  ['nl-1', 3.3],
] as const)('the clock of databases in %s is %d GHz', (location, clock) => {
  expect(databaseClock(location)).toBe(clock);
});

test('a database that is sold out says so and keeps its line', () => {
  expect(toDatabaseOffers([{ ...tariff, isSoldOut: true }], MULTIPLIERS)).toMatchObject([
    { isSoldOut: true },
  ]);
});
