import fc from 'fast-check';
import { expect, test } from 'vitest';
import { russianNumber, russianPlural } from './russian-number';

test('a number is written as the browser writes it in Russian', () => {
  const number = fc.oneof(
    fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((hundredths) => hundredths / 100),
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.integer({ min: -20_000, max: 20_000 }),
  );
  fc.assert(
    fc.property(number, fc.nat(4), fc.nat(4), (value, one, other) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)];
      const format = new Intl.NumberFormat('ru-RU', {
        minimumFractionDigits: least,
        maximumFractionDigits: most,
      });
      // Nobody is told of a minus nothing.
      fc.pre(!Object.is(value, -0));
      expect(russianNumber(value, most, least)).toBe(format.format(value));
    }),
  );
});

test('a word has the form behind a number that it has in Russian', () => {
  const rules = new Intl.PluralRules('ru-RU');
  for (let count = 0; count <= 1_200; count += 1)
    expect(russianPlural(count), String(count)).toBe(rules.select(count));
});
