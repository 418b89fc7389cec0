import { makeFunnelTables } from '../src/funnel/funnel-tables';
import { type BareDatabase, openBareDatabase } from './bare-database';

/** Tables of counts beside a table of these banners, without the rest of the CMS. */
export async function openFunnelDatabase(
  client: 'sqlite' | 'postgres',
  banners: readonly string[],
): Promise<BareDatabase> {
  const opened = await openBareDatabase(client);
  await opened.database.schema.createTable('banners', (table) => {
    table.increments('id');
    table.string('document_id');
  });
  await opened.database('banners').insert(banners.map((document_id) => ({ document_id })));
  await makeFunnelTables(opened.database);
  return opened;
}
