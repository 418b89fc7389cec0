import { expect, test } from 'vitest';
import { SAMPLE_RULES, sampleTariff } from '~/testing/sample-tariffs';
import { toOffers } from '../tariff-offers';
import { comparisonRows } from './comparison-rows';

const rowsOf = (...tariffs: ReturnType<typeof sampleTariff>[]) =>
  new Map(comparisonRows(toOffers(tariffs, SAMPLE_RULES), 'month').map((row) => [row.name, row]));

test('the cheapest and the largest of each row are called so, ties among them', () => {
  const rows = rowsOf(
    sampleTariff(1, { price: 350, ramGb: 1 }),
    sampleTariff(2, { price: 1000, ramGb: 4 }),
    sampleTariff(3, { price: 1000, ramGb: 4, location: 'nl-1' }),
  );
  expect(rows.get('Цена')?.cells).toEqual([
    { text: '477\u00a0₽/мес', merit: 'дешевле всех' },
    { text: '1\u00a0062\u00a0₽/мес', merit: undefined },
    { text: '1\u00a0062\u00a0₽/мес', merit: undefined },
  ]);
  expect(rows.get('Память')?.cells.map(({ merit }) => merit)).toEqual([
    undefined,
    'больше всех',
    'больше всех',
  ]);
  expect(rows.get('За ГБ памяти')?.cells[1]).toEqual({ text: '265,50\u00a0₽', merit: 'дешевле всех' });
});

test('what is the same in all is called so and is nobody’s merit', () => {
  const rows = rowsOf(sampleTariff(1, { price: 350 }), sampleTariff(2));
  expect(rows.get('Процессор')).toMatchObject({ isSame: true });
  expect(rows.get('Процессор')?.cells.some(({ merit }) => merit)).toBe(false);
  expect(rows.get('Цена')?.isSame).toBe(false);
});

test('whether a tariff is left is compared only where one is not', () => {
  expect(rowsOf(sampleTariff(1), sampleTariff(2)).has('Наличие')).toBe(false);
  const mixed = rowsOf(sampleTariff(1, { isSoldOut: true }), sampleTariff(2));
  expect(mixed.get('Наличие')?.cells.map(({ text }) => text)).toEqual(['нет в наличии', 'есть']);
});
