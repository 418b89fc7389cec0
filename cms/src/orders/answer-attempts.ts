import type { Core } from '@strapi/strapi';
import { readOrderAttempt } from '@vitrina/content-contract/read-order-attempt';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { admitSite, answerSite, isSite, type SiteContext, sentBy } from '../requests/admit-site';
import { attemptsWhere } from './find-orders';
import { takeAttempt } from './take-attempt';

/** More than the longest attempt that is read. */
const MOST_BYTES = 512 * 1024;
const INTENT = /^[\w-]{8,64}$/;

/** The site is the only one who sends; this bounds what a stolen key could do. */
const limiter = new RateLimiterMemory({ points: 2_400, duration: 60 });

/** Answers `POST /api/order-attempts`: 201 when it is kept, 200 when this version of it was known. */
export async function answerAttempt(strapi: Core.Strapi, ctx: SiteContext): Promise<void> {
  if (!(await admitSite(ctx, { limiter, mostBytes: MOST_BYTES }))) return;
  const attempt = readOrderAttempt(sentBy(ctx));
  if (!attempt) return answerSite(ctx, 400, { error: 'this is no attempt of an order' });
  const outcome = await takeAttempt(strapi.db.connection, attempt);
  answerSite(ctx, outcome === 'kept' ? 201 : 200, { id: attempt.id });
}

/** Answers `GET /api/order-attempts?intent=…`: of all customers that had this intent, for the site to choose from. */
export async function answerAttempts(strapi: Core.Strapi, ctx: SiteContext): Promise<void> {
  if (!isSite(ctx)) return;
  const { intent } = ctx.query;
  if (typeof intent !== 'string' || !INTENT.test(intent))
    return answerSite(ctx, 400, { error: 'this is no intent of an order' });
  answerSite(ctx, 200, { attempts: await attemptsWhere(strapi.db.connection, { intent }) });
}
