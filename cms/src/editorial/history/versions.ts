import type { Core } from '@strapi/strapi';
import { type Actor, personOf } from '../actor';
import { columnsOf, type EntryRef } from '../entries';
import type { VersionKind } from './shown-versions';
import { fingerprintOf, type Snapshot, withTexts } from './snapshot';

const VERSION = 'api::editorial.version';

/** Versions kept of one entry, besides every published one. */
export const KEPT_VERSIONS = 100;

export interface VersionRow {
  id: number;
  entry_type: string;
  entry_id: string;
  locale: string | null;
  title: string | null;
  kind: VersionKind;
  note: string | null;
  at: string;
  person: string | null;
  person_id: number | null;
  snapshot: Snapshot;
  fingerprint: string;
}

export interface NewVersion {
  entry: EntryRef;
  title: string;
  kind: VersionKind;
  note?: string | undefined;
  actor: Actor;
  snapshot: Snapshot;
}

/** Keeps a version and forgets the oldest ones. Of saves that change nothing one is enough. */
export async function keepVersion(strapi: Core.Strapi, version: NewVersion): Promise<void> {
  const { entry, title, kind, note, actor, snapshot } = version;
  const fingerprint = fingerprintOf(snapshot);
  const last = await latestVersion(strapi, entry);
  if (kind === 'saved' && last?.fingerprint === fingerprint) return;
  await strapi.db.query(VERSION).create({
    data: {
      ...columnsOf(entry),
      ...personOf(actor),
      title,
      kind,
      note: note ?? null,
      at: new Date(),
      snapshot,
      fingerprint,
    },
  });
  await forgetOldest(strapi, entry);
}

export async function latestVersion(
  strapi: Core.Strapi,
  entry: EntryRef,
  kind?: VersionKind,
): Promise<Pick<VersionRow, 'id' | 'kind' | 'fingerprint'> | undefined> {
  const row = await strapi.db.query(VERSION).findOne({
    select: ['id', 'kind', 'fingerprint'],
    where: { ...columnsOf(entry), ...(kind === undefined ? {} : { kind }) },
    orderBy: { id: 'desc' },
  });
  return row ?? undefined;
}

/** All that is kept of an entry, the newest first, without the snapshots. */
export function listVersions(strapi: Core.Strapi, entry: EntryRef): Promise<Omit<VersionRow, 'snapshot'>[]> {
  return strapi.db.query(VERSION).findMany({
    select: ['id', 'kind', 'note', 'at', 'person', 'title', 'fingerprint'],
    where: columnsOf(entry),
    orderBy: { id: 'desc' },
    limit: 500,
  });
}

export async function findVersion(
  strapi: Core.Strapi,
  entry: EntryRef,
  id: number,
): Promise<VersionRow | undefined> {
  const row: VersionRow | null = await strapi.db
    .query(VERSION)
    .findOne({ where: { ...columnsOf(entry), id } });
  return row ? { ...row, snapshot: withTexts(strapi, entry.uid, row.snapshot) } : undefined;
}

/** In which language a version of an entry was written; `null` also where there is no such version. */
export async function languageOfVersion(
  strapi: Core.Strapi,
  { uid, documentId }: Pick<EntryRef, 'uid' | 'documentId'>,
  id: number,
): Promise<string | null> {
  if (!Number.isInteger(id)) return null;
  const row: Pick<VersionRow, 'locale'> | null = await strapi.db
    .query(VERSION)
    .findOne({ select: ['locale'], where: { entry_type: uid, entry_id: documentId, id } });
  return row?.locale ?? null;
}

async function forgetOldest(strapi: Core.Strapi, entry: EntryRef): Promise<void> {
  const query = strapi.db.query(VERSION);
  const [first] = await query.findMany({
    select: ['id'],
    where: columnsOf(entry),
    orderBy: { id: 'desc' },
    offset: KEPT_VERSIONS,
    limit: 1,
  });
  if (first === undefined) return;
  await query.deleteMany({
    where: { ...columnsOf(entry), id: { $lte: first.id }, kind: { $ne: 'published' } },
  });
}
