import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { processWide } from './process-wide';

/** A page as it goes over the wire. */
interface PackedPage {
  page: string;
  etag: string;
  /** By encoding, each from its first visitor on. */
  bodies: Map<Encoding, Buffer>;
}

type Encoding = keyof typeof PACK;

/** Best first. Of this quality Brotli takes milliseconds of whoever comes first, of the highest tenths of a second for a few bytes more. */
const PACK = {
  br: (page: string) =>
    brotliCompressSync(page, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (page: string) => gzipSync(page),
};
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** So many addresses are kept packed, each with its newest page only; the oldest is dropped first. */
const MOST_KEPT = 500;

/** So many addresses that somebody has just looked at are known. */
const MOST_VISITS = 8;

/** As which the site's own question bears that it is no visit (rendering/refresh-edge.ts). */
export const NO_VISIT = 'x-edge-refresh';

/** Next.js says so of what it has kept: the same text goes to everyone. */
const KEPT = 'x-nextjs-cache';

/**
 * How long an edge may answer with it: a second, and two more while it fetches a newer one. Next.js would say a minute and a year, by
 * which whoever comes after a quiet night would see the page of the evening (docs/decisions/0080).
 */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=2';

/**
 * Packs a page that is the same for everyone once instead of for each visitor, which takes more time than all the rest of its answer,
 * and names it by its content. To be called before Next.js answers; what else is answered is left as it is.
 */
export function keepPacked(request: IncomingMessage, response: ServerResponse): void {
  const { end } = response;
  const answer = (...args: unknown[]) => end.apply(response, args as Parameters<typeof end>);
  response.end = (...args: unknown[]) => {
    const [page] = args;
    if (response.headersSent || !isKeptPage(response)) return answer(...args);
    response.setHeader('cache-control', SHARED);
    if (typeof page !== 'string') return answer(...args);
    const address = request.url?.split('?', 1)[0] ?? '';
    if (!(NO_VISIT in request.headers)) noteVisit(address);
    const kept = packed(address, page);
    response.setHeader('etag', kept.etag);
    response.setHeader('vary', 'accept-encoding');
    if (request.headers['if-none-match']?.includes(kept.etag)) {
      response.statusCode = 304;
      response.removeHeader('content-length');
      return answer();
    }
    const encoding = encodingFor(request);
    if (!encoding) return answer(...args);
    const body = bodyOf(kept, encoding);
    for (const [name, value] of Object.entries(headersOf(body, encoding))) response.setHeader(name, value);
    return answer(body);
  };
}

/** What is packed here: nothing else must pack it, or name another encoding for it. */
export function isKeptPage(response: ServerResponse): boolean {
  return (
    (response.statusCode === 200 || response.statusCode === 304) &&
    response.hasHeader(KEPT) &&
    String(response.getHeader('content-type')).startsWith('text/html')
  );
}

/**
 * The same for a page that is put in the place of an answer: its body and the headers that belong to it. It is kept under its name, if
 * it has one.
 */
export function packedFor(
  request: IncomingMessage,
  page: string,
  name?: string,
): { body: string | Buffer; headers: OutgoingHttpHeaders } {
  const encoding = encodingFor(request);
  if (!encoding) return { body: page, headers: { 'content-length': Buffer.byteLength(page) } };
  const body = name === undefined ? packOnce(page, encoding) : bodyOf(packed(name, page), encoding);
  return { body, headers: headersOf(body, encoding) };
}

/** For a single answer: what is asked often, as addresses that lead nowhere are, must not take milliseconds each time. */
function packOnce(page: string, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(page, { level: 1 });
  return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
}

function headersOf(body: Buffer, encoding: Encoding) {
  return { 'content-encoding': encoding, 'content-length': body.length };
}

function encodingFor({ headers }: IncomingMessage): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim());
  const isAccepted = (encoding: Encoding) =>
    accepted.some((entry) => /^([\w-]+)(?!\s*;\s*q=0(?:\.0*)?$)/.exec(entry)?.[1] === encoding);
  return ENCODINGS.find(isAccepted);
}

function bodyOf({ page, bodies }: PackedPage, encoding: Encoding): Buffer {
  const body = bodies.get(encoding) ?? PACK[encoding](page);
  bodies.set(encoding, body);
  return body;
}

/** The addresses that somebody has looked at last, the latest first. */
export function lastVisited(): string[] {
  return [...visits()].reverse();
}

function noteVisit(address: string): void {
  const known = visits();
  known.delete(address);
  known.add(address);
  const [oldest] = known;
  if (known.size > MOST_VISITS && oldest !== undefined) known.delete(oldest);
}

function visits(): Set<string> {
  return processWide('last-visits', () => new Set());
}

function packed(name: string, page: string): PackedPage {
  const kept = processWide('packed-pages', () => new Map<string, PackedPage>());
  const known = kept.get(name);
  if (known?.page === page) return known;
  const hash = createHash('sha256').update(page).digest('base64url').slice(0, 22);
  // Weak: it names the page, packed or not.
  const made = { page, etag: `W/"${hash}"`, bodies: new Map<Encoding, Buffer>() };
  kept.delete(name);
  kept.set(name, made);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return made;
}
