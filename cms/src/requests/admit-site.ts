import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { secondsToWait } from '../access/limiters';
import { isSiteKey } from './site-key';

/** A question of the site, by a route that has no user. */
export interface SiteContext {
  status: number;
  body: unknown;
  query: Record<string, unknown>;
  request: object;
  get(header: string): string;
  set(header: string, value: string): void;
}

/** Whether the site asks, and not too often nor at too great a length; whoever is not let in is answered. */
export async function admitSite(
  ctx: SiteContext,
  { limiter, mostBytes }: { limiter: RateLimiterMemory; mostBytes: number },
): Promise<boolean> {
  if (!isSite(ctx)) return false;
  const wait = await secondsToWait(limiter, 'site');
  if (wait > 0) {
    ctx.set('Retry-After', String(wait));
    answerSite(ctx, 429, { error: 'too many in a minute' });
    return false;
  }
  if (Number(ctx.get('content-length')) <= mostBytes) return true;
  answerSite(ctx, 413, { error: 'this is too long' });
  return false;
}

/** The same of a question without a body. */
export function isSite(ctx: SiteContext): boolean {
  if (isSiteKey(ctx.get('authorization'))) return true;
  answerSite(ctx, 401, { error: 'the key is missing or wrong' });
  return false;
}

export function answerSite(ctx: SiteContext, status: number, body: object): void {
  ctx.status = status;
  ctx.body = body;
}

/** What was sent, as JSON. */
export function sentBy({ request }: SiteContext): unknown {
  return Reflect.get(request, 'body');
}
