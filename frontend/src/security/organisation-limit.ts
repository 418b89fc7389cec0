import { createLimiter, type Limiter } from './limiter';
import { networkOf } from './network-of';

let limiter: Limiter | undefined;

/** Whether one more organisation may be looked up for a visitor: thirty in ten minutes, so that nobody reads the register through us. */
export function mayAskForOrganisation(address: string): Promise<boolean> {
  limiter ??= createLimiter({ points: 30, duration: 10 * 60, name: 'organisation' });
  return limiter.admits(networkOf(address));
}
