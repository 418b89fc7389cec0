import { createLimiter, type Limiter } from '~/security/limiter';
import { networkOf } from '~/security/network-of';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

let limiters: Record<'votes' | 'allVotes' | 'readings' | 'allReadings' | 'views', Limiter> | undefined;

/** For how many milliseconds one more vote is one too many: 30 in ten minutes from a network, 600 a minute from all. */
export async function waitOfVoter(address: string): Promise<number> {
  const { votes, allVotes } = open();
  return (await votes.waitFor(networkOf(address))) || allVotes.waitFor('all');
}

/** Whether one more page may ask for its figures: 600 in ten minutes from a network, 12,000 a minute from all. */
export async function mayAskForFigures(address: string): Promise<boolean> {
  const { readings, allReadings } = open();
  return (await readings.admits(networkOf(address))) && allReadings.admits('all');
}

/** Whether one more view of an article counts: 30 an hour from a network, as from an office. */
export function countsView(address: string, article: string): Promise<boolean> {
  return open().views.admits(`${networkOf(address)}:${article}`);
}

function open() {
  limiters ??= {
    votes: createLimiter({ points: 30, duration: 10 * MINUTE, name: 'votes' }),
    allVotes: createLimiter({ points: 600, duration: MINUTE, name: 'votes-site' }),
    readings: createLimiter({ points: 600, duration: 10 * MINUTE, name: 'readings' }),
    allReadings: createLimiter({ points: 12_000, duration: MINUTE, name: 'readings-site' }),
    views: createLimiter({ points: 30, duration: HOUR, name: 'views' }),
  };
  return limiters;
}
