import { expect, test } from 'vitest';
import type { PresetId } from '../ids';
import { successorOf } from './successor';

const SOLD: readonly string[] = ['9', '10'];

test.each<[string, [string, string][], string | undefined]>([
  ['its successor', [['1', '9']], '9'],
  [
    'the first sold one of a chain',
    [
      ['3', '10'],
      ['2', '3'],
      ['1', '2'],
    ],
    '10',
  ],
  [
    'a sold one that is called retired',
    [
      ['1', '9'],
      ['9', '10'],
    ],
    '9',
  ],
  ['none when nobody succeeds it', [['2', '9']], undefined],
  ['none when its successor is not sold', [['1', '8']], undefined],
  [
    'none when the chain is a circle',
    [
      ['1', '2'],
      ['2', '1'],
    ],
    undefined,
  ],
  ['none when it succeeds itself', [['1', '1']], undefined],
])('a retired preset leads to %s', (_, pairs, expected) => {
  const retirements = pairs.map(([presetId, successorId]) => ({
    presetId: presetId as PresetId,
    successorId: successorId as PresetId,
  }));
  expect(successorOf('1' as PresetId, retirements, (id) => SOLD.includes(id))).toBe(expected);
});
