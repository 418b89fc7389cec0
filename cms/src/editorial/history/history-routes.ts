import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { defaultLanguage, inLanguage } from '../../languages/languages';
import { figuresOf, isPriced } from '../../prices/figures';
import { priceChanges } from '../../prices/price-changes';
import { changeInWords } from '../../prices/price-words';
import type { PanelRoute } from '../../strapi/panel-routes';
import { askedEntry, rightsTo, typesWith } from '../asked-entry';
import { compareSnapshots } from '../difference/compare-snapshots';
import type { Difference } from '../difference/difference';
import { type EntryRef, isDrafted, typeName } from '../entries';
import { deletedEntries } from './bin';
import { partNames } from './part-names';
import { permittedFields } from './permitted-fields';
import { restoreVersion, reviveEntry } from './restore';
import type { DeletedEntry, HistoryOfEntry, ShownVersion } from './shown-versions';
import { plainFields, type Snapshot, takeSnapshot } from './snapshot';
import { findVersion, languageOfVersion, listVersions, type VersionRow } from './versions';

export function historyRoutes(strapi: Core.Strapi): PanelRoute[] {
  const path = '/editorial/entries/:uid/:documentId/versions';
  return [
    {
      method: 'GET',
      path,
      answer: async (question): Promise<HistoryOfEntry> => {
        const { entry, may } = await askedEntry(strapi, question, 'read');
        const versions = await listVersions(strapi, entry);
        return { versions: versions.map(shown), mayRestore: may('update') };
      },
    },
    {
      method: 'GET',
      path: `${path}/:version/difference`,
      answer: async (question): Promise<Difference> => {
        const { entry, may } = await askedEntry(strapi, question, 'read');
        const { snapshot } = await versionIn(strapi, entry, question.params.version);
        const other = await otherSide(strapi, entry, question.query.with);
        const [before, after] = [snapshot, other].map(
          (side) => permittedFields(strapi, entry.uid, side, (field) => may('read', field)).permitted,
        );
        return {
          ...compareSnapshots(before ?? {}, after ?? {}, partNames(strapi)),
          prices: pricesBetween(entry.uid, before ?? {}, after ?? {}),
        };
      },
    },
    {
      method: 'POST',
      path: `${path}/:version/restore`,
      answer: async (question): Promise<{ losses: string[] }> => {
        const { entry, may } = await askedEntry(strapi, question, 'update');
        const version = await versionIn(strapi, entry, question.params.version);
        return { losses: await restoreVersion(strapi, entry, version, (field) => may('update', field)) };
      },
    },
    {
      method: 'GET',
      path: '/editorial/bin',
      answer: async (): Promise<{ entries: DeletedEntry[] }> => {
        const rows = await deletedEntries(strapi, typesWith(strapi, 'publish'));
        return {
          entries: rows.map(({ id, entry_type, entry_id, locale, title, person, at }) => ({
            version: id,
            uid: entry_type,
            documentId: entry_id,
            title: title ?? 'Без названия',
            type: typeName(entry_type, locale),
            person: person ?? '',
            at,
          })),
        };
      },
    },
    {
      method: 'POST',
      path: '/editorial/bin/:uid/:documentId/:version',
      answer: async ({ params: { uid = '', documentId = '', version } }): Promise<{ losses: string[] }> => {
        const isAllowed =
          isDrafted(strapi, uid) && rightsTo(strapi, uid)('publish') && rightsTo(strapi, uid)('create');
        if (!isAllowed) throw new errors.ForbiddenError('На это у вас нет прав.');
        // A list of what is gone is in no language: the version says in which it was written.
        const language = await languageOfVersion(strapi, { uid, documentId }, Number(version));
        const entry: EntryRef = { uid, documentId, language };
        const stored = await versionIn(strapi, entry, version);
        return inLanguage(language ?? defaultLanguage(), async () => ({
          losses: await reviveEntry(strapi, entry, stored),
        }));
      },
    },
  ];
}

function pricesBetween(uid: string, before: Snapshot, after: Snapshot): string[] {
  if (!isPriced(uid)) return [];
  const [was, is] = [before, after].map((side) => figuresOf(uid, plainFields(side)));
  return priceChanges(was ?? [], is ?? []).map(changeInWords);
}

async function versionIn(strapi: Core.Strapi, entry: EntryRef, id: unknown): Promise<VersionRow> {
  const version = /^\d{1,9}$/.test(String(id)) ? await findVersion(strapi, entry, Number(id)) : undefined;
  if (version === undefined) throw new errors.NotFoundError('Такой версии больше нет.');
  return version;
}

/** What a version is laid beside: another version, or the draft as it is now. */
async function otherSide(strapi: Core.Strapi, entry: EntryRef, other: unknown): Promise<Snapshot> {
  if (other !== undefined && other !== 'present') return (await versionIn(strapi, entry, other)).snapshot;
  return (await takeSnapshot(strapi, entry)) ?? {};
}

function shown({ id, kind, note, at, person }: Omit<VersionRow, 'snapshot'>): ShownVersion {
  return { id, kind, note, at, person: person ?? '' };
}
