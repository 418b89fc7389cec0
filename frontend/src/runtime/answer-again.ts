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

/** So many pages are known by when they were made anew; with one more, the oldest counts for all of them. */
const MOST_CHANGES = 500;

/**
 * Answers a visit for which nobody has anything to say (`documents/plain-visit.ts`) with what Next.js has answered with in the last second, and
 * returns whether it has. Finding a page that is kept is most of what Next.js does for it (docs/decisions/0111).
 */
export function answerAgain(request: IncomingMessage, response: ServerResponse): boolean {
  const answer = request.method === 'GET' ? answers().get(request.url ?? '') : undefined;
  if (!answer || performance.now() - answer.askedAt >= AGAIN_MS) return false;
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

/** Any page may be another one now: none is answered with any more that was asked for before. */
export function forgetAnswers(): void {
  const known = changes();
  known.ofAny = performance.now();
  known.ofPages.clear();
  answers().clear();
}

/** One page was made anew: all others are still answered with from memory. */
export function forgetAnswer(page: string): void {
  const { ofPages } = changes();
  answers().delete(page);
  ofPages.delete(page);
  ofPages.set(page, performance.now());
  const [oldest] = ofPages;
  if (ofPages.size <= MOST_CHANGES || !oldest) return;
  ofPages.delete(oldest[0]);
  changes().ofAny = Math.max(changes().ofAny, oldest[1]);
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
  if (!isSettled(url, answer) || (known && known.askedAt > answer.askedAt)) return;
  all.delete(url);
  all.set(url, answer);
  const [oldest] = all.keys();
  if (all.size > MOST_REMEMBERED && oldest !== undefined) all.delete(oldest);
}

/** An answer that may be of before the last change is answered with once, and who asks next asks anew. */
function isSettled(url: string, { askedAt }: Answer): boolean {
  const { ofAny, ofPages } = changes();
  return askedAt - Math.max(ofAny, ofPages.get(url) ?? ofAny) > SETTLED_MS;
}

function answers(): Map<string, Answer> {
  return processWide('page-answers', () => new Map());
}

/** When what is answered changed last, by `performance.now()`. */
interface Changes {
  ofAny: number;
  /** By page, the last at the end. */
  ofPages: Map<string, number>;
}

function changes(): Changes {
  return processWide('page-changes', () => ({ ofAny: Number.NEGATIVE_INFINITY, ofPages: new Map() }));
}
