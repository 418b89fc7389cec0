import { processWide } from './process-wide';

/** Those that are noted and never answered, because who sent them has gone, must not add up. */
const MOST_NOTED = 1_000;

const noted = processWide('unreadable-forms', () => new Set<string>());

/**
 * Whether a page failed because nobody can read the form that was sent to it. Next.js makes an error of the page of it, and tells no
 * more than the words of Node.js.
 */
export function isUnreadableForm(error: unknown): boolean {
  return error instanceof Error && error.message === 'Failed to parse body as FormData.';
}

/** Remembers, until it is answered, that a request brought such a form. */
export function noteUnreadableForm(requestId: string): void {
  if (noted.size >= MOST_NOTED) noted.clear();
  noted.add(requestId);
}

/** Whether it did. Asked once: the id of a request is what who sends it says it is. */
export function wasUnreadableForm(requestId: string): boolean {
  return noted.delete(requestId);
}
