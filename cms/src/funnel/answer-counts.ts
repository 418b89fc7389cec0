import type { Core } from '@strapi/strapi';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { admitSite, answerSite, type SiteContext, sentBy } from '../requests/admit-site';
import { MOST_BYTES, readCounts } from './funnel-count';
import { takeCounts } from './take-counts';

/** The site is the only one who sends; this bounds what a stolen key could do. */
const limiter = new RateLimiterMemory({ points: 1_200, duration: 60 });

/** Answers `POST /api/funnel-counts`: 201 when the counts are added, 200 when they were before. */
export async function answerCounts(strapi: Core.Strapi, ctx: SiteContext): Promise<void> {
  if (!(await admitSite(ctx, { limiter, mostBytes: MOST_BYTES }))) return;
  const batch = readCounts(sentBy(ctx));
  if (batch === undefined) return answerSite(ctx, 400, { error: 'these are no counts' });
  if (batch.dropped > 0)
    strapi.log.warn(`The site has sent ${batch.dropped} counts of visits that cannot be read.`);
  const outcome = await takeCounts(strapi.db.connection, batch, Date.now());
  answerSite(ctx, outcome === 'added' ? 201 : 200, { id: batch.id });
}
