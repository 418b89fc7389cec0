import type { ReplayedAttempt } from '@vitrina/ordering/replay';

/** What each attempt did then and now, a line for each step; `!` marks what is different. */
export function replayInWords(replayed: readonly ReplayedAttempt[]): string[] {
  return replayed.flatMap(({ name, recorded, replayed: again, isSame }, place) => [
    `${isSame ? 'the same' : 'DIFFERENT'}: attempt ${place + 1} at “${name}”`,
    ...Array.from({ length: Math.max(recorded.length, again.length) }, (_, at) => {
      const [then = 'nothing', now = 'nothing'] = [recorded[at], again[at]];
      return then === now ? `    ${then}` : `  ! then ${then}, now ${now}`;
    }),
  ]);
}
