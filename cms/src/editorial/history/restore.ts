import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { inThisLanguage } from '../../languages/languages';
import { type Attribute, contentAttributes } from '../../load-entry';
import { labelOf } from '../../panel/special-labels';
import { under } from '../actor';
import type { EntryRef } from '../entries';
import { momentInMoscow } from '../moscow';
import { holdInBin } from './bin';
import { permittedFields } from './permitted-fields';
import { type Link, type Snapshot, type SnapshotValue, type StoredFile, takeSnapshot } from './snapshot';
import type { VersionRow } from './versions';

/** What could not be put back, a sentence each. */
export type Losses = string[];

/** Puts a version into the draft, as far as the person may; visitors see nothing of it until somebody publishes. */
export async function restoreVersion(
  strapi: Core.Strapi,
  entry: EntryRef,
  version: VersionRow,
  mayChange: (field: string) => boolean,
): Promise<Losses> {
  const { permitted, withheld } = permittedFields(strapi, entry.uid, version.snapshot, mayChange);
  const { data, losses } = await toInput(strapi, entry.uid, permitted);
  losses.push(
    ...withheld.map(
      (field) => `${labelOf(field, entry.uid)}: у вас нет прав на это поле, оно осталось прежним.`,
    ),
  );
  const words = `версия от ${momentInMoscow(new Date(version.at))}`;
  await under({ restores: { documentId: entry.documentId, words } }, () =>
    strapi.documents(entry.uid).update({ documentId: entry.documentId, data }),
  );
  return losses;
}

/** Makes a deleted entry anew as a draft, with the id its history and the links to it know: once, whoever else asks for it. */
export async function reviveEntry(
  strapi: Core.Strapi,
  entry: EntryRef,
  version: VersionRow,
): Promise<Losses> {
  return strapi.db.transaction(async () => {
    await holdInBin(strapi, entry);
    if ((await takeSnapshot(strapi, entry)) !== undefined) {
      throw new errors.ValidationError('Запись уже восстановлена.');
    }
    const { data, losses } = await toInput(strapi, entry.uid, version.snapshot);
    await under({ restores: { documentId: entry.documentId, words: 'из корзины' } }, () =>
      strapi.documents(entry.uid).create({ data: { ...data, documentId: entry.documentId } }),
    );
    return losses;
  });
}

type Input = Record<string, unknown>;

/** A snapshot as the document service takes it, and what of it is gone meanwhile. */
export async function toInput(
  strapi: Core.Strapi,
  uid: string,
  snapshot: Snapshot,
): Promise<{ data: Input; losses: Losses }> {
  const attributes = contentAttributes(strapi, uid);
  const data: Input = {};
  const losses: Losses = [];
  for (const [name, value] of Object.entries(snapshot)) {
    const attribute = attributes[name];
    if (attribute === undefined || !fits(attribute, value)) {
      if (!isEmpty(value)) losses.push(`Поля «${labelOf(name, uid)}» больше нет, оно не восстановлено.`);
      continue;
    }
    const put = await toValue(strapi, attribute, value);
    data[name] = put.value;
    losses.push(...put.losses.map((loss) => `${labelOf(name, uid)}: ${loss}`));
  }
  return { data, losses };
}

async function toValue(
  strapi: Core.Strapi,
  attribute: Attribute,
  value: SnapshotValue,
): Promise<{ value: unknown; losses: Losses }> {
  switch (value.kind) {
    case 'plain':
      return { value: value.value, losses: [] };
    case 'links': {
      const present = await presentLinks(strapi, attribute.target, value.links);
      return {
        value: { set: present.map(({ documentId }) => ({ documentId })) },
        losses: value.links
          .filter((link) => !present.includes(link))
          .map(({ title }) => `«${title}» больше нет, ссылка не восстановлена.`),
      };
    }
    case 'files': {
      const present = await presentFiles(strapi, value.files);
      const ids = present.map(({ id }) => id);
      return {
        value: attribute.multiple === true ? ids : (ids[0] ?? null),
        losses: value.files
          .filter((file) => !present.includes(file))
          .map(({ name }) => `файла «${name}» больше нет, он не восстановлен.`),
      };
    }
    case 'parts': {
      const losses: Losses = [];
      const parts: Input[] = [];
      for (const { component, fields } of value.parts) {
        if (strapi.components[component as keyof typeof strapi.components] === undefined) {
          losses.push(`блока вида «${component}» больше нет, он не восстановлен.`);
          continue;
        }
        const inner = await toInput(strapi, component, fields);
        losses.push(...inner.losses);
        parts.push(attribute.type === 'dynamiczone' ? { __component: component, ...inner.data } : inner.data);
      }
      const isList = attribute.type === 'dynamiczone' || attribute.repeatable === true;
      return { value: isList ? parts : (parts[0] ?? null), losses };
    }
  }
}

const KIND_OF_TYPE: Record<string, SnapshotValue['kind']> = {
  relation: 'links',
  media: 'files',
  component: 'parts',
  dynamiczone: 'parts',
};

/** Whether a value still is of the kind the field takes now. */
function fits({ type, component }: Attribute, value: SnapshotValue): boolean {
  if ((KIND_OF_TYPE[type] ?? 'plain') !== value.kind) return false;
  return (
    value.kind !== 'parts' ||
    type !== 'component' ||
    value.parts.every((part) => part.component === component)
  );
}

function isEmpty(value: SnapshotValue): boolean {
  switch (value.kind) {
    case 'plain':
      return value.value === null || value.value === '';
    case 'links':
      return value.links.length === 0;
    case 'files':
      return value.files.length === 0;
    case 'parts':
      return value.parts.length === 0;
  }
}

async function presentLinks(strapi: Core.Strapi, target: string | undefined, links: Link[]): Promise<Link[]> {
  if (target === undefined || links.length === 0) return [];
  const ids = links.map(({ documentId }) => documentId);
  const rows: { documentId: string }[] = await strapi.db.query(target).findMany({
    select: ['documentId'],
    where: { documentId: { $in: ids }, ...inThisLanguage(strapi, target) },
  });
  const present = new Set(rows.map(({ documentId }) => documentId));
  return links.filter(({ documentId }) => present.has(documentId));
}

async function presentFiles(strapi: Core.Strapi, files: StoredFile[]): Promise<StoredFile[]> {
  if (files.length === 0) return [];
  const rows: { id: number }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['id'], where: { id: { $in: files.map(({ id }) => id) } } });
  const present = new Set(rows.map(({ id }) => id));
  return files.filter(({ id }) => present.has(id));
}
