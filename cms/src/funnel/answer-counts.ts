import type { Core } from '@strapi/strapi';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { secondsToWait } from '../access/limiters';
import { isSiteKey } from '../requests/site-key';
import { MOST_BYTES, readCounts } from './funnel-count';
import { takeCounts } from './take-counts';

interface Context {
  status: number;
  body: unknown;
  request: object;
  get(header: string): string;
  set(header: string, value: string): void;
}

/** The site is the only one who sends; this bounds what a stolen key could do. */
const limiter = new RateLimiterMemory({ points: 1_200, duration: 60 });

/** Answers `POST /api/funnel-counts`: 201 when the counts are added, 200 when they were before. */
export async function answerCounts(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (!isSiteKey(ctx.get('authorization'))) return answer(ctx, 401, { error: 'the key is missing or wrong' });
  const wait = await secondsToWait(limiter, 'site');
  if (wait > 0) {
    ctx.set('Retry-After', String(wait));
    return answer(ctx, 429, { error: 'too many in a minute' });
  }
  if (!(Number(ctx.get('content-length')) <= MOST_BYTES))
    return answer(ctx, 413, { error: 'this is too long' });
  const batch = readCounts(Reflect.get(ctx.request, 'body'));
  if (batch === undefined) return answer(ctx, 400, { error: 'these are no counts' });
  if (batch.dropped > 0)
    strapi.log.warn(`The site has sent ${batch.dropped} counts of visits that cannot be read.`);
  const outcome = await takeCounts(strapi.db.connection, batch, Date.now());
  answer(ctx, outcome === 'added' ? 201 : 200, { id: batch.id });
}

function answer(ctx: Context, status: number, body: object): void {
  ctx.status = status;
  ctx.body = body;
}
