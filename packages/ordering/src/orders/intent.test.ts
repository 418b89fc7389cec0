import fc from 'fast-check';
import { v1, v3, v4, v5, v6 } from 'uuid';
import { expect, test } from 'vitest';
import { anyIntent, intentAt } from '../testing/intents';
import { currentIntent, intentStartedAt, newIntentId, parseIntentId } from './intent';

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

test.each([
  ['made this moment', 0, true],
  ['an hour old', 3_600_000, true],
  ['older than an hour', 3_600_001, false],
  ['a year old', 365 * 86_400_000, false],
  ['made by a clock that is ahead', -120_000, true],
  ['of the future', -120_001, false],
])('an intent %s (%i ms) is offered again: %s', (_, age, isOffered) => {
  const now = new Date('2026-03-01T10:00:00Z');
  const intent = intentAt(now.getTime() - age);
  const current = currentIntent(intent.toUpperCase(), now);
  expect(current === intent).toBe(isOffered);
  expect(parseIntentId(current)).toBe(current);
});

test.each([undefined, null, '', 'not-an-intent', ['a', 'b']])(
  'an address that carries %o instead of an intent is given a new one',
  (value) => {
    const intent = currentIntent(value);
    expect(parseIntentId(intent)).toBe(intent);
    expect(currentIntent(value)).not.toBe(intent);
  },
);
