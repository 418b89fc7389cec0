import { paymentOf, roubles } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import type { OrderSheet } from './order-sheet';
import { readSheetAnswer, sheetPath } from './sheet-answer';

const SHEET: OrderSheet = {
  ...paymentOf(roubles(1512), 'P1Y'),
  ...{ product: 'dedicated', order: 'type=preset&id=3799&term=12', period: 'P1Y', title: 'E3' },
  lines: [
    ['Сервер', 'E3'],
    ['Система', ''],
  ],
  saved: roubles(2016),
  options: [
    {
      ...{ id: 'os', label: 'Система', keys: ['os'], chosen: '' },
      options: [
        { value: '', label: 'Без системы' },
        { value: '5', label: 'Windows', detail: 'нет в наличии', disabled: true },
      ],
    },
  ],
};

test('a sheet comes to the browser as it was made', () => {
  const sent: unknown = JSON.parse(JSON.stringify({ kind: 'sheet', sheet: SHEET }));
  expect(readSheetAnswer(sent)).toEqual({ kind: 'sheet', sheet: SHEET });
});

test.each<[string, Partial<OrderSheet>]>([
  [
    'the drawing of a server',
    { blade: { cpu: 2, ramGb: 4, diskGb: 50, most: { cpu: 32, ramGb: 256, diskGb: 2000 } } },
  ],
  ['what the shop says of the tax', { taxLine: 'Цены с НДС' }],
])('%s comes with its sheet', (_, more) => {
  const sheet = { ...SHEET, ...more };
  const answer = readSheetAnswer(JSON.parse(JSON.stringify({ kind: 'sheet', sheet })));
  expect(answer).toEqual({ kind: 'sheet', sheet });
});

test.each([
  ['no answer', null],
  ['a sheet that did not come', { kind: 'sheet' }],
  ['half a kopeck', { kind: 'sheet', sheet: { ...SHEET, due: 0.5 } }],
  ['a price in words', { kind: 'sheet', sheet: { ...SHEET, monthly: '1512' } }],
  ['an unknown product', { kind: 'sheet', sheet: { ...SHEET, product: 'moon' } }],
  ['half a drawing', { kind: 'sheet', sheet: { ...SHEET, blade: { cpu: 2 } } }],
  ['an unknown period', { kind: 'sheet', sheet: { ...SHEET, period: 'P2W' } }],
])('%s is not taken for a sheet', (_, body) => {
  expect(() => readSheetAnswer(body)).toThrow();
});

test('a price is asked for by the options alone: what was typed stays in the browser', () => {
  const form = new FormData();
  form.append('email', 'anna@example.ru');
  form.append('option.term', '1');
  const asked = new URL(sheetPath(SHEET, form), 'http://site.invalid').searchParams;
  expect(Object.fromEntries(asked)).toEqual({
    ...{ product: 'dedicated', order: SHEET.order, 'option.term': '1' },
  });
});
