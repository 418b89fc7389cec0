import { describe, expect, test } from 'vitest';
import { meantWords, typos } from './typos';

test.each([
  ['postgres', 'postgresql', 0],
  ['pstgres', 'postgresql', 1],
  ['posstgres', 'postgresql', 1],
  ['pastgres', 'postgresql', 1],
  ['ngnix', 'nginx', 1],
  ['kubernets', 'kubernetes', 1],
  ['кластер', 'ssh', 7],
])('«%s» is a beginning of «%s» with %i typos', (typed, word, count) => {
  expect(typos(typed, word)).toBe(count);
});

describe('what was meant', () => {
  test.each([
    ['pstgres', ['postgresql']],
    ['ngnix', ['nginx']],
    // Too short to tell, a number, too far.
    ['ngix', []],
    ['24045', []],
    ['pstgrse', []],
  ])('by «%s» is %j', (typed, meant) => {
    expect(meantWords(typed, ['postgresql', 'nginx', 'ssh', '24046'])).toEqual(meant);
  });
});
