import { kopecks } from '@vitrina/ordering';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inLanguage } from '~/testing/in-language';
import { tellCurrency, USUAL_CURRENCY } from './currency';
import * as en from './en';
import { plural } from './en/plural';
import { t } from './index';
import { LANGUAGES } from './language';
import * as ru from './ru';

const IN_THE_BROWSER = { 'ru-RU': ru.format, 'en-US': en.format };

describe('numbers', () => {
  it.each(Object.entries(IN_THE_BROWSER))(
    'are written as the browser writes them in %s',
    (language, format) => {
      const value = fc
        .integer({ min: -1_000_000_000, max: 1_000_000_000 })
        .map((hundredths) => hundredths / 100);
      const written = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
      fc.assert(
        fc.property(value, (number) => {
          fc.pre(!Object.is(number, -0));
          expect(format.number(number, 2)).toBe(written.format(number));
        }),
      );
    },
  );

  it('of money bear the sign where the language has it', () => {
    const price = kopecks(106_250);
    expect(inLanguage('ru', () => t.format.money(price, 2))).toBe('1\u00a0062,50\u00a0₽');
    expect(inLanguage('en', () => t.format.money(price, 2))).toBe('₽1,062.50');
  });

  it('of money are in what the shop sells', () => {
    onTestFinished(() => tellCurrency(USUAL_CURRENCY));
    const price = kopecks(106_200);
    const written = (code: string) => {
      tellCurrency(code);
      return LANGUAGES.map((language) => inLanguage(language, () => t.format.money(price)));
    };
    expect(written('EUR')).toEqual(['1\u00a0062\u00a0€', '€1,062']);
    // A currency without a sign of its own is named by its code.
    expect(written('CHF')).toEqual(['1\u00a0062\u00a0CHF', 'CHF\u00a01,062']);
  });

  it('are followed by the form of a word that English has behind them', () => {
    const rules = new Intl.PluralRules('en-US');
    for (let count = 0; count <= 120; count += 1)
      expect(plural(count, { one: 'one', other: 'other' })).toBe(rules.select(count));
  });
});
