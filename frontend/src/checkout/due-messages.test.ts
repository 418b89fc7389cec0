import { paymentOf, roubles } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { inLanguage } from '~/testing/in-language';
import { changedPriceMessage, dueMessage, totalMessage } from './due-messages';

test.each([
  ['P1M', 1680, 'за месяц 1 680 ₽'],
  ['P3M', 1630, 'за 3 месяца 4 890 ₽ · 1 630 ₽ в месяц'],
  ['P6M', 1596, 'за полгода 9 576 ₽ · 1 596 ₽ в месяц'],
  ['P1Y', 1512, 'за год 18 144 ₽ · 1 512 ₽ в месяц'],
] as const)('for %s at %i ₽ it says what is due', (period, monthly, words) => {
  expect(plain(dueMessage({ ...paymentOf(roubles(monthly), period), period }))).toBe(words);
});

test('kopecks are not rounded away', () => {
  expect(plain(dueMessage({ ...paymentOf(roubles(0.35), 'P1Y'), period: 'P1Y' }))).toBe(
    'за год 4,2 ₽ · 0,35 ₽ в месяц',
  );
});

test('another price is told beside the one that was seen, and that nothing is ordered', () => {
  const seen = { ...paymentOf(roubles(1512), 'P1Y'), period: 'P1Y' } as const;
  const now = { ...paymentOf(roubles(1680), 'P1M'), period: 'P1M' } as const;
  expect(plain(changedPriceMessage(seen, now, true))).toMatch(
    /^С новым выбором цена другая: теперь за месяц 1 680 ₽/,
  );
  expect(plain(changedPriceMessage(seen, now, false))).toBe(
    'Пока вы выбирали, цена изменилась: теперь за месяц 1 680 ₽, было за год 18 144 ₽ · 1 512 ₽ в месяц. Ничего не заказано. Если согласны, нажмите кнопку ещё раз.',
  );
});

test('English has the sum before what it is for', () => {
  const year = { ...paymentOf(roubles(1512), 'P1Y'), period: 'P1Y', saved: roubles(2016) } as const;
  expect(inLanguage('en', () => totalMessage(year))).toBe(
    '₽18,144 for a year · ₽1,512 per month · saves ₽2,016',
  );
});

function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
