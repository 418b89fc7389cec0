import 'server-only';
import { createLimiter, type Limiter } from './limiter';

let limiter: Limiter | undefined;

/** Whether one more request in writing may come from this address: five an hour. */
export function mayAskForServer(address: string): Promise<boolean> {
  limiter ??= createLimiter({ points: 5, duration: 60 * 60, name: 'server-requests' });
  return limiter.admits(address);
}
