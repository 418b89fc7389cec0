import { createLimiter, type Limiter } from './limiter';
import { networkOf } from './network-of';

let limiter: Limiter | undefined;

/** For how many milliseconds one more question of a program is one too many: sixty a minute, as fast as an assistant works. */
export function waitOfAgent(address: string): Promise<number> {
  limiter ??= createLimiter({ points: 60, duration: 60, name: 'agent-calls' });
  return limiter.waitFor(networkOf(address));
}
