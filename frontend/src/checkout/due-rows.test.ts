import { paymentOf, roubles } from '@vitrina/ordering';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DueRows } from './due-rows';

const SHEET = { ...paymentOf(roubles(1512), 'P1Y'), period: 'P1Y' as const };
const rows = (more: { taxLine?: string }) =>
  renderToStaticMarkup(createElement(DueRows, { sheet: { ...SHEET, ...more } }));

test('what the shop says of the tax stands under what is due', () => {
  expect(rows({ taxLine: 'Цены с НДС' })).toMatch(/18[^<]*144.*Цены с НДС/s);
});

test('a shop that says nothing of the tax has no line of it', () => {
  expect(rows({})).not.toContain('НДС');
});
