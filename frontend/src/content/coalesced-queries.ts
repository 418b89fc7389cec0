import { processWide } from '~/runtime/process-wide';

/**
 * Query coalescing: what the CMS has just answered, for pages that are made together. After a change of the menu each of them asks
 * for the same menu. A notice of a change invalidates it all, so nothing older than the change answers a question after it.
 */
function present(): { answers: Map<string, Promise<unknown>> } {
  return processWide('coalesced-queries', () => ({ answers: new Map() }));
}

/** Without a change pages live for a minute; this is far below. */
const KEPT_MS = 1_000;

export function invalidateQueries(): void {
  present().answers = new Map();
}

/** The answer to a question, asked at most once a second. A failure is told to who waits for it, and kept for nobody. */
export function coalesced<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
  const { answers } = present();
  const before = answers.get(question);
  if (before) return before as Promise<Answer>;
  const answer = ask();
  const forget = () => void answers.delete(question);
  answers.set(question, answer);
  setTimeout(forget, KEPT_MS).unref();
  answer.catch(forget);
  return answer;
}
