import { createLimiter, type Limiter } from './limiter';
import { loginNameKey } from './login-name';
import { networkOf } from './network-of';

const QUARTER_HOUR = 15 * 60;

/** `needsProof`: so many ask that some may be programs. */
type RecoveryPermission = { kind: 'wait'; milliseconds: number } | { kind: 'go'; needsProof: boolean };

let limiters: { perEmail: Limiter; perAddress: Limiter; together: Limiter } | undefined;

/** Whether one more may ask for a letter: ten in a quarter of an hour from one address, 100 from all without a proof. */
export async function mayAskForRecovery(address: string): Promise<RecoveryPermission> {
  const { perAddress, together } = open();
  const wait = await perAddress.waitFor(networkOf(address));
  if (wait > 0) return { kind: 'wait', milliseconds: wait };
  return { kind: 'go', needsProof: !(await together.admits('all')) };
}

/**
 * Whether one more letter may go to this e-mail: three in a quarter of an hour. To be asked last, because whoever is refused
 * before must not use up the letters of somebody else.
 */
export function mayWriteTo(email: string): Promise<boolean> {
  return open().perEmail.admits(loginNameKey(email));
}

function open() {
  limiters ??= {
    perEmail: createLimiter({ points: 3, duration: QUARTER_HOUR, name: 'recovery' }),
    perAddress: createLimiter({ points: 10, duration: QUARTER_HOUR, name: 'recovery-from' }),
    together: createLimiter({ points: 100, duration: QUARTER_HOUR, name: 'recovery-site' }),
  };
  return limiters;
}
