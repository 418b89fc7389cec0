import type { Core } from '@strapi/strapi';
import { loadEnv } from '../../src/env';

type Database = Core.Strapi['db']['connection'];

const STORE = 'strapi_core_store_settings';
const KEY = 'plugin_i18n_default_locale';

/**
 * When Strapi sees that a type is translated, it gives what stands there the default language, which it has called English since its
 * first start. This runs before that, so that the content of an earlier version is in the language of its shop. A new database has no
 * tables yet.
 */
export async function up(database: Database): Promise<void> {
  if (!(await database.schema.hasTable(STORE))) return;
  const value = JSON.stringify(loadEnv().languages[0]);
  await database(STORE).where({ key: KEY }).update({ value });
}
