import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { castVote, MOST_NEW_VOTERS } from '../src/readers/cast-vote';
import { lockArticle } from '../src/readers/lock-article';
import { readFigures } from '../src/readers/reader-figures';
import { readBatch, readVote } from '../src/readers/reader-schemas';
import { makeReaderTables, pruneReaders } from '../src/readers/reader-tables';
import { takeViews } from '../src/readers/take-views';
import { describeOnPostgres } from './databases';
import { openReaderDatabase, type ReaderDatabase } from './reader-database';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const HASH = 'h'.repeat(43);

describe('on SQLite', () => readersOn('sqlite'));
describeOnPostgres('on PostgreSQL', () => readersOn('postgres'));

function readersOn(client: 'sqlite' | 'postgres') {
  let opened: ReaderDatabase;
  let last = 0;

  beforeAll(async () => {
    opened = await openReaderDatabase(client);
  });
  afterAll(() => opened?.close());

  async function newArticle(is?: { published: boolean }): Promise<string> {
    last += 1;
    const article = `article${last}of${client}`;
    await opened.addArticle(article, is);
    return article;
  }

  const vote = (article: string, stars: number, { voter = 'one', origin = 'home', at = NOW } = {}) =>
    castVote(opened.database, { article, voter, origin, stars }, at);

  describe('votes', () => {
    test('make the average and their number, in the draft too, from which an editor publishes', async () => {
      const article = await newArticle();
      await vote(article, 5);
      await vote(article, 4, { voter: 'two' });
      const counted = await vote(article, 4, { voter: 'three' });
      expect(counted).toEqual({ views: 0, votes: 3, rating: 4.33, mine: 4 });
      expect(await opened.rowsOf(article)).toEqual(
        Array.from({ length: 2 }, () => ({ views: null, votes: 3, rating: 4.33 })),
      );
    });

    test('are changed freely: the last one counts', async () => {
      const article = await newArticle();
      await vote(article, 1);
      expect(await vote(article, 4)).toMatchObject({ votes: 1, rating: 4, mine: 4 });
      expect(await readFigures(opened.database, article, 'one')).toMatchObject({ mine: 4 });
      expect(await readFigures(opened.database, article, 'two')).toMatchObject({ mine: null });
    });

    test('of one voter at the same moment are one, and none of others is lost beside them', async () => {
      const article = await newArticle();
      await Promise.all([
        ...[1, 2, 3, 4, 5].map((stars) => vote(article, stars)),
        ...[1, 2, 3, 4, 5].map((stars) => vote(article, stars, { voter: `voter ${stars}` })),
      ]);
      const figures = await readFigures(opened.database, article, 'one');
      expect(figures?.votes).toBe(6);
      expect(figures?.rating).toBe(Math.round(((15 + (figures?.mine ?? 0)) / 6) * 100) / 100);
    });

    test('are not taken of an article that nobody can read', async () => {
      const draft = await newArticle({ published: false });
      expect(await vote(draft, 5)).toBe('unknown');
      expect(await vote('nosucharticle'.padEnd(24, '0'), 5)).toBe('unknown');
      expect(await opened.rowsOf(draft)).toEqual([{ views: null, votes: null, rating: null }]);
    });

    test('of new voters from one network are bounded by the day, also all at once; who has voted may change', async () => {
      const article = await newArticle();
      const many = Array.from({ length: MOST_NEW_VOTERS + 5 }, (_, index) =>
        vote(article, 1, { voter: `flood ${index}`, origin: 'office today' }),
      );
      const outcomes = await Promise.all(many);
      expect(outcomes.filter((outcome) => outcome === 'too-many')).toHaveLength(5);
      const taken = outcomes.findIndex((outcome) => outcome !== 'too-many');
      const change = { voter: `flood ${taken}`, origin: 'office today' };
      expect(await vote(article, 5, change)).toMatchObject({ votes: MOST_NEW_VOTERS, mine: 5 });
      expect(await vote(article, 5, { voter: 'other', origin: 'elsewhere' })).toMatchObject({ mine: 5 });
      expect(await vote(article, 5, { voter: 'next', origin: 'office tomorrow' })).toMatchObject({ mine: 5 });
    });

    test('forget their network after two days, and stay', async () => {
      const article = await newArticle();
      await vote(article, 3, { voter: 'old', at: NOW - 3 * DAY });
      await vote(article, 3, { voter: 'new' });
      await pruneReaders(opened.database, NOW);
      const rows = await opened
        .database('article_votes')
        .select('voter', 'origin')
        .where({ article })
        .orderBy('voter');
      expect(rows).toEqual([
        { voter: 'new', origin: 'home' },
        { voter: 'old', origin: null },
      ]);
      expect(await readFigures(opened.database, article)).toMatchObject({ votes: 2, rating: 3 });
    });

    // SQLite has one transaction at a time.
    if (client === 'postgres')
      test('give up when an editor holds the article for long', async () => {
        const article = await newArticle();
        await opened.database.transaction(async (editor) => {
          await lockArticle(editor, article);
          await expect(vote(article, 5)).rejects.toThrow(/lock timeout/);
        });
        expect(await vote(article, 5)).toMatchObject({ votes: 1 });
      });
  });

  describe('views', () => {
    const add = (id: string, ...views: [string, number][]) =>
      takeViews(opened.database, { id, views: views.map(([article, amount]) => ({ article, amount })) }, NOW);

    test('of a batch are added once, however often and however fast it is sent', async () => {
      const article = await newArticle();
      const outcomes = await Promise.all(
        Array.from({ length: 4 }, () => add(`batch-of-${article}`, [article, 3])),
      );
      expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
      expect(await add(`batch-of-${article}`, [article, 3])).toBe('known');
      expect(await readFigures(opened.database, article)).toMatchObject({ views: 3, votes: 0, rating: null });
    });

    test('of batches at the same moment are all counted, in whatever order they name the articles', async () => {
      const [one, other] = [await newArticle(), await newArticle()];
      await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          index % 2 === 0
            ? add(`batch-${one}-${index}`, [one, 1], [other, 10])
            : add(`batch-${one}-${index}`, [other, 10], [one, 1]),
        ),
      );
      expect(await opened.rowsOf(one)).toEqual(
        Array.from({ length: 2 }, () => ({ views: 6, votes: null, rating: null })),
      );
      expect(await readFigures(opened.database, other)).toMatchObject({ views: 60 });
    });

    test('catch up where a publication at the same moment has left a row behind', async () => {
      const article = await newArticle();
      await add(`first-${article}`, [article, 5]);
      await opened
        .database('articles')
        .where('document_id', article)
        .whereNull('published_at')
        .update({ views: 2 });
      await add(`second-${article}`, [article, 1]);
      expect((await opened.rowsOf(article)).map((row) => Reflect.get(row, 'views'))).toEqual([6, 6]);
    });

    test('of what is no article any more count nowhere, and stop nothing', async () => {
      const article = await newArticle();
      expect(await add(`gone-${article}`, ['nosucharticle0', 7], [article, 2])).toBe('added');
      expect(await readFigures(opened.database, article)).toMatchObject({ views: 2 });
    });
  });

  test('tables are made once', async () => {
    await expect(makeReaderTables(opened.database)).resolves.toBeUndefined();
  });
}

describe('what the site sends', () => {
  const VOTE = { article: 'a'.repeat(24), voter: HASH, origin: HASH, stars: 4 };
  const BATCH = { id: 'batch-0001', views: [{ article: 'a'.repeat(24), amount: 1 }] };

  test('is read', () => {
    expect(readVote(VOTE)).toEqual(VOTE);
    expect(readBatch(BATCH)).toEqual(BATCH);
  });

  test.each([
    { ...VOTE, stars: 0 },
    { ...VOTE, stars: 6 },
    { ...VOTE, stars: 4.5 },
    { ...VOTE, stars: '4' },
    { ...VOTE, voter: 'somebody' },
    { ...VOTE, article: '../x' },
    { ...VOTE, more: 1 },
    null,
  ])('is no vote: %j', (body) => {
    expect(readVote(body)).toBeUndefined();
  });

  test.each([
    { ...BATCH, id: 'x' },
    { ...BATCH, views: [] },
    { ...BATCH, views: [{ article: 'a'.repeat(24), amount: -1 }] },
    { ...BATCH, views: [{ article: 'a b', amount: 1 }] },
    { id: 'batch-0001' },
  ])('are no views: %j', (body) => {
    expect(readBatch(body)).toBeUndefined();
  });
});
