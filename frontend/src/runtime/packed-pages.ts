import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { processWide } from './process-wide';

/** A page as it goes over the wire. */
interface PackedPage {
  page: string;
  gzip: Buffer;
  etag: string;
}

/** So many addresses are kept packed, each with its newest page only; the oldest is dropped first. */
const MOST_KEPT = 500;

/** Next.js says so of what it has kept: the same text goes to everyone. */
const KEPT = 'x-nextjs-cache';

/**
 * Packs a page that is the same for everyone once instead of for each visitor, which takes more time than all the rest of its answer,
 * and names it by its content. To be called before Next.js answers; what else is answered is left as it is.
 */
export function keepPacked(request: IncomingMessage, response: ServerResponse): void {
  const { end } = response;
  const answer = (...args: unknown[]) => end.apply(response, args as Parameters<typeof end>);
  response.end = (...args: unknown[]) => {
    const [page] = args;
    if (typeof page !== 'string' || response.headersSent || !isKeptPage(response)) return answer(...args);
    const { etag, gzip } = packed(request.url?.split('?', 1)[0] ?? '', page);
    response.setHeader('etag', etag);
    response.setHeader('vary', 'accept-encoding');
    if (request.headers['if-none-match']?.includes(etag)) {
      response.statusCode = 304;
      response.removeHeader('content-length');
      return answer();
    }
    if (!takesGzip(request)) return answer(...args);
    for (const [name, value] of Object.entries(headersOf(gzip))) response.setHeader(name, value);
    return answer(gzip);
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
  if (!takesGzip(request)) return { body: page, headers: { 'content-length': Buffer.byteLength(page) } };
  const gzip = name === undefined ? gzipSync(page) : packed(name, page).gzip;
  return { body: gzip, headers: headersOf(gzip) };
}

function headersOf(gzip: Buffer) {
  return { 'content-encoding': 'gzip', 'content-length': gzip.length };
}

function takesGzip({ headers }: IncomingMessage): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(headers['accept-encoding'] ?? ''));
}

function packed(name: string, page: string): PackedPage {
  const kept = processWide('packed-pages', () => new Map<string, PackedPage>());
  const known = kept.get(name);
  if (known?.page === page) return known;
  const hash = createHash('sha256').update(page).digest('base64url').slice(0, 22);
  // Weak: it names the page, packed or not.
  const made = { page, gzip: gzipSync(page), etag: `W/"${hash}"` };
  kept.delete(name);
  kept.set(name, made);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return made;
}
