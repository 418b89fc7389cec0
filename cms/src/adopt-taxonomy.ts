import type { Core } from '@strapi/strapi';
import {
  type ConfiguratorRow,
  DEFAULT_BUILD_LOCATION,
  DEFAULT_CONFIGURATORS,
  DEFAULT_FAMILIES,
  DEFAULT_LOCATIONS,
  type FamilyRow,
  type LocationRow,
} from '@vitrina/content-contract/default-taxonomy';

type Database = Core.Strapi['db']['connection'];

const DONE = { type: 'plugin', name: 'vitrina', key: 'taxonomy_adopted' } as const;
const SETTINGS = 'commerce_settings';
const RULES = 'components_commerce_configurator_rule';

/**
 * Earlier versions knew locations, families and configurators by code: settings of theirs are given what stood there, once, in the draft
 * and in what is published, so that an upgraded shop shows what it showed. By tables, because publishing a draft to
 * change this would publish what somebody is still writing. A new shop has them from the start, and may clear them.
 */
export async function adoptTaxonomy(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.store(DONE).get({})) !== null) return;
  await strapi.db.transaction(async ({ trx }) => {
    const versions: { id: number }[] = await trx(SETTINGS).select('id');
    for (const { id } of versions) await adoptIn(trx, id);
    await strapi.store(DONE).set({ value: true });
  });
}

async function adoptIn(database: Database, id: number): Promise<void> {
  const rows = database(`${SETTINGS}_cmps`).where({ entity_id: id });
  const known = await rows.clone().whereIn('field', ['locations', 'server_families']).first();
  if (known !== undefined) return;
  await append(database, id, 'locations', 'location', DEFAULT_LOCATIONS.map(inOneLanguage));
  await append(database, id, 'server_families', 'server-family', DEFAULT_FAMILIES.map(inOneLanguage));
  const joins: { cmp_id: number }[] = await rows
    .clone()
    .where({ field: 'configurator_rules' })
    .select('cmp_id');
  const ids = joins.map(({ cmp_id }) => cmp_id);
  const ruled: ConfiguratorRow[] = await database(RULES).whereIn('id', ids).select('configurator_id');
  const missing: ConfiguratorRow[] = [];
  for (const row of DEFAULT_CONFIGURATORS) {
    // A rule of memory that somebody has taken away stays away.
    const { min_ram_per_core_gb: _, ...names } = row;
    const { configurator_id } = row;
    if (ruled.some((rule) => rule.configurator_id === configurator_id))
      await database(RULES).whereIn('id', ids).where({ configurator_id }).update(names);
    else missing.push(names);
  }
  await append(database, id, 'configurator_rules', 'configurator-rule', missing, ids.length);
  await database(SETTINGS).where({ id }).update({ build_location: DEFAULT_BUILD_LOCATION });
}

/** Those versions spoke one language. */
function inOneLanguage({ translations: _, ...row }: LocationRow | FamilyRow): object {
  return row;
}

async function append(
  database: Database,
  owner: number,
  field: string,
  component: string,
  rows: readonly object[],
  after = 0,
): Promise<void> {
  for (const [index, row] of rows.entries()) {
    const [made] = await database(`components_commerce_${component.replace('-', '_')}`).insert(row, ['id']);
    const part = { entity_id: owner, cmp_id: made.id, component_type: `commerce.${component}`, field };
    await database(`${SETTINGS}_cmps`).insert({ ...part, order: after + index + 1 });
  }
}
