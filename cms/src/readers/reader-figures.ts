import { ARTICLES, type Database, VOTES } from './reader-tables';

/** What is known of the readers of an article. */
export interface ReaderFigures {
  views: number;
  /** How many have voted. */
  votes: number;
  /** The average, from 1 to 5; `null` without votes. */
  rating: number | null;
  /** The stars of who asks, if they have voted. */
  mine: number | null;
}

/** The figures of a published article, or `undefined` when there is none. */
export async function readFigures(
  database: Database,
  article: string,
  voter?: string,
): Promise<ReaderFigures | undefined> {
  const row = await database(ARTICLES)
    .select('views', 'votes', 'rating')
    .where('document_id', article)
    .whereNotNull('published_at')
    .first();
  if (row === undefined) return undefined;
  const own = voter && (await database(VOTES).select('stars').where({ article, voter }).first());
  const votes = Number(row.votes ?? 0);
  return {
    views: Number(row.views ?? 0),
    votes,
    rating: votes > 0 ? Number(row.rating) : null,
    mine: own ? own.stars : null,
  };
}
