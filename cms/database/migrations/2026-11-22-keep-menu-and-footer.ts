import type { Core } from '@strapi/strapi';

type Database = Core.Strapi['db']['connection'];

interface Component {
  entity_id: number;
  cmp_id: number;
  field: string;
}

export interface Link {
  label: string | null;
  href: string | null;
}

/** What earlier versions kept in the settings of the site. */
export interface KeptMenuAndFooter {
  menu_links: Link[];
  footer_columns: { title: string | null; links: Link[] }[];
  legal_details: string | null;
}

/** Where it waits in Strapi's store, from before the tables change until `adoptMenuAndFooter` makes entries of it. */
export const KEPT = { type: 'plugin', name: 'vitrina', key: 'menu_and_footer' } as const;

/**
 * The menu, the columns of the footer and the legal details became entries of their own. Their columns and rows are gone as
 * soon as Strapi brings the tables up to date, so what they hold is put aside before. A new database has none of it.
 */
export async function up(database: Database): Promise<void> {
  if (!(await database.schema.hasTable('site_settings'))) return;
  if (!(await database.schema.hasColumn('site_settings', 'legal_details'))) return;
  const settings: { id: number; legal_details: string | null } | undefined = await database('site_settings')
    .select('id', 'legal_details')
    .orderBy('id')
    .first();
  if (settings === undefined) return;
  const columns = await componentsOf(database, 'site_settings_cmps', settings.id, 'footer_columns');
  const kept: KeptMenuAndFooter = {
    menu_links: await linksOf(database, 'site_settings_cmps', settings.id, 'menu_links'),
    footer_columns: [],
    legal_details: settings.legal_details,
  };
  for (const { cmp_id } of columns) {
    const { title } = await database('components_site_link_column')
      .select('title')
      .where('id', cmp_id)
      .first();
    const links = await linksOf(database, 'components_site_link_column_cmps', cmp_id, 'links');
    kept.footer_columns.push({ title, links });
  }
  // The table stays, for what the settings consist of by now.
  await database('site_settings_cmps').whereIn('field', ['menu_links', 'footer_columns']).delete();
  const key = `${KEPT.type}_${KEPT.name}_${KEPT.key}`;
  await database('strapi_core_store_settings').insert({ key, value: JSON.stringify(kept), type: 'object' });
}

async function linksOf(database: Database, joins: string, owner: number, field: string): Promise<Link[]> {
  const links: Link[] = [];
  for (const { cmp_id } of await componentsOf(database, joins, owner, field)) {
    links.push(await database('components_site_link').select('label', 'href').where('id', cmp_id).first());
  }
  return links;
}

function componentsOf(database: Database, joins: string, owner: number, field: string): Promise<Component[]> {
  return database(joins).where({ entity_id: owner, field }).orderBy('order');
}
