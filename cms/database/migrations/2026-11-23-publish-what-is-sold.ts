import type { Core } from '@strapi/strapi';

type Database = Core.Strapi['db']['connection'];

/** Content that was public as soon as it was saved, and has drafts since. */
const TABLES = ['static_presets', 'commerce_settings'];

/**
 * Static presets and the settings of selling are drafted and published now. What stands there is sold: it stays published,
 * also rows that came in past Strapi and bear no date. Strapi itself gives each a draft when it sees that the type has drafts
 * (`draftAndPublish`). A new database has no tables yet.
 */
export async function up(database: Database): Promise<void> {
  for (const table of TABLES) {
    if (!(await database.schema.hasTable(table))) continue;
    await database(table).whereNull('published_at').update({ published_at: new Date() });
  }
}
