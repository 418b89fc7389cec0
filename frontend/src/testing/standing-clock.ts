import { beforeEach, onTestFinished, vi } from 'vitest';

/** `performance.now()` in each test of a file: it stands still, at ten seconds, unless the test moves it. */
export function standingClock(): { now: number } {
  const clock = { now: 0 };
  beforeEach(() => {
    clock.now = 10_000;
    const standing = vi.spyOn(performance, 'now').mockImplementation(() => clock.now);
    onTestFinished(() => standing.mockRestore());
  });
  return clock;
}
