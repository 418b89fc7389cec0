import { createLimiter, type Limiter } from './limiter';
import { networkOf } from './network-of';

let visitors: Limiter | undefined;
let repeats: Limiter | undefined;

/** Whether one more request in writing may come from this address: five an hour, each of which may be sent again. */
export async function mayLeaveRequest(address: string, request: string): Promise<boolean> {
  visitors ??= createLimiter({ points: 5, duration: 60 * 60, name: 'requests' });
  repeats ??= createLimiter({ points: 1, duration: 60 * 60, name: 'request-repeats' });
  const isFirst = await repeats.admits(request);
  return !isFirst || visitors.admits(networkOf(address));
}
