import { createHash } from 'node:crypto';
import { ProviderOutage } from '@vitrina/ordering';
import { ContentOutage } from '~/content/client';
import { log } from '~/runtime/log';
import { getDatedFeed } from './get-price-feed';
import type { PriceFeed } from './price-feed';

/** Anybody's page may read prices. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': 'If-None-Match, If-Modified-Since',
  'access-control-expose-headers': 'ETag, Last-Modified, Age, Retry-After',
};
/** A changed price is everywhere within two seconds, also behind an edge that keeps answers; who asks again pays a 304. */
const FRESH_SECONDS = 1;
const RETRY_SECONDS = 30;

interface FeedFormat {
  contentType: string;
  write: (feed: PriceFeed) => string;
  /** The body of an answer without prices. */
  refuse: (message: string) => string;
}

/** Answers a request for the feed in one of its formats; during an outage with the last good copy and its age, or 503. */
export async function answerFeed(request: Request, format: FeedFormat): Promise<Response> {
  try {
    return withValidators(request, await getDatedFeed(), format);
  } catch (error) {
    if (!(error instanceof ProviderOutage || error instanceof ContentOutage)) throw error;
    log.warn({ error: String(error) }, 'the price feed has no copy to answer with');
    const message = 'Prices cannot be told now, and no earlier copy is kept. Ask again later.';
    return new Response(format.refuse(message), {
      status: 503,
      headers: {
        ...{ ...OPEN, 'content-type': format.contentType, 'cache-control': 'no-store' },
        'retry-after': String(RETRY_SECONDS),
      },
    });
  }
}

/** What a browser asks before another site's page may read with headers of its own. */
export function answerPreflight(): Response {
  return new Response(null, { status: 204, headers: { ...OPEN, 'access-control-max-age': '86400' } });
}

function withValidators(
  request: Request,
  { feed, rulesAsOf }: Awaited<ReturnType<typeof getDatedFeed>>,
  format: FeedFormat,
): Response {
  const body = format.write(feed);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const newest = newestOf(feed, rulesAsOf);
  const age = Math.max(0, Math.floor((Date.now() - Date.parse(feed.asOf)) / 1000));
  const headers = {
    ...{ ...OPEN, etag, 'last-modified': newest.toUTCString(), age: String(age) },
    'cache-control': `public, max-age=${FRESH_SECONDS}, stale-if-error=300`,
  };
  if (isUnchanged(request.headers, etag, newest)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'content-type': format.contentType } });
}

/** An entity tag decides alone where there is one (RFC 9110, section 13.2.2). */
function isUnchanged(headers: Headers, etag: string, modified: Date): boolean {
  const known = headers.get('if-none-match');
  if (known !== null)
    return known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  // A date in a header has whole seconds.
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

/** A changed price of an IP changes the feed while all that the provider has said stays as it was. */
function newestOf({ asOf, offers, configurators }: PriceFeed, rulesAsOf: string): Date {
  const moments = [
    asOf,
    rulesAsOf,
    ...offers.map((offer) => offer.asOf),
    ...configurators.map((one) => one.asOf),
  ];
  return new Date(Math.max(...moments.map((moment) => Date.parse(moment))));
}
