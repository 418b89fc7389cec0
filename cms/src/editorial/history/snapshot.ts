import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { type Attribute, contentAttributes, loadEntry, type Version } from '../../load-entry';
import { type EntryRef, titleFieldOf } from '../entries';

/** A whole entry apart from the database: what it links to is kept by name too, to be told when it is gone. */
export type Snapshot = Record<string, SnapshotValue>;

export type SnapshotValue =
  | { kind: 'plain'; value: unknown }
  | { kind: 'links'; links: Link[] }
  | { kind: 'files'; files: StoredFile[] }
  | { kind: 'parts'; parts: Part[] };

export interface Link {
  documentId: string;
  title: string;
}

export interface StoredFile {
  id: number;
  name: string;
  url: string;
}

/** A component, alone, in a list, or a block of a page. */
export interface Part {
  component: string;
  fields: Snapshot;
}

/** The entry as it is now; nothing when it has no such state. */
export async function takeSnapshot(
  strapi: Core.Strapi,
  { uid, documentId }: EntryRef,
  version: Version = 'draft',
): Promise<Snapshot | undefined> {
  const entry = await loadEntry(strapi, uid, documentId, version);
  return entry && snapshotOf(strapi, uid, entry);
}

/** A loaded entry, or a component within one, as a snapshot. */
export function snapshotOf(strapi: Core.Strapi, uid: string, entry: object): Snapshot {
  return Object.fromEntries(
    Object.entries(contentAttributes(strapi, uid)).map(([name, attribute]) => [
      name,
      readValue(strapi, attribute, Reflect.get(entry, name)),
    ]),
  );
}

/** A kept snapshot with texts where its fields take texts now: identifiers of the provider were numbers in versions of before they could be words. */
export function withTexts(strapi: Core.Strapi, uid: string, snapshot: Snapshot): Snapshot {
  const attributes = isKnown(strapi, uid) ? contentAttributes(strapi, uid) : {};
  const asNow = (name: string, value: SnapshotValue): SnapshotValue => {
    if (value.kind === 'parts')
      return {
        ...value,
        parts: value.parts.map((part) => ({
          ...part,
          fields: withTexts(strapi, part.component, part.fields),
        })),
      };
    const isNumber = value.kind === 'plain' && typeof value.value === 'number';
    return isNumber && attributes[name]?.type === 'string'
      ? { kind: 'plain', value: String(value.value) }
      : value;
  };
  return Object.fromEntries(Object.entries(snapshot).map(([name, value]) => [name, asNow(name, value)]));
}

/** A block of a page may be of a kind that is no more. */
function isKnown(strapi: Core.Strapi, uid: string): boolean {
  return uid in strapi.contentTypes || uid in strapi.components;
}

/** Equal for entries that say the same, though what they link to was renamed meanwhile. */
export function fingerprintOf(snapshot: Snapshot): string {
  const text = JSON.stringify(sorted(snapshot));
  return createHash('sha256').update(text).digest('hex');
}

/** The values and the rows of a snapshot as an entry has them; links and files are left out. */
export function plainFields(snapshot: Snapshot): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(snapshot).flatMap(([name, value]): [string, unknown][] => {
      if (value.kind === 'plain') return [[name, value.value]];
      return value.kind === 'parts' ? [[name, value.parts.map(({ fields }) => plainFields(fields))]] : [];
    }),
  );
}

function sorted(snapshot: Snapshot): unknown {
  return Object.keys(snapshot)
    .sort()
    .map((name) => [name, essenceOf(snapshot[name])]);
}

function essenceOf(value: SnapshotValue | undefined): unknown {
  switch (value?.kind) {
    case 'links':
      return value.links.map(({ documentId }) => documentId);
    case 'files':
      return value.files.map(({ id }) => id);
    case 'parts':
      return value.parts.map(({ component, fields }) => [component, sorted(fields)]);
    default:
      return value?.value;
  }
}

function readValue(strapi: Core.Strapi, attribute: Attribute, value: unknown): SnapshotValue {
  const { type, target, component } = attribute;
  switch (type) {
    case 'relation': {
      const field = target === undefined ? undefined : titleFieldOf(contentAttributes(strapi, target));
      return {
        kind: 'links',
        links: objectsIn(value).map((linked) => ({
          documentId: String(Reflect.get(linked, 'documentId')),
          title: String((field === undefined ? undefined : Reflect.get(linked, field)) ?? 'без названия'),
        })),
      };
    }
    case 'media':
      return {
        kind: 'files',
        files: objectsIn(value).map((file) => ({
          id: Number(Reflect.get(file, 'id')),
          name: String(Reflect.get(file, 'name')),
          url: String(Reflect.get(file, 'url')),
        })),
      };
    case 'component':
    case 'dynamiczone':
      return {
        kind: 'parts',
        parts: objectsIn(value).map((part) => {
          const uid = component ?? String(Reflect.get(part, '__component'));
          return { component: uid, fields: snapshotOf(strapi, uid, part) };
        }),
      };
    default:
      return { kind: 'plain', value: value ?? null };
  }
}

function objectsIn(value: unknown): object[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one): one is object => typeof one === 'object' && one !== null);
}
