const SECOND_MS = 1_000;
const PAUSES_MS = [1, 5, 30, 120, 600].map((seconds) => seconds * SECOND_MS);
/** Also when the landing service itself asks for a longer one: somebody waits for an answer to the request. */
export const LONGEST_PAUSE_MS = 1_800 * SECOND_MS;

/** How long the landing service is left alone after so many tries in a row that it did not answer. */
export function pauseAfter(attempts: number): number {
  return PAUSES_MS[attempts - 1] ?? LONGEST_PAUSE_MS;
}
