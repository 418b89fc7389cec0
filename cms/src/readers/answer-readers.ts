import type { Core } from '@strapi/strapi';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { secondsToWait } from '../access/limiters';
import { isSiteKey } from '../requests/site-key';
import { castVote } from './cast-vote';
import { readFigures } from './reader-figures';
import { ARTICLE_ID, HASH, MOST_BYTES, readBatch, readVote } from './reader-schemas';
import { takeViews } from './take-views';

interface Context {
  status: number;
  body: unknown;
  query: Record<string, unknown>;
  request: object;
  get(header: string): string;
  set(header: string, value: string): void;
}

/** The site is the only one who sends, and limits each visitor by itself; this bounds what a stolen key could do. */
const voteLimiter = new RateLimiterMemory({ points: 1_200, duration: 60 });
const batchLimiter = new RateLimiterMemory({ points: 240, duration: 60 });

/** Answers `POST /api/article-votes` with the figures of the article after the vote. */
export async function answerVote(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (!(await isAdmitted(ctx, voteLimiter))) return;
  const vote = readVote(bodyOf(ctx));
  if (vote === undefined) return answer(ctx, 400, { error: 'this is no vote' });
  const counted = await castVote(strapi.db.connection, vote, Date.now());
  if (counted === 'unknown') return answer(ctx, 404, { error: 'no such article is published' });
  if (counted === 'too-many') return answer(ctx, 409, { error: 'too many new voters from one network' });
  answer(ctx, 200, counted);
}

/** Answers `POST /api/article-views`: 201 when the views are added, 200 when they were before. */
export async function answerViews(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (!(await isAdmitted(ctx, batchLimiter))) return;
  const batch = readBatch(bodyOf(ctx));
  if (batch === undefined) return answer(ctx, 400, { error: 'these are no views' });
  const outcome = await takeViews(strapi.db.connection, batch, Date.now());
  answer(ctx, outcome === 'added' ? 201 : 200, { id: batch.id });
}

/** Answers `GET /api/article-figures?article=…&voter=…`, the voter being optional. */
export async function answerFigures(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (!isSiteKey(ctx.get('authorization'))) return answer(ctx, 401, { error: 'the key is missing or wrong' });
  const { article, voter } = ctx.query;
  const isVoter = voter === undefined || (typeof voter === 'string' && HASH.test(voter));
  if (typeof article !== 'string' || !ARTICLE_ID.test(article) || !isVoter)
    return answer(ctx, 400, { error: 'this is no question for figures' });
  const figures = await readFigures(strapi.db.connection, article, voter);
  answer(ctx, figures ? 200 : 404, figures ?? { error: 'no such article is published' });
}

async function isAdmitted(ctx: Context, limiter: RateLimiterMemory): Promise<boolean> {
  if (!isSiteKey(ctx.get('authorization'))) {
    answer(ctx, 401, { error: 'the key is missing or wrong' });
    return false;
  }
  const wait = await secondsToWait(limiter, 'site');
  if (wait > 0) {
    ctx.set('Retry-After', String(wait));
    answer(ctx, 429, { error: 'too many in a minute' });
    return false;
  }
  if (Number(ctx.get('content-length')) <= MOST_BYTES) return true;
  answer(ctx, 413, { error: 'this is too long' });
  return false;
}

function bodyOf({ request }: Context): unknown {
  return Reflect.get(request, 'body');
}

function answer(ctx: Context, status: number, body: object): void {
  ctx.status = status;
  ctx.body = body;
}
