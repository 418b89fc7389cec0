import { expect, test } from 'vitest';
import { toCsv } from '../src/spreadsheets/csv';

test('a table begins with its mark, has semicolons, and ends every line', () => {
  expect(toCsv(['Что', 'Сколько'], [['Баннер «А»; "большой"', 3]])).toBe(
    '\uFEFF"Что";"Сколько"\r\n"Баннер «А»; ""большой""";3\r\n',
  );
});

test.each(['=1+1', '+7', '-2', '@cmd', '\t=1', '\r=1', '\n=1', '＝1'])(
  '%j is no formula any more',
  (text) => {
    expect(toCsv(['Что'], [[text]])).toContain(`"'${text}"`);
  },
);

test('a number stays one, below zero too', () => {
  expect(toCsv(['Сколько'], [[-2]])).toContain('\r\n-2\r\n');
});
