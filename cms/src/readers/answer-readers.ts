import type { Core } from '@strapi/strapi';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { admitSite, answerSite, isSite, type SiteContext, sentBy } from '../requests/admit-site';
import { castVote } from './cast-vote';
import { readFigures } from './reader-figures';
import { ARTICLE_ID, HASH, MOST_BYTES, readBatch, readVote } from './reader-schemas';
import { takeViews } from './take-views';

/** The site is the only one who sends, and limits each visitor by itself; this bounds what a stolen key could do. */
const voteLimiter = new RateLimiterMemory({ points: 1_200, duration: 60 });
const batchLimiter = new RateLimiterMemory({ points: 240, duration: 60 });

/** Answers `POST /api/article-votes` with the figures of the article after the vote. */
export async function answerVote(strapi: Core.Strapi, ctx: SiteContext): Promise<void> {
  if (!(await admitSite(ctx, { limiter: voteLimiter, mostBytes: MOST_BYTES }))) return;
  const vote = readVote(sentBy(ctx));
  if (vote === undefined) return answerSite(ctx, 400, { error: 'this is no vote' });
  const counted = await castVote(strapi.db.connection, vote, Date.now());
  if (counted === 'unknown') return answerSite(ctx, 404, { error: 'no such article is published' });
  if (counted === 'too-many') return answerSite(ctx, 409, { error: 'too many new voters from one network' });
  answerSite(ctx, 200, counted);
}

/** Answers `POST /api/article-views`: 201 when the views are added, 200 when they were before. */
export async function answerViews(strapi: Core.Strapi, ctx: SiteContext): Promise<void> {
  if (!(await admitSite(ctx, { limiter: batchLimiter, mostBytes: MOST_BYTES }))) return;
  const batch = readBatch(sentBy(ctx));
  if (batch === undefined) return answerSite(ctx, 400, { error: 'these are no views' });
  const outcome = await takeViews(strapi.db.connection, batch, Date.now());
  answerSite(ctx, outcome === 'added' ? 201 : 200, { id: batch.id });
}

/** Answers `GET /api/article-figures?article=…&voter=…`, the voter being optional. */
export async function answerFigures(strapi: Core.Strapi, ctx: SiteContext): Promise<void> {
  if (!isSite(ctx)) return;
  const { article, voter } = ctx.query;
  const isVoter = voter === undefined || (typeof voter === 'string' && HASH.test(voter));
  if (typeof article !== 'string' || !ARTICLE_ID.test(article) || !isVoter)
    return answerSite(ctx, 400, { error: 'this is no question for figures' });
  const figures = await readFigures(strapi.db.connection, article, voter);
  answerSite(ctx, figures ? 200 : 404, figures ?? { error: 'no such article is published' });
}
