import { keysWith, LOGIN_LIMITS, type LoginTry } from '../guard-logins';
import { type Limit, type Limiters, secondsToWait } from '../limiters';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * How often somebody who knows the password may try codes (docs/decisions/0070). Three of a million are right at any moment: at fifty a day
 * from wherever, a month of guessing finds one in half a percent of cases. Nobody reaches this door without the password, so
 * strangers cannot use the tries of an account up.
 */
export const CODE_LIMITS = {
  accountFromAddress: { name: 'code-account-address', points: 5, duration: 15 * MINUTE },
  account: { name: 'code-account', points: 50, duration: DAY },
} as const satisfies Record<string, Limit>;

interface CodeGuard {
  /** Counts a try; 0 when it may go on, otherwise after how many seconds the next one may. */
  admit(tried: LoginTry): Promise<number>;
  succeeded(tried: LoginTry): Promise<void>;
}

export function guardCodes(limiters: Limiters, secret: string): CodeGuard {
  const { accountFromAddress, account } = CODE_LIMITS;
  return {
    async admit(tried) {
      const keys = keysWith(secret, tried);
      // A thief of the password does not keep its owner out where they usually log in.
      const isKnown = async () => (await limiters(LOGIN_LIMITS.known).get(keys.both)) !== null;
      return (
        (await secondsToWait(limiters(accountFromAddress), keys.both)) ||
        ((await isKnown()) ? 0 : secondsToWait(limiters(account), keys.account))
      );
    },
    async succeeded(tried) {
      const keys = keysWith(secret, tried);
      await limiters(accountFromAddress).delete(keys.both);
      if ((await limiters(LOGIN_LIMITS.known).get(keys.both)) === null)
        await limiters(account).reward(keys.account);
    },
  };
}
