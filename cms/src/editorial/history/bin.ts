import type { Core } from '@strapi/strapi';
import { columnsOf, type EntryRef } from '../entries';
import type { VersionRow } from './versions';

const VERSION = 'api::editorial.version';

/** The last versions of entries that are gone, the latest deletion first; what was put back is left out. */
export async function deletedEntries(
  strapi: Core.Strapi,
  types: readonly string[],
): Promise<Omit<VersionRow, 'snapshot'>[]> {
  const rows: VersionRow[] = await strapi.db.query(VERSION).findMany({
    select: ['id', 'entry_type', 'entry_id', 'locale', 'title', 'person', 'at'],
    where: { entry_type: { $in: types }, kind: 'deleted' },
    orderBy: { id: 'desc' },
    limit: 100,
  });
  const present = new Set<string>();
  for (const type of new Set(rows.map(({ entry_type }) => entry_type))) {
    const ids = rows.filter(({ entry_type }) => entry_type === type).map(({ entry_id }) => entry_id);
    const found: { documentId: string; locale: string | null }[] = await strapi.db
      .query(type)
      .findMany({ select: ['documentId', 'locale'], where: { documentId: { $in: ids } } });
    for (const { documentId, locale } of found) present.add(nameOf(documentId, locale));
  }
  const seen = new Set<string>();
  return rows.filter(({ entry_id, locale }) => {
    const name = nameOf(entry_id, locale);
    const isNew = !present.has(name) && !seen.has(name);
    seen.add(name);
    return isNew;
  });
}

function nameOf(documentId: string, locale: string | null): string {
  return `${documentId} ${locale ?? ''}`;
}

/**
 * To be called in a transaction: whoever comes second waits here until the first has committed, and sees what it did. Writing
 * what is there already locks the rows on PostgreSQL and the file on SQLite.
 */
export async function holdInBin(strapi: Core.Strapi, entry: EntryRef): Promise<void> {
  await strapi.db.query(VERSION).updateMany({
    where: { ...columnsOf(entry), kind: 'deleted' },
    data: { kind: 'deleted' },
  });
}
