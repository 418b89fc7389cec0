/**
 * What the CMS has just answered, for pages that are made in one wave: after a change of the menu each of them asks for the
 * same menu. A notice of a change begins a new wave, so nothing that is older than the change answers a question after it.
 */
const KEY = Symbol.for('vitrina.kept-answers');
/** Without a wave pages live for a minute; this is far below. */
const KEPT_MS = 1_000;

export function beginWave(): void {
  Reflect.set(globalThis, KEY, new Map<string, Promise<unknown>>());
}

/** The answer to a question, asked at most once a second. A failure is told to who waits for it, and kept for nobody. */
export function keptAnswer<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
  const wave = presentWave();
  const before = wave.get(question);
  if (before) return before as Promise<Answer>;
  const answer = ask();
  const forget = () => void wave.delete(question);
  wave.set(question, answer);
  setTimeout(forget, KEPT_MS).unref();
  answer.catch(forget);
  return answer;
}

/** Both routers and the routes of the API are bundled apart, so a variable of this file would be three. */
function presentWave(): Map<string, Promise<unknown>> {
  if (!(Reflect.get(globalThis, KEY) instanceof Map)) beginWave();
  return Reflect.get(globalThis, KEY);
}
