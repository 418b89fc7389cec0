import { processWide } from '~/runtime/process-wide';

/**
 * What the CMS has just answered, for pages that are made in one wave: after a change of the menu each of them asks for the
 * same menu. A notice of a change begins a new wave, so nothing that is older than the change answers a question after it.
 */
function present(): { wave: Map<string, Promise<unknown>> } {
  return processWide('kept-answers', () => ({ wave: new Map() }));
}

/** Without a wave pages live for a minute; this is far below. */
const KEPT_MS = 1_000;

export function beginWave(): void {
  present().wave = new Map();
}

/** The answer to a question, asked at most once a second. A failure is told to who waits for it, and kept for nobody. */
export function keptAnswer<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
  const { wave } = present();
  const before = wave.get(question);
  if (before) return before as Promise<Answer>;
  const answer = ask();
  const forget = () => void wave.delete(question);
  wave.set(question, answer);
  setTimeout(forget, KEPT_MS).unref();
  answer.catch(forget);
  return answer;
}
