import { readOrder } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { inUsualPeriod } from './in-usual-period';

const read = async (product: 'vds' | 'dedicated', query: string) =>
  readOrder(product, await inUsualPeriod(new URLSearchParams(query)));

test('an order that names no period is meant in the usual one of the shop', async () => {
  expect(await read('vds', 'preset=2447')).toMatchObject({ ok: true, value: { period: 'P1Y' } });
});

test('an order keeps the period that it names', async () => {
  expect(await read('vds', 'preset=2447&period=P3M')).toMatchObject({ ok: true, value: { period: 'P3M' } });
  expect(await read('dedicated', 'type=preset&id=3799&term=3')).toMatchObject({
    ok: true,
    value: { period: 'P3M' },
  });
});

test('a dedicated server without a term is no order', async () => {
  expect(await read('dedicated', 'type=preset&id=3799')).toMatchObject({ ok: false });
});
