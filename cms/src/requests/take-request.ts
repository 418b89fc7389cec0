import type { Core } from '@strapi/strapi';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { MOST_BYTES, readRequest, type TakenRequest } from './request-schema';
import { isSiteKey } from './site-key';

export const REQUEST = 'api::requests.request';

interface Context {
  status: number;
  body: unknown;
  get(header: string): string;
  set(header: string, value: string): void;
}

/** The site is the only one who sends, and limits each visitor by itself; this bounds what a stolen key could do. */
const limiter = new RateLimiterMemory({ points: 120, duration: 60 });

/** Answers `POST /api/requests`: 201 for a new request, 200 for one that is here already. Nothing of it is answered. */
export async function takeRequest(strapi: Core.Strapi, ctx: Context, body: unknown): Promise<void> {
  if (!isSiteKey(ctx.get('authorization'))) return answer(ctx, 401, 'the key is missing or wrong');
  const wait = await secondsToWait();
  if (wait > 0) {
    ctx.set('Retry-After', String(wait));
    return answer(ctx, 429, 'too many requests in a minute');
  }
  if (Number(ctx.get('content-length')) > MOST_BYTES) return answer(ctx, 413, 'the request is too long');
  const request = readRequest(body);
  if ('faults' in request) return answer(ctx, 400, `wrong fields: ${request.faults.join(', ')}`);
  ctx.status = (await keep(strapi, request)) === 'kept' ? 201 : 200;
  ctx.body = { id: request.request_id };
}

async function keep(strapi: Core.Strapi, request: TakenRequest): Promise<'kept' | 'known'> {
  if (await isKnown(strapi, request)) return 'known';
  try {
    await strapi.documents(REQUEST).create({ data: { ...request } });
    return 'kept';
  } catch (error) {
    // Two sendings at the same moment: the database's unique index has let in one of them.
    if (await isKnown(strapi, request)) return 'known';
    throw error;
  }
}

async function isKnown(strapi: Core.Strapi, { request_id }: TakenRequest): Promise<boolean> {
  return (await strapi.db.query(REQUEST).count({ where: { request_id } })) > 0;
}

function answer(ctx: Context, status: number, error: string): void {
  ctx.status = status;
  ctx.body = { error };
}

async function secondsToWait(): Promise<number> {
  try {
    await limiter.consume('site');
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
    throw refusal;
  }
}
