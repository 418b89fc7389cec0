import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKeptPage, KEPT } from './packed-pages';
import { processWide } from './process-wide';

/** What Next.js has answered with at an address. */
interface Answer {
  page: string;
  headers: Map<string, number | string | readonly string[]>;
  /** When it was asked, by `performance.now()`. */
  askedAt: number;
}

/** As long as an edge may keep a page. */
const AGAIN_MS = 1_000;

/** Next.js may answer with a page of before the change whoever comes so soon after it: they join a visit that is waiting for the disk. */
const SETTLED_MS = 50;

/** Few addresses are asked for more than once a second; the oldest is forgotten first. */
const MOST_REMEMBERED = 100;

/**
 * Answers a visit for which nobody has anything to say (`documents/plain-visit.ts`) with what Next.js has answered with in the last second, and
 * returns whether it has. Finding a page that is kept is most of what Next.js does for it (docs/decisions/0111).
 */
export function answerAgain(request: IncomingMessage, response: ServerResponse): boolean {
  const answer = request.method === 'GET' ? answers().get(request.url ?? '') : undefined;
  if (!answer || performance.now() - answer.askedAt >= AGAIN_MS || !isSettled(answer)) return false;
  response.setHeaders(answer.headers);
  response.end(answer.page);
  return true;
}

/** Remembers what Next.js answers such a visit with, where it is the same for everyone. To be called before Next.js answers. */
export function rememberAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET') return;
  const { end } = response;
  // Routing takes the language from it.
  const { url = '' } = request;
  const askedAt = performance.now();
  // These are set anew for each visit.
  const before = new Set(response.getHeaderNames());
  response.end = (...args: unknown[]) => {
    const [page] = args;
    if (typeof page === 'string' && isForEveryone(response)) {
      const headers = Object.entries(response.getHeaders()).flatMap(([name, value]) =>
        value === undefined || before.has(name) ? [] : [[name, value] as const],
      );
      remember(url, { page, headers: new Map(headers), askedAt });
    }
    return end.apply(response, args as Parameters<typeof end>);
  };
}

/** A page was made anew: no page is answered with any more that was asked for before. */
export function forgetAnswers(): void {
  lastChange().at = performance.now();
  answers().clear();
}

/** What Next.js is just making anew it answers with as it was before. */
function isForEveryone(response: ServerResponse): boolean {
  const kept = response.getHeader(KEPT) ?? 'HIT';
  return (
    !response.headersSent &&
    response.statusCode === 200 &&
    isKeptPage(response) &&
    kept === 'HIT' &&
    !response.hasHeader('set-cookie')
  );
}

function remember(url: string, answer: Answer): void {
  const all = answers();
  const known = all.get(url);
  if (!isSettled(answer) || (known && known.askedAt > answer.askedAt)) return;
  all.delete(url);
  all.set(url, answer);
  const [oldest] = all.keys();
  if (all.size > MOST_REMEMBERED && oldest !== undefined) all.delete(oldest);
}

function isSettled({ askedAt }: Answer): boolean {
  return askedAt - lastChange().at > SETTLED_MS;
}

function answers(): Map<string, Answer> {
  return processWide('page-answers', () => new Map());
}

function lastChange(): { at: number } {
  return processWide('page-change', () => ({ at: Number.NEGATIVE_INFINITY }));
}
