import { expect, test } from 'vitest';
import { resetsInRussian } from './demonstration';

test.each([
  [1, 'раз в минуту'],
  [2, 'раз в 2 минуты'],
  [21, 'раз в 21 минуту'],
  [30, 'раз в 30 минут'],
  [60, 'раз в час'],
  [120, 'раз в 2 часа'],
  [300, 'раз в 5 часов'],
  [1440, 'раз в сутки'],
  [2880, 'раз в 2 дня'],
  [10_080, 'раз в 7 дней'],
])('a demonstration of %i minutes is reset %s', (minutes, words) => {
  expect(resetsInRussian(minutes).replaceAll('\u00a0', ' ')).toBe(words);
});
