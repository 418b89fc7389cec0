import type { Core } from '@strapi/strapi';

export type Database = Core.Strapi['db']['connection'];

/** What readers do is no content: it has no drafts, no history, and no change event follows it. */
export const VOTES = 'article_votes';
export const VIEW_BATCHES = 'article_view_batches';
/** Each article stands here twice, as a draft and as it is published. */
export const ARTICLES = 'articles';

const DAY_MS = 86_400_000;
/** The day a network belongs to, and one more for clocks and time zones. */
const ORIGIN_KEPT_MS = 2 * DAY_MS;
/** The site repeats a batch every minute until it is taken: no answer is in doubt for longer. */
const BATCH_KEPT_MS = 30 * DAY_MS;
const EVERY_MS = DAY_MS / 24;

/** Makes what is missing. Strapi leaves tables alone that it has not made itself. Called while no other instance starts. */
export async function makeReaderTables(database: Database): Promise<void> {
  if (!(await database.schema.hasTable(VOTES)))
    await database.schema.createTable(VOTES, (table) => {
      table.string('article', 64).notNullable();
      table.string('voter', 64).notNullable();
      table.integer('stars').notNullable();
      /** Milliseconds since 1970, as are all times here. */
      table.bigInteger('first_at').notNullable();
      table.bigInteger('voted_at').notNullable();
      /** The network of a new voter, as a hash that changes daily. */
      table.string('origin', 64).nullable();
      table.primary(['article', 'voter']);
      table.index(['article', 'origin']);
      table.index(['first_at']);
    });
  if (!(await database.schema.hasTable(VIEW_BATCHES)))
    await database.schema.createTable(VIEW_BATCHES, (table) => {
      table.string('id', 64).primary();
      table.bigInteger('taken_at').notNullable().index();
    });
}

/** Forgets networks and batches whose time is over. Several instances may do so at once. */
export async function pruneReaders(database: Database, now: number): Promise<void> {
  await database(VOTES)
    .whereNotNull('origin')
    .where('first_at', '<', now - ORIGIN_KEPT_MS)
    .update({ origin: null });
  await database(VIEW_BATCHES)
    .where('taken_at', '<', now - BATCH_KEPT_MS)
    .delete();
}

/** The tables, and an hourly pruning of them. */
export async function openReaderTables(strapi: Core.Strapi): Promise<void> {
  const database = strapi.db.connection;
  await makeReaderTables(database);
  await pruneReaders(database, Date.now());
  setInterval(() => {
    pruneReaders(database, Date.now()).catch((error: unknown) =>
      strapi.log.error(`What readers have left was not pruned: ${error}.`),
    );
  }, EVERY_MS).unref();
}
