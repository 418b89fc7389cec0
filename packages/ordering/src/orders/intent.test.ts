import fc from 'fast-check';
import { v1, v3, v4, v5, v6 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { anyIntent, intentAt } from '../testing/intents';
import {
  currentIntent,
  intentStartedAt,
  makerOf,
  marked,
  newIntentId,
  parseIntentId,
  parseMakerMark,
  shared,
} from './intent';
import { subIntent } from './sub-intent';

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
  const current = currentIntent(intent.toUpperCase(), { now });
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

describe('an intent that belongs to one instance', () => {
  const mark = (digits: string) => {
    const maker = parseMakerMark(digits);
    if (!maker) throw new Error(`${digits} is no mark`);
    return maker;
  };

  test('is an intent like any other, and names its maker', () => {
    const intent = newIntentId(mark('0a1b2c3d'));
    expect(parseIntentId(intent)).toBe(intent);
    expect(makerOf(intent)).toBe('0a1b2c3d');
  });

  test('an intent that all share names nobody, whatever its random bits are', () => {
    fc.assert(fc.property(anyIntent, (intent) => makerOf(shared(intent)) === undefined));
    expect(makerOf(shared('01a2033f-18fb-7fff-bd9a-0327deadbeef'))).toBeUndefined();
    expect(parseIntentId(shared('01a2033f-18fb-7fff-bd9a-0327deadbeef'))).toBeDefined();
  });

  test('a recent one in an address keeps its maker, whoever offers it again', () => {
    const intent = newIntentId(mark('0a1b2c3d'));
    expect(currentIntent(intent, { maker: mark('ffffffff') })).toBe(intent);
    expect(makerOf(currentIntent(undefined, { maker: mark('ffffffff') }))).toBe('ffffffff');
  });

  test('so do the parts of what it orders', () => {
    fc.assert(
      fc.property(anyIntent, fc.string(), (intent, part) => {
        expect(makerOf(subIntent(intent, part))).toBe(makerOf(intent));
        expect(makerOf(subIntent(marked(intent, mark('0a1b2c3d')), part))).toBe('0a1b2c3d');
      }),
    );
  });

  test('ten thousand of one instance are all different', () => {
    const ids = Array.from({ length: 10_000 }, () => newIntentId(mark('0a1b2c3d')));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids.map((id) => subIntent(id, 'servers/0'))).size).toBe(ids.length);
  });

  test.each(['', '0a1b2c3', '0a1b2c3d4', '0A1B2C3D', '0a1b2c3g'])('%o is no mark', (value) => {
    expect(parseMakerMark(value)).toBeUndefined();
  });
});
