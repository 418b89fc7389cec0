import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import PQueue from 'p-queue';
import { log } from './log';
import { processWide } from './process-wide';

/** A page as it goes over the wire. */
interface PackedPage {
  name: string;
  page: string;
  etag: string;
  /** By encoding, each from its first visitor on. */
  bodies: Map<Encoding, Buffer>;
  /** To be packed smaller. */
  wasQueued: boolean;
}

type Encoding = keyof typeof PACK;

/** Best first, each with how much time it takes, from 1 up. */
const PACK = {
  br: (page: string, quality: number) => brotliCompressSync(page, brotliOf(quality)),
  gzip: (page: string, quality: number) => gzipSync(page, { level: quality }),
};
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

type Quality = Record<Encoding, number>;
/** Of this quality Brotli takes milliseconds of whoever comes first. */
const KEPT_QUALITY: Quality = { br: 5, gzip: 6 };
/** A tenth less, for 75 ms of a thread beside; the highest takes three times as long for a hundredth more. */
const SMALLER_BROTLI = 10;
/** Of pages that are made anew for everybody who asks. */
const VISIT_QUALITY: Quality = { br: 4, gzip: 4 };
/** What is asked often, as addresses that lead nowhere are, must not take milliseconds each time. */
const LEAST_QUALITY: Quality = { br: 1, gzip: 1 };

/** So many addresses are kept packed, each with its newest page only; the oldest is dropped first. */
const MOST_KEPT = 500;

/** So many addresses that somebody has just looked at are known. */
const MOST_VISITS = 8;

/** As which the site's own question bears that it is no visit (rendering/refresh-edge.ts). */
export const NO_VISIT = 'x-edge-refresh';

/** Next.js says so of what it has kept: the same text goes to everyone. */
export const KEPT = 'x-nextjs-cache';

/**
 * How long an edge may answer with it: a second, and two more while it fetches a newer one. Next.js would say a minute and a year, by
 * which whoever comes after a quiet night would see the page of the evening (docs/decisions/0080).
 */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=2';

/**
 * Packs a page that is the same for everyone once instead of for each visitor, which takes more time than all the rest of its answer,
 * and names it by its content. A page of one visit is packed in one piece, in half the time that packing it as it flows would take.
 * To be called before Next.js answers; what else is answered is left as it is.
 */
export function keepPacked(request: IncomingMessage, response: ServerResponse): void {
  const { end } = response;
  const answer = (...args: unknown[]) => end.apply(response, args as Parameters<typeof end>);
  // Routing takes the language from it.
  const address = request.url?.split('?', 1)[0] ?? '';
  response.end = (...args: unknown[]) => {
    const [page] = args;
    if (response.headersSent) return answer(...args);
    const isKept = isKeptPage(response);
    if (isKept) response.setHeader('vary', 'accept-encoding');
    if (isKept && response.hasHeader(KEPT)) response.setHeader('cache-control', SHARED);
    if (typeof page !== 'string' || !isPage(response)) return answer(...args);
    if (!isKept) return answer(packedForVisit(request, response, page));
    const isVisit = response.hasHeader(KEPT) && !(NO_VISIT in request.headers);
    if (isVisit) noteVisit(address);
    const kept = packed(address, page);
    response.setHeader('etag', kept.etag);
    if (request.headers['if-none-match']?.includes(kept.etag)) {
      response.statusCode = 304;
      response.removeHeader('content-length');
      return answer();
    }
    const encoding = encodingFor(request);
    if (!encoding) return answer(...args);
    if (isVisit && encoding === 'br' && kept.bodies.has(encoding)) packSmaller(kept);
    return answer(asPacked(response, bodyOf(kept, encoding), encoding));
  };
}

/** The page as this browser takes it; what `compression` finds named as packed, it leaves alone. */
function packedForVisit(request: IncomingMessage, response: ServerResponse, page: string): string | Buffer {
  const encoding = encodingFor(request);
  return encoding ? asPacked(response, pack(page, encoding, VISIT_QUALITY), encoding) : page;
}

function asPacked(response: ServerResponse, body: Buffer, encoding: Encoding): Buffer {
  for (const [name, value] of Object.entries(headersOf(body, encoding))) response.setHeader(name, value);
  return body;
}

/** What is the same for everyone is packed here: nothing else must pack it, or name another encoding for it. */
export function isKeptPage(response: ServerResponse): boolean {
  return (
    (response.statusCode === 200 || response.statusCode === 304) &&
    (response.hasHeader(KEPT) || isPublic(response)) &&
    isPage(response)
  );
}

/** It is made for each visit and says that it is of none in particular, as that of the state of the service. */
function isPublic(response: ServerResponse): boolean {
  return String(response.getHeader('cache-control')).startsWith('public');
}

function isPage(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/html');
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
  const body =
    name === undefined ? pack(page, encoding, LEAST_QUALITY) : bodyOf(packed(name, page), encoding);
  return { body, headers: headersOf(body, encoding) };
}

function brotliOf(quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  };
}

function pack(page: string, encoding: Encoding, quality: Quality): Buffer {
  return PACK[encoding](page, quality[encoding]);
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

function bodyOf(kept: PackedPage, encoding: Encoding): Buffer {
  const body = kept.bodies.get(encoding) ?? pack(kept.page, encoding, KEPT_QUALITY);
  kept.bodies.set(encoding, body);
  return body;
}

/** A page that is visited again will be again: it is packed as small as is worth it, one page after another, on a thread beside. */
function packSmaller(kept: PackedPage): void {
  if (kept.wasQueued) return;
  kept.wasQueued = true;
  void packing().add(async () => {
    // Made anew while it waited.
    if (keptPages().get(kept.name) !== kept) return;
    try {
      kept.bodies.set('br', await packBeside(kept.page, brotliOf(SMALLER_BROTLI)));
    } catch (error) {
      log.warn({ err: error, page: kept.name }, 'a page stays as it was packed at first');
    }
  });
}

const packBeside = promisify(brotliCompress);

function packing(): PQueue {
  return processWide('packing-smaller', () => new PQueue({ concurrency: 1 }));
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

function keptPages(): Map<string, PackedPage> {
  return processWide('packed-pages', () => new Map());
}

function packed(name: string, page: string): PackedPage {
  const kept = keptPages();
  const known = kept.get(name);
  if (known?.page === page) return known;
  const hash = createHash('sha256').update(page).digest('base64url').slice(0, 22);
  // Weak: it names the page, packed or not.
  const made: PackedPage = {
    ...{ name, page, etag: `W/"${hash}"` },
    ...{ bodies: new Map(), wasQueued: false },
  };
  kept.delete(name);
  kept.set(name, made);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return made;
}
