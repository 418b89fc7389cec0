/** Longer than any question that makes sense here. */
export const MOST_CHARACTERS = 100;

/** What was asked for: one line, cut where it is too long to be a question. */
export function toQuery(typed: string | null): string {
  return [...(typed ?? '').trim().replaceAll(/\s+/g, ' ')].slice(0, MOST_CHARACTERS).join('');
}
