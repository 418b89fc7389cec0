import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newIntentId } from './intent';
import { createMemoryIntents } from './memory-intents';
import { keptPassword, newPassword } from './password';

describe('a new password', () => {
  test.each([[undefined, 14] as const, [14, 14] as const, [32, 32] as const, [4, 4] as const])(
    'of length %s has %i letters and digits, one of each kind at least',
    (length, expected) => {
      for (let made = 0; made < 200; made += 1) {
        const password = newPassword(length);
        expect(password).toMatch(new RegExp(`^[A-Za-z0-9]{${expected}}$`));
        for (const kind of [/[a-z]/, /[A-Z]/, /[0-9]/]) expect(password).toMatch(kind);
        expect(password).not.toMatch(/[lIO01o]/);
      }
    },
  );

  test.each([3, 0, -1, 14.5, Number.NaN])('of length %d is refused', (length) => {
    expect(() => newPassword(length)).toThrow(RangeError);
  });

  test('is made of every allowed sign equally often', () => {
    const counts = new Map<string, number>();
    for (let made = 0; made < 4_000; made += 1)
      for (const sign of newPassword()) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    const expected = (4_000 * 14) / counts.size;
    expect(counts.size).toBe(56);
    for (const count of counts.values()) expect(Math.abs(count - expected) / expected).toBeLessThan(0.25);
  });

  test('depends on nothing but the numbers it is given', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.integer({ min: 0, max: 2 ** 32 - 1 })), (stream) => {
        const numbers = [...stream.take(5_000)];
        const from = (start: number) => {
          let at = start;
          return (into: Uint32Array<ArrayBuffer>) => {
            into[0] = numbers[at % numbers.length] ?? 0;
            at += 1;
          };
        };
        expect(newPassword(14, from(0))).toBe(newPassword(14, from(0)));
      }),
      { numRuns: 20 },
    );
  });
});

describe('the password of an intent', () => {
  test('is the same at every try, for a day, and another for every intent', async () => {
    let now = 0;
    const intents = createMemoryIntents({ now: () => now });
    const [one, other] = [newIntentId(), newIntentId()];
    const first = await keptPassword(intents, one);
    expect(first).toHaveLength(14);
    now += 23 * 3_600_000;
    expect(await keptPassword(intents, one)).toBe(first);
    expect(await keptPassword(intents, other)).not.toBe(first);
  });

  test('cannot be told from the intent', async () => {
    const intent = newIntentId();
    expect(await keptPassword(createMemoryIntents(), intent)).not.toBe(
      await keptPassword(createMemoryIntents(), intent),
    );
  });
});
