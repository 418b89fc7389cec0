import { setTimeout as pause } from 'node:timers/promises';
import { AFTER_CHANGES } from '@vitrina/content-contract/change-event';

interface Context {
  path: string;
  status: number;
  body: unknown;
  request: { body?: unknown };
  response: { get(header: string): string };
  get(header: string): string;
  set(header: string, value: string): void;
}

interface Answer {
  body: string;
  type: string;
}

/** From when the question begins, so that nothing in an answer is older; all instances make their pages within seconds of a change. */
const KEPT_MS = 2_000;
/** Whoever waits longer for another one's answer asks alone: the first may hang on a connection that is dead. */
const PATIENCE_MS = 1_000;
const MOST_KEPT = 200;
/** A page asks for some kilobytes; what is far longer is asked by few. */
const LONGEST = 512 * 1024;
const NUMBERS = /^\d{1,15}(?:,\d{1,15}){0,19}$/;

/**
 * Request coalescing: after a change all instances of the site ask the same, and what one of them is answered is right for all that
 * were told of the same changes, because it was read when these were written. Behind the gate, which knows that it is a question.
 * Whoever names no changes, as the panel and previews, is answered alone.
 */
export default () => {
  const answers = new Map<string, Promise<Answer | undefined>>();
  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    const question = questionOf(ctx);
    if (question === undefined) return next();
    const kept = answers.get(question);
    const shared = kept && (await Promise.race([kept, pause(PATIENCE_MS, undefined, { ref: false })]));
    if (shared !== undefined) return put(ctx, shared);
    const answered = next();
    // Whoever asked first is told what went wrong; for the others there is no answer to share.
    const answer = answered.then(() => answerIn(ctx)).catch(() => undefined);
    keep(answers, question, answer);
    await answered;
  };
};

function questionOf(ctx: Context): string | undefined {
  const changes = ctx.get(AFTER_CHANGES);
  if (ctx.path !== '/graphql' || !NUMBERS.test(changes)) return undefined;
  // Who may read it is a part of it.
  return JSON.stringify([changes, ctx.get('authorization'), ctx.request.body]);
}

function keep(
  answers: Map<string, Promise<Answer | undefined>>,
  question: string,
  answer: Promise<Answer | undefined>,
): void {
  answers.set(question, answer);
  const forget = () => answers.get(question) === answer && answers.delete(question);
  setTimeout(forget, KEPT_MS).unref();
  void answer.then((made) => made ?? forget());
  const [oldest] = answers.keys();
  if (answers.size > MOST_KEPT && oldest !== undefined) answers.delete(oldest);
}

/** Nothing for a failure, which the next one may not meet; GraphQL answers most of them with 200, too. */
function answerIn({ status, body, response }: Context): Answer | undefined {
  if (status !== 200 || typeof body !== 'string' || body.length > LONGEST) return undefined;
  if ('errors' in JSON.parse(body)) return undefined;
  return { body, type: response.get('content-type') };
}

function put(ctx: Context, { body, type }: Answer): void {
  ctx.status = 200;
  ctx.set('content-type', type);
  ctx.body = body;
}
