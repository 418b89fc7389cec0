import type { Core } from '@strapi/strapi';

export type Database = Core.Strapi['db']['connection'];

/** Sums of days, of nobody in particular: no content, no draft, no history. */
export const COUNTS = 'funnel_counts';
export const BATCHES = 'funnel_batches';
/** What tells one sum from another. */
export const KEY = ['day', 'step', 'product', 'campaign', 'banner', 'variant'] as const;

const DAY_MS = 86_400_000;
/** The site repeats a batch until it is taken, and a form may be sent again long after: no answer is in doubt for longer. */
const BATCH_KEPT_MS = 60 * DAY_MS;
const EVERY_MS = DAY_MS / 4;

/** Makes what is missing. Strapi leaves tables alone that it has not made itself. Called while no other instance starts. */
export async function makeFunnelTables(database: Database): Promise<void> {
  if (!(await database.schema.hasTable(COUNTS)))
    await database.schema.createTable(COUNTS, (table) => {
      table.string('day', 10).notNullable();
      for (const part of KEY.slice(1)) table.string(part, 64).notNullable();
      table.bigInteger('amount').notNullable();
      table.primary([...KEY]);
    });
  if (!(await database.schema.hasTable(BATCHES)))
    await database.schema.createTable(BATCHES, (table) => {
      table.string('id', 80).primary();
      /** Milliseconds since 1970. */
      table.bigInteger('taken_at').notNullable().index();
    });
}

/** Forgets days and batches whose time is over; 0 keeps days for ever. Several instances may do so at once. */
export async function pruneFunnel(database: Database, keptDays: number, now: number): Promise<void> {
  if (keptDays > 0)
    await database(COUNTS)
      .where('day', '<', new Date(now - keptDays * DAY_MS).toISOString().slice(0, 10))
      .delete();
  await database(BATCHES)
    .where('taken_at', '<', now - BATCH_KEPT_MS)
    .delete();
}

/** The tables, and a pruning of them a few times a day. */
export async function openFunnelTables(strapi: Core.Strapi, keptDays: number): Promise<void> {
  const database = strapi.db.connection;
  await makeFunnelTables(database);
  await pruneFunnel(database, keptDays, Date.now());
  setInterval(() => {
    pruneFunnel(database, keptDays, Date.now()).catch((error: unknown) =>
      strapi.log.error(`Old counts of visits were not deleted: ${error}.`),
    );
  }, EVERY_MS).unref();
}
