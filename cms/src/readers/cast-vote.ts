import { lockArticle } from './lock-article';
import { type ReaderFigures, readFigures } from './reader-figures';
import { ARTICLES, type Database, VOTES } from './reader-tables';

export interface Vote {
  /** Document id of the article. */
  article: string;
  /** A hash of who votes: another one for each article. */
  voter: string;
  /** A hash of the network they come from: another one every day. */
  origin: string;
  /** From 1 to 5. */
  stars: number;
}

/** So many new voters from one network an article gets in a day: an office, and not a program that throws its cookies away. */
export const MOST_NEW_VOTERS = 10;

/**
 * Counts a vote; a second one of the same voter takes the place of the first. `unknown`: no such article is published.
 * `too-many`: this network has had enough new voters today, which keeps nobody from changing their vote.
 */
export function castVote(
  database: Database,
  { article, voter, origin, stars }: Vote,
  now: number,
): Promise<ReaderFigures | 'unknown' | 'too-many'> {
  return database.transaction(async (transaction) => {
    await lockArticle(transaction, article);
    const before = await readFigures(transaction, article, voter);
    if (before === undefined) return 'unknown';
    if (before.mine === null && (await newVotersOf(transaction, article, origin)) >= MOST_NEW_VOTERS)
      return 'too-many';
    await transaction(VOTES)
      .insert({ article, voter, origin, stars, first_at: now, voted_at: now })
      .onConflict(['article', 'voter'])
      .merge(['stars', 'voted_at']);
    const rating = await averageOf(transaction, article);
    await transaction(ARTICLES).where('document_id', article).update(rating);
    return { ...before, ...rating, mine: stars };
  });
}

async function newVotersOf(database: Database, article: string, origin: string): Promise<number> {
  const row = await database(VOTES).where({ article, origin }).count({ amount: '*' }).first();
  return Number(row?.amount ?? 0);
}

/** To the hundredth, as the column of the article keeps it. */
async function averageOf(database: Database, article: string): Promise<{ votes: number; rating: number }> {
  const row = await database(VOTES).where({ article }).count({ votes: '*' }).sum({ stars: 'stars' }).first();
  const votes = Number(row?.votes ?? 0);
  return { votes, rating: Math.round((Number(row?.stars ?? 0) / votes) * 100) / 100 };
}
