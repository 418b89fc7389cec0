import { env } from '~/runtime/env';
import { log } from '~/runtime/log';
import { assetKind } from './asset-kinds';
import { boundedStream } from './bounded-stream';

/** How long the storage may take to begin its answer; a video may then take as long as its reader likes. */
const PATIENCE_MS = 3_000;
/** But not as long as the storage likes. */
const SILENCE_MS = 15_000;
/** Ten times the largest file that editors may upload. */
const MOST_BYTES = 2 * 1024 ** 3;

const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
const TOLD = ['content-length', 'content-range', 'etag', 'last-modified'];
const PASSED_ON = [200, 206, 304, 416];
/** A bucket that may be read but not listed says 'forbidden' of what it does not have. */
const ABSENT = [403, 404, 410];

/** Streams an uploaded file from where it is kept; `next.config.ts` adds that it runs nothing. What is not there is 404; an outage is 502 or 503 and is kept nowhere. */
export async function answerAsset(request: Request, file: string): Promise<Response> {
  const kind = assetKind(file);
  if (!kind) return nothing(404);
  const found = await ask(request, file);
  if (!found) return nothing(503);
  if (ABSENT.includes(found.status)) return nothing(404, found);
  if (!PASSED_ON.includes(found.status)) {
    log.warn({ file, status: found.status }, 'the storage of files answers with a failure');
    return nothing(502, found);
  }
  const isVersioned = new URL(request.url).searchParams.has('v');
  const headers = new Headers({
    'content-type': kind.type,
    'cache-control': isVersioned
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=60, stale-while-revalidate=600',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  });
  if (!kind.isShown) headers.set('content-disposition', 'attachment');
  for (const name of TOLD) {
    const value = found.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const body = found.body && boundedStream(found.body, { silenceMs: SILENCE_MS, mostBytes: MOST_BYTES });
  return new Response(body, { status: found.status, headers });
}

async function ask(request: Request, file: string): Promise<Response | undefined> {
  const { ASSETS_URL, CMS_URL } = env();
  const headers = new Headers({ 'accept-encoding': 'identity' });
  for (const name of ASKED) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE_MS);
  try {
    return await fetch(`${ASSETS_URL ?? `${CMS_URL}/uploads`}/${encodeURIComponent(file)}`, {
      method: request.method,
      headers,
      cache: 'no-store',
      // A reader who has gone wants no more of it.
      signal: AbortSignal.any([request.signal, late.signal]),
    });
  } catch (error) {
    if (!request.signal.aborted) log.warn({ err: error, file }, 'the storage of files does not answer');
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function nothing(status: number, instead?: Response): Response {
  void instead?.body?.cancel();
  const retry = status >= 500 ? { 'retry-after': '5' } : undefined;
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...retry } });
}
