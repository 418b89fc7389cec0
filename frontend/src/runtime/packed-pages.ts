import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { processWide } from './process-wide';

/** A page as it goes over the wire. */
interface PackedPage {
  gzip: Buffer;
  etag: string;
}

/** So many pages are kept packed, the oldest dropped first: some 40 KB each, and as much again as text. */
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
    if (typeof page !== 'string' || !isKeptPage(response)) return answer(...args);
    const { etag, gzip } = packed(page);
    response.setHeader('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) {
      response.statusCode = 304;
      return answer();
    }
    if (!takesGzip(request)) return answer(...args);
    for (const [name, value] of Object.entries(headersOf(gzip))) response.setHeader(name, value);
    return answer(gzip);
  };
}

function isKeptPage(response: ServerResponse): boolean {
  const isKept = response.statusCode === 200 && response.hasHeader(KEPT) && !response.headersSent;
  return isKept && String(response.getHeader('content-type')).startsWith('text/html');
}

/** The same for a page that is put in the place of an answer: its body and the headers that belong to it. */
export function packedFor(
  request: IncomingMessage,
  page: string,
): { body: string | Buffer; headers: OutgoingHttpHeaders } {
  if (!takesGzip(request)) return { body: page, headers: { 'content-length': Buffer.byteLength(page) } };
  const { gzip } = packed(page);
  return { body: gzip, headers: headersOf(gzip) };
}

/** That it depends on what is taken is said by what packs all other answers. */
function headersOf(gzip: Buffer) {
  return { 'content-encoding': 'gzip', 'content-length': gzip.length };
}

function takesGzip({ headers }: IncomingMessage): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(headers['accept-encoding'] ?? ''));
}

function packed(page: string): PackedPage {
  const kept = processWide('packed-pages', () => new Map<string, PackedPage>());
  const known = kept.get(page);
  if (known) return known;
  const made = {
    gzip: gzipSync(page),
    etag: `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`,
  };
  kept.set(page, made);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return made;
}
