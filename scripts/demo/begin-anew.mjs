import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../toolchain.mjs';

const LOOK_MS = 1_000;

/**
 * Resets a demonstration from time to time, and at once when somebody makes the file `reset` in its folder: a signal would reach npm, or
 * every process of a unit. One reset after the other. A reset that fails ends everything: whoever keeps the process running starts it
 * again, and with it the first state.
 * @param {{ data: string, minutes: number, reset: () => Promise<void>, end: () => Promise<void> }} demonstration
 */
export function beginAnewAgainAndAgain({ data, minutes, reset, end }) {
  const wish = join(data, 'reset');
  let isResetting = false;
  const resetNow = () => {
    if (isResetting) return;
    isResetting = true;
    const startedAt = Date.now();
    main(async () => {
      rmSync(wish, { force: true });
      try {
        await reset();
      } catch (error) {
        await end();
        throw error;
      }
      isResetting = false;
      console.log(`• Reset in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    });
  };
  // Looked for, not watched: a watcher tells nothing of a file that was made before its first look.
  const timers = [
    setInterval(resetNow, minutes * 60_000),
    setInterval(() => existsSync(wish) && resetNow(), LOOK_MS),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
