import type { Core } from '@strapi/strapi';

type Database = Core.Strapi['db']['connection'];

/** Cards that earlier versions seeded without saying what they sell, and what they have always promised. */
const SEEDED = [
  { code: 'dedicated-msk-1', cpu: 1, ram_gb: 4, disk_gb: 50, sold: { preset_id: 4823 } },
  { code: 'dedicated-msk-2', cpu: 2, ram_gb: 8, disk_gb: 80, sold: { preset_id: 4825 } },
  { code: 'dedicated-msk-3', cpu: 3, ram_gb: 12, disk_gb: 100, sold: { preset_id: 4827 } },
  { code: 'frankfurt-second-1', cpu: 1, ram_gb: 1, disk_gb: 15, sold: { configurator_id: 79 } },
  { code: 'frankfurt-second-2', cpu: 1, ram_gb: 2, disk_gb: 30, sold: { configurator_id: 79 } },
  { code: 'frankfurt-second-3', cpu: 2, ram_gb: 2, disk_gb: 40, sold: { configurator_id: 79 } },
];

/**
 * A static preset says what of the provider it sells; without that it is not shown. Those of the seed are told here, unless
 * a marketer has made another server of them; of all others only a marketer knows. A new database has none.
 */
export async function up(database: Database): Promise<void> {
  if (!(await database.schema.hasTable('static_presets'))) return;
  if (!(await database.schema.hasColumn('static_presets', 'configurator_id')))
    await database.schema.alterTable('static_presets', (table) => table.integer('configurator_id'));
  for (const { sold, ...card } of SEEDED)
    await database('static_presets')
      .where(card)
      .whereNull('preset_id')
      .whereNull('configurator_id')
      .update(sold);
}
