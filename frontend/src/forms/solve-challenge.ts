import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** A browser that needs longer is better served by the slower way. */
const LONGEST_MS = 20_000;

/**
 * Works on a task of the site until it is solved. The browser derives keys on a thread of its own, so the page goes on
 * answering. '' when it cannot be done: outside a secure context, or in too long a time.
 */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: LONGEST_MS });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : '';
}
