import { randomInt } from 'node:crypto';

const LIFETIME_MS = 5 * 60_000;
const TRIES = 5;

export type SmsCodes = ReturnType<typeof smsCodes>;

/** Codes of logins that wait for their second step. Kept in memory: after a restart a code is asked for again. */
export function smsCodes(now: () => Date) {
  const waiting = new Map<number, { code: string; until: number; triesLeft: number }>();

  return {
    /** A new code for a customer; an earlier one no longer fits. */
    issue(customerId: number): string {
      const code = String(randomInt(10_000)).padStart(4, '0');
      waiting.set(customerId, { code, until: now().getTime() + LIFETIME_MS, triesLeft: TRIES });
      return code;
    },

    /** Whether it is the code. The right one is spent, and so is one that was guessed at five times. */
    redeem(customerId: number, code: string): boolean {
      const issued = waiting.get(customerId);
      if (!issued || issued.until <= now().getTime()) return false;
      issued.triesLeft -= 1;
      const isRight = issued.code === code;
      if (isRight || issued.triesLeft === 0) waiting.delete(customerId);
      return isRight;
    },

    forget: () => waiting.clear(),
  };
}
