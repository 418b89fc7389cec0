import type { CommentCounts } from '@vitrina/ordering';
import { within } from '~/runtime/deadline';
import { processWide } from '~/runtime/process-wide';
import { openProvider } from './open-provider';

/** A page is made with a count or without it, and does not wait. */
const PATIENCE_MS = 300;
/** For so long nobody is asked who has not answered; a provider without comments never does. */
const REST_MS = 60_000;

/** How many comments these articles have, in one call; `unknown` at once while the provider does not tell. */
export async function commentCounts(
  urls: readonly string[],
  now: () => number = Date.now,
): Promise<CommentCounts> {
  const standing = processWide('comment-counts', () => ({ restsUntil: 0 }));
  if (now() < standing.restsUntil) return { kind: 'unknown' };
  const counts = await within(PATIENCE_MS, () => openProvider().requests.countComments(urls));
  if (counts.kind === 'unknown') standing.restsUntil = now() + REST_MS;
  return counts;
}
