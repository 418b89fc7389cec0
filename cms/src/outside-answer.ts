/** What became of something that was told to a service outside. */
export type Outcome =
  | { status: 'taken' }
  /** Another try may go better. */
  | { status: 'postponed'; reason: string; pauseMs?: number }
  /** So would any other try be. */
  | { status: 'refused'; reason: string };

const LONGEST_PAUSE_MS = 86_400_000;

/** What an answer means. Of those that blame the request, `later` are the ones that another try may get past. */
export function outcomeOf(
  { ok, status, headers }: Response,
  later: readonly number[],
  longestPauseMs = LONGEST_PAUSE_MS,
): Outcome {
  if (ok) return { status: 'taken' };
  const reason = `it answered ${status}`;
  if (status >= 400 && status < 500 && !later.includes(status)) return { status: 'refused', reason };
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds > 0
    ? { status: 'postponed', reason, pauseMs: Math.min(seconds * 1_000, longestPauseMs) }
    : { status: 'postponed', reason };
}

/** Why nothing was answered: the cause, where the error itself says no more than that it failed. */
export function whyNotAnswered(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}
