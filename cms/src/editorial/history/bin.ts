import type { Core } from '@strapi/strapi';
import type { VersionRow } from './versions';

/** The last versions of entries that are gone, the latest deletion first; what was put back is left out. */
export async function deletedEntries(
  strapi: Core.Strapi,
  types: readonly string[],
): Promise<Omit<VersionRow, 'snapshot'>[]> {
  const rows: VersionRow[] = await strapi.db.query('api::editorial.version').findMany({
    select: ['id', 'entry_type', 'entry_id', 'title', 'person', 'at'],
    where: { entry_type: { $in: types }, kind: 'deleted' },
    orderBy: { id: 'desc' },
    limit: 100,
  });
  const present = new Set<string>();
  for (const type of new Set(rows.map(({ entry_type }) => entry_type))) {
    const ids = rows.filter(({ entry_type }) => entry_type === type).map(({ entry_id }) => entry_id);
    const found: { documentId: string }[] = await strapi.db
      .query(type)
      .findMany({ select: ['documentId'], where: { documentId: { $in: ids } } });
    for (const { documentId } of found) present.add(documentId);
  }
  const seen = new Set<string>();
  return rows.filter(({ entry_id }) => {
    const isNew = !present.has(entry_id) && !seen.has(entry_id);
    seen.add(entry_id);
    return isNew;
  });
}
