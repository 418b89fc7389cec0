import { isbot } from 'isbot';
import { createLimiter, type Limiter } from '~/security/limiter';
import { networkOf } from '~/security/network-of';

const MINUTE = 60;

let limiters: Record<'network' | 'all', Limiter> | undefined;

/** Whether one more message of a browser counts: 300 in ten minutes from a network, as from an office, 6,000 a minute from all. */
export async function mayCount(address: string): Promise<boolean> {
  limiters ??= {
    network: createLimiter({ points: 300, duration: 10 * MINUTE, name: 'counts' }),
    all: createLimiter({ points: 6_000, duration: MINUTE, name: 'counts-site' }),
  };
  return (await limiters.network.admits(networkOf(address))) && limiters.all.admits('all');
}

/** Programs are no visitors, and who asks not to be counted is not. */
export function countsNothingOf(headers: Headers): boolean {
  return (
    headers.get('dnt') === '1' || headers.get('sec-gpc') === '1' || isbot(headers.get('user-agent') || 'bot')
  );
}
