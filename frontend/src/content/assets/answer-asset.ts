import { inPlace } from '~/runtime/bulkhead';
import { env } from '~/runtime/env';
import { log } from '~/runtime/log';
import { assetKind } from './asset-kinds';
import { boundedStream } from './bounded-stream';

/** How long the storage may take to begin its answer; a video may then take as long as its reader likes. */
const PATIENCE_MS = 3_000;
/** So many wait for the storage at once. Whoever is being sent a large file already has no part in it. */
const AT_ONCE = 256;
/** But not as long as the storage likes. */
const SILENCE_MS = 15_000;
/** So much is taken before the answer begins: of a picture whose storage breaks off its reader gets 503, and no broken connection. */
const HELD_BYTES = 256 * 1024;
/** From the question to the last byte of what is held. */
const HELD_MS = 4_000;
/** Ten times the largest file that editors may upload. */
const MOST_BYTES = 2 * 1024 ** 3;

const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
const TOLD = ['content-length', 'content-range', 'etag', 'last-modified'];
const PASSED_ON = [200, 206, 304, 416];
/** A bucket that may be read but not listed says 'forbidden' of what it does not have. */
const ABSENT = [403, 404, 410];

/** Streams an uploaded file from where it is kept; `build-config.ts` adds that it runs nothing. What is not there is 404; an outage is 502 or 503 and is kept nowhere. */
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
  return new Response(found.body, { status: found.status, headers });
}

/** What the storage answers, a small body whole and a large one as it comes; nothing when there is no place or it fails before that. */
async function ask(request: Request, file: string): Promise<Response | undefined> {
  const { ASSETS_URL, CMS_URL } = env();
  const headers = new Headers({ 'accept-encoding': 'identity' });
  for (const name of ASKED) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const late = new AbortController();
  const giveUp = () => late.abort();
  const begun = setTimeout(giveUp, PATIENCE_MS);
  const held = setTimeout(giveUp, HELD_MS);
  try {
    return await inPlace('files', AT_ONCE, async () => {
      const found = await fetch(`${ASSETS_URL ?? `${CMS_URL}/uploads`}/${encodeURIComponent(file)}`, {
        method: request.method,
        headers,
        cache: 'no-store',
        // Whoever holds the storage must not choose where the site asks next.
        redirect: 'manual',
        // A reader who has gone wants no more of it.
        signal: AbortSignal.any([request.signal, late.signal]),
      });
      clearTimeout(begun);
      return new Response(await bodyOf(found), found);
    });
  } catch (error) {
    if (!request.signal.aborted) log.warn({ err: error, file }, 'the storage of files does not answer');
    return undefined;
  } finally {
    clearTimeout(begun);
    clearTimeout(held);
  }
}

async function bodyOf(found: Response): Promise<BodyInit | null> {
  if (!found.body) return null;
  const size = found.headers.get('content-length');
  if (size !== null && Number(size) <= HELD_BYTES) return found.arrayBuffer();
  return boundedStream(found.body, { silenceMs: SILENCE_MS, mostBytes: MOST_BYTES });
}

function nothing(status: number, instead?: Response): Response {
  void instead?.body?.cancel();
  const retry = status >= 500 ? { 'retry-after': '5' } : undefined;
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...retry } });
}
