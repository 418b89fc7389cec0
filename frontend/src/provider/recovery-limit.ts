import 'server-only';
import { createLimiter, type Limiter } from './limiter';

const QUARTER_HOUR = 15 * 60;

let limiters: { perEmail: Limiter; perAddress: Limiter } | undefined;

/** Whether one more letter may go to this e-mail: three in a quarter of an hour, and ten for one visitor. */
export async function mayAskForRecovery(email: string, address: string): Promise<boolean> {
  limiters ??= {
    perEmail: createLimiter({ points: 3, duration: QUARTER_HOUR, name: 'recovery' }),
    perAddress: createLimiter({ points: 10, duration: QUARTER_HOUR, name: 'recovery-from' }),
  };
  const { perEmail, perAddress } = limiters;
  return (await perAddress.admits(address)) && (await perEmail.admits(email.trim().toLowerCase()));
}
