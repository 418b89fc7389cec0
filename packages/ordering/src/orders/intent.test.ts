import fc from 'fast-check';
import { v1, v3, v4, v5, v6 } from 'uuid';
import { expect, test } from 'vitest';
import { anyIntent, intentAt } from '../testing/intents';
import { intentStartedAt, newIntentId, parseIntentId } from './intent';

test('a new intent is an intent', () => {
  const intent = newIntentId();
  expect(parseIntentId(intent)).toBe(intent);
});

test('every version 7 UUID is an intent, and upper case means the same one', () => {
  fc.assert(
    fc.property(anyIntent, (intent) => {
      expect(parseIntentId(intent.toUpperCase())).toBe(intent);
    }),
  );
});

test.each([
  ['version 1', v1()],
  ['version 3', v3('a', v3.URL)],
  ['version 4', v4()],
  ['version 5', v5('a', v5.URL)],
  ['version 6', v6()],
  ['nil', '00000000-0000-0000-0000-000000000000'],
  ['max', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ['a wrong variant', '018f0000-0000-7000-0000-000000000000'],
  ['no dashes', newIntentId().replaceAll('-', '')],
  ['braces', `{${newIntentId()}}`],
  ['a space after', `${newIntentId()} `],
  ['a line break after', `${newIntentId()}\n`],
  ['a key of the store', `${newIntentId()}:lock`],
  ['a star', '*'],
  ['nothing', ''],
  ['null', null],
  ['a number', 7],
  ['a list', [newIntentId()]],
])('%s is no intent', (_, value) => {
  expect(parseIntentId(value)).toBeUndefined();
});

test('no other text is an intent', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.uuid({ version: [1, 2, 3, 4, 5, 6, 8] })), (text) => {
      expect(parseIntentId(text)).toBeUndefined();
    }),
  );
});

test('an intent knows to the millisecond when it began', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), (milliseconds) => {
      expect(intentStartedAt(intentAt(milliseconds)).getTime()).toBe(milliseconds);
    }),
  );
});
