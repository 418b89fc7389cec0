import { type DatabasePresetId, type DatabaseTariff, parseId, roubles } from '@vitrina/ordering';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toDatabaseOffers } from '~/products/database/list';
import { inPeriod } from '~/products/product-offer';
import { SAMPLE_RULES } from '~/testing/sample-tariffs';
import { OfferLines } from './offer-lines';

const presetId = parseId<DatabasePresetId>(1213);
const largerId = parseId<DatabasePresetId>(1217);
if (!presetId || !largerId) throw new Error('not an id');
const tariff: DatabaseTariff = {
  ...{ presetId, type: 'postgres', title: 'Cloud DB 1/1/8', location: 'nl-1' },
  ...{ cpu: 1, cpuFrequency: 2.2, ramMb: 1024, diskMb: 8192, price: roubles(230), isSoldOut: false },
};

const larger = { ...tariff, presetId: largerId, title: 'Cloud DB 1/2/20', ramMb: 2048, diskMb: 20_480 };

test('a line that is sold out has no button, but a way to what is left or the words that nothing is', () => {
  const soldOut = { ...tariff, isSoldOut: true };
  const lines = (...tariffs: DatabaseTariff[]) =>
    renderToString(
      createElement(OfferLines, {
        ...{ label: 'Тарифы', isWhole: true },
        offers: inPeriod(toDatabaseOffers(tariffs, SAMPLE_RULES.multipliers), 'P1Y'),
      }),
    );
  const withLarger = lines(soldOut, larger);
  expect(withLarger).toContain('Нет в наличии');
  expect(withLarger).not.toContain('aria-label="Заказать PostgreSQL Cloud DB 1/1/8');
  expect(withLarger).toContain(
    'aria-label="Вместо PostgreSQL Cloud DB 1/1/8, Нидерланды: PostgreSQL Cloud DB 1/2/20, Нидерланды — 207\u00a0₽/мес"',
  );
  expect(lines(soldOut)).toContain('Такого размера сейчас не осталось');
});
