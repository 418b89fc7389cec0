import type { IntentId, IntentStore } from './intent';

/** Rule R52. */
const DEFAULT_LENGTH = 14;
/** No signs that are taken for each other: a password is also read aloud. */
const LETTERS = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const;
const ALL = LETTERS.join('');
const KEPT_SECONDS = 24 * 60 * 60;

/** Fills an array with random numbers from 0 to 2³²−1. */
export type RandomSource = (into: Uint32Array<ArrayBuffer>) => void;

const webCrypto: RandomSource = (into) => crypto.getRandomValues(into);

/** A password of letters and digits with at least one small letter, one capital and one digit. Throws a `RangeError` below four. */
export function newPassword(length: number = DEFAULT_LENGTH, random: RandomSource = webCrypto): string {
  if (!Number.isInteger(length) || length < LETTERS.length + 1)
    throw new RangeError(`a password of ${length} characters is too short`);
  for (;;) {
    const password = Array.from({ length }, () => ALL[below(ALL.length, random)]).join('');
    // Throwing dice again keeps every allowed password equally likely; placing a digit by force would not.
    if (LETTERS.every((kind) => [...kind].some((letter) => password.includes(letter)))) return password;
  }
}

/**
 * The password of an intent, the same for every try of it. It is kept, not derived: the intent stands in addresses,
 * and who reads one must not know the password of what it makes.
 */
export async function keptPassword(
  intents: IntentStore,
  intent: IntentId,
  random?: RandomSource,
): Promise<string> {
  const key = `password:${intent}`;
  const kept = await intents.recall(key);
  if (kept !== undefined) return kept;
  const password = newPassword(DEFAULT_LENGTH, random);
  await intents.remember(key, password, KEPT_SECONDS);
  return password;
}

/** A number below `limit`, each equally likely. */
function below(limit: number, random: RandomSource): number {
  const highest = Math.floor(2 ** 32 / limit) * limit;
  const into = new Uint32Array(1);
  for (;;) {
    random(into);
    const [value = 0] = into;
    if (value < highest) return value % limit;
  }
}
