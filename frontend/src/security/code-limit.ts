import { scrypt } from 'node:crypto';
import { env } from '~/runtime/env';
import { createLimiter, type Limiter } from './limiter';
import { countLoginFrom, forgetLoginTries, giveBackLoginFrom, type LoginTry, type Wait } from './login-limit';

const DAY = 24 * 60 * 60;
const WRONG_CODES = { points: 10, duration: DAY };

interface CodeTry extends LoginTry {
  /** It was right, or there would be no code. */
  password: string;
}

/** Whether it is the account that has to wait, or everybody at this address. */
type CodeWait = Wait & { of: 'account' | 'address' };

interface CodePermission {
  kind: 'go';
  end: (how: 'in' | 'wrong' | 'undecided') => Promise<void>;
}

let limiters: { account: Limiter; device: Limiter } | undefined;

/**
 * Whether one more code of an SMS may be tried: ten wrong ones a day. The provider does not say whose code it waits for, and
 * one account has several names. What all of them have in common is the password that was right: it counts for the account,
 * so a new password also begins anew. A known device has tries of its own here too.
 */
export async function beginCode(attempt: CodeTry): Promise<CodeWait | CodePermission> {
  limiters ??= {
    account: createLimiter({ ...WRONG_CODES, name: 'sms-code' }),
    device: createLimiter({ ...WRONG_CODES, name: 'sms-code-device' }),
  };
  const account = await accountOf(attempt.password);
  const [limiter, key] = attempt.device
    ? [limiters.device, `${attempt.device}:${account}`]
    : [limiters.account, account];
  const wait = await limiter.waitFor(key);
  if (wait > 0) return { kind: 'wait', of: 'account', milliseconds: wait };
  const { address } = attempt;
  const waitOfAddress = attempt.device ? 0 : await countLoginFrom(address);
  if (waitOfAddress > 0) {
    await limiter.giveBack(key);
    return { kind: 'wait', of: 'address', milliseconds: waitOfAddress };
  }
  return {
    kind: 'go',
    end: async (how) => {
      if (how === 'wrong') return;
      await Promise.all([
        how === 'in' ? limiter.forget(key) : limiter.giveBack(key),
        how === 'in' && forgetLoginTries(attempt),
        !attempt.device && giveBackLoginFrom(address),
      ]);
    },
  };
}

/** Slow to compute and salted with the secret: whoever reads the counters learns nothing of a password. */
function accountOf(password: string): Promise<string> {
  const salt = `sms-code:${env().SESSION_SECRET}`;
  return new Promise((resolve, reject) =>
    scrypt(password, salt, 16, { cost: 4_096 }, (error, key) =>
      error ? reject(error) : resolve(key.toString('base64url')),
    ),
  );
}
