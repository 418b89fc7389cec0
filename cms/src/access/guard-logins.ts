import { createHmac } from 'node:crypto';
import { type Limit, type Limiters, secondsToWait } from './limiters';
import { networkOf } from './visitor-address';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * How often somebody may try to log in (docs/decisions/0038). One address tries one account a few times, and one address a few
 * accounts; those two stop who guesses from one place. An account and the CMS as a whole bear far more tries, which stop who
 * guesses from many places: more than one address can make, so that a single stranger cannot keep an editor out.
 */
export const LOGIN_LIMITS = {
  accountFromAddress: { name: 'login-account-address', points: 5, duration: 15 * MINUTE },
  address: { name: 'login-address', points: 30, duration: 15 * MINUTE },
  account: { name: 'login-account', points: 100, duration: 60 * MINUTE },
  everybody: { name: 'login-everybody', points: 600, duration: 10 * MINUTE },
  /** Where somebody has logged in, guesses of others do not keep them out. A timer of Node is no longer than 24 days. */
  known: { name: 'login-known', points: 1, duration: 14 * DAY },
} as const satisfies Record<string, Limit>;

export interface LoginTry {
  email: string;
  address: string;
}

interface LoginGuard {
  /** Counts a try; 0 when it may go on, otherwise after how many seconds the next one may. */
  admit(tried: LoginTry): Promise<number>;
  /** Takes the try back: who knows the password is not guessing. A second factor may still be wanted. */
  knewPassword(tried: LoginTry): Promise<void>;
  /** Takes the try back, and remembers for a while that this is where the account logs in. */
  succeeded(tried: LoginTry): Promise<void>;
}

/** `secret` keeps e-mails and addresses out of where the counts are kept. */
export function guardLogins(limiters: Limiters, secret: string): LoginGuard {
  const limiter = (limit: Limit) => limiters(limit);
  const keysOf = (tried: LoginTry) => keysWith(secret, tried);
  return {
    async admit(tried) {
      const { account, address, both } = keysOf(tried);
      // What is refused at one is not counted at the next: whoever is stopped here does not use up what others share.
      const isKnown = async () => (await limiter(LOGIN_LIMITS.known).get(both)) !== null;
      return (
        (await secondsToWait(limiter(LOGIN_LIMITS.accountFromAddress), both)) ||
        (await secondsToWait(limiter(LOGIN_LIMITS.address), address)) ||
        ((await isKnown())
          ? 0
          : (await secondsToWait(limiter(LOGIN_LIMITS.account), account)) ||
            (await secondsToWait(limiter(LOGIN_LIMITS.everybody), EVERYBODY)))
      );
    },
    knewPassword,
    async succeeded(tried) {
      await knewPassword(tried);
      const { known } = LOGIN_LIMITS;
      await limiter(known).set(keysOf(tried).both, 1, known.duration);
    },
  };

  async function knewPassword(tried: LoginTry): Promise<void> {
    const { account, address, both } = keysOf(tried);
    await limiter(LOGIN_LIMITS.accountFromAddress).delete(both);
    await limiter(LOGIN_LIMITS.address).reward(address);
    if ((await limiter(LOGIN_LIMITS.known).get(both)) !== null) return;
    await limiter(LOGIN_LIMITS.account).reward(account);
    await limiter(LOGIN_LIMITS.everybody).reward(EVERYBODY);
  }
}

const EVERYBODY = 'everybody';

export interface Keys {
  account: string;
  address: string;
  both: string;
}

/** By whom is counted: one account however it is written, one network however many addresses it has. */
export function keysWith(secret: string, { email, address }: LoginTry): Keys {
  const name = email.trim().toLowerCase();
  const network = networkOf(address);
  const key = (...parts: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  return {
    account: key('account', name),
    address: key('address', network),
    both: key('both', name, network),
  };
}
