import type { Core } from '@strapi/strapi';
import { readOrderAttempt } from '@vitrina/content-contract/read-order-attempt';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { secondsToWait } from '../access/limiters';
import { isSiteKey } from '../requests/site-key';
import { attemptsWhere } from './find-orders';
import { takeAttempt } from './take-attempt';

interface Context {
  status: number;
  body: unknown;
  query: Record<string, unknown>;
  request: object;
  get(header: string): string;
  set(header: string, value: string): void;
}

/** More than the longest attempt that is read. */
const MOST_BYTES = 512 * 1024;
const INTENT = /^[\w-]{8,64}$/;

/** The site is the only one who sends; this bounds what a stolen key could do. */
const limiter = new RateLimiterMemory({ points: 2_400, duration: 60 });

/** Answers `POST /api/order-attempts`: 201 when it is kept, 200 when this version of it was known. */
export async function answerAttempt(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (!isSiteKey(ctx.get('authorization'))) return answer(ctx, 401, { error: 'the key is missing or wrong' });
  const wait = await secondsToWait(limiter, 'site');
  if (wait > 0) {
    ctx.set('Retry-After', String(wait));
    return answer(ctx, 429, { error: 'too many in a minute' });
  }
  if (!(Number(ctx.get('content-length')) <= MOST_BYTES))
    return answer(ctx, 413, { error: 'this is too long' });
  const attempt = readOrderAttempt(Reflect.get(ctx.request, 'body'));
  if (!attempt) return answer(ctx, 400, { error: 'this is no attempt of an order' });
  const outcome = await takeAttempt(strapi.db.connection, attempt);
  answer(ctx, outcome === 'kept' ? 201 : 200, { id: attempt.id });
}

/** Answers `GET /api/order-attempts?intent=…`: of all customers that had this intent, for the site to choose from. */
export async function answerAttempts(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (!isSiteKey(ctx.get('authorization'))) return answer(ctx, 401, { error: 'the key is missing or wrong' });
  const { intent } = ctx.query;
  if (typeof intent !== 'string' || !INTENT.test(intent))
    return answer(ctx, 400, { error: 'this is no intent of an order' });
  answer(ctx, 200, { attempts: await attemptsWhere(strapi.db.connection, { intent }) });
}

function answer(ctx: Context, status: number, body: object): void {
  ctx.status = status;
  ctx.body = body;
}
