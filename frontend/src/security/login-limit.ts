import { createLimiter, type Limit, type Limiter } from './limiter';
import { loginNameKey } from './login-name';
import { networkOf } from './network-of';

const FIVE_MINUTES = 5 * 60;
const TEN_MINUTES = 10 * 60;

/** Failed tries only, and SMS; docs/operations.md tells these figures. */
const LIMITS = {
  /** At one account from one address. */
  pair: { points: 10, duration: FIVE_MINUTES, name: 'login' },
  /** The same of a browser in which somebody has logged in to the account before. */
  device: { points: 10, duration: FIVE_MINUTES, name: 'login-device' },
  /** At all accounts from one address. */
  address: { points: 20, duration: TEN_MINUTES, name: 'login-from' },
  /** At one account from all addresses: the next ones have to prove their work. */
  name: { points: 20, duration: TEN_MINUTES, name: 'login-name' },
  /** At all accounts from all addresses: the same. */
  site: { points: 200, duration: TEN_MINUTES, name: 'login-site' },
  /** SMS with codes to one customer, for those who have the password: nobody's phone is to be flooded. */
  codes: { points: 10, duration: FIVE_MINUTES, name: 'login-codes' },
} as const satisfies Record<string, Limit>;

export interface LoginTry {
  /** As it was typed. */
  name: string;
  address: string;
  /** See `knownDevice`. */
  device: string | undefined;
}

/**
 * What has become of a try that was let through. `half`: the password was right, and a code was sent. `undecided`: nobody has
 * said whether it was right.
 */
export type LoginEnd = 'in' | 'half' | 'wrong' | 'undecided';

export interface Wait {
  kind: 'wait';
  milliseconds: number;
}

/** `needsProof`: only with a proof of work, or by the slow path. It must be ended, whatever becomes of it. */
interface LoginPermission {
  kind: 'go';
  needsProof: boolean;
  end: (how: LoginEnd) => Promise<void>;
}

/**
 * Whether one more try to log in is allowed (docs/decisions/0041). A try counts from its beginning, so that a hundred at
 * once are a hundred, and is given back when it was no failure. Guesses of strangers use up no try of a known device, and
 * from elsewhere they only make others prove their work.
 */
export async function beginLogin(attempt: LoginTry): Promise<Wait | LoginPermission> {
  const { device: known, address: addresses, pair, name: names, site, codes } = open();
  const { device } = attempt;
  const [key, network] = [loginNameKey(attempt.name), networkOf(attempt.address)];
  const paired = pairOf(attempt);
  const own = device && (await known.admits(device)) ? { limiter: known, key: device } : undefined;
  if (own) return { kind: 'go', needsProof: false, end: (how) => endLogin(how, key, own, []) };

  const wait = await pair.waitFor(paired);
  if (wait > 0) return { kind: 'wait', milliseconds: wait };
  // Nothing is tried at the provider by who has to wait for one of these, so it counts as no failure.
  const waitOfPhone = await codes.remainingWait(key);
  const waitOfAddress = waitOfPhone > 0 ? 0 : await addresses.waitFor(network);
  if (waitOfAddress > 0 || waitOfPhone > 0) {
    await pair.giveBack(paired);
    return { kind: 'wait', milliseconds: Math.max(waitOfAddress, waitOfPhone) };
  }
  const [isNameQuiet, isSiteQuiet] = await Promise.all([names.admits(key), site.admits('all')]);
  const others = [
    { limiter: addresses, key: network },
    { limiter: names, key },
    { limiter: site, key: 'all' },
  ];
  return {
    kind: 'go',
    needsProof: !isNameQuiet || !isSiteQuiet,
    end: (how) => endLogin(how, key, { limiter: pair, key: paired }, others),
  };
}

interface Counted {
  limiter: Limiter;
  key: string;
}

async function endLogin(
  how: LoginEnd,
  name: string,
  own: Counted,
  others: readonly Counted[],
): Promise<void> {
  if (how === 'wrong') return;
  await Promise.all([
    how === 'in' && own.limiter.forget(own.key),
    how === 'undecided' && own.limiter.giveBack(own.key),
    how === 'half' && open().codes.admits(name),
    ...others.map(({ limiter, key }) => limiter.giveBack(key)),
  ]);
}

/** Whether one more code may be sent to the phone of this customer. */
export async function beginCodeAgain(name: string): Promise<Wait | { kind: 'go' }> {
  const wait = await open().codes.waitFor(loginNameKey(name));
  return wait > 0 ? { kind: 'wait', milliseconds: wait } : { kind: 'go' };
}

/** Whoever has logged in with a code has not been guessing at the password before. */
export async function forgetLoginTries(attempt: LoginTry): Promise<void> {
  const { pair, device, codes } = open();
  await Promise.all([
    pair.forget(pairOf(attempt)),
    codes.forget(loginNameKey(attempt.name)),
    attempt.device && device.forget(attempt.device),
  ]);
}

/** One failed try from an address; codes of SMS count there as well. */
export function countLoginFrom(address: string): Promise<number> {
  return open().address.waitFor(networkOf(address));
}

export function giveBackLoginFrom(address: string): Promise<void> {
  return open().address.giveBack(networkOf(address));
}

function pairOf({ name, address }: LoginTry): string {
  return `${loginNameKey(name)}@${networkOf(address)}`;
}

let limiters: Record<keyof typeof LIMITS, Limiter> | undefined;

function open(): Record<keyof typeof LIMITS, Limiter> {
  limiters ??= {
    pair: createLimiter(LIMITS.pair),
    device: createLimiter(LIMITS.device),
    address: createLimiter(LIMITS.address),
    name: createLimiter(LIMITS.name),
    site: createLimiter(LIMITS.site),
    codes: createLimiter(LIMITS.codes),
  };
  return limiters;
}
