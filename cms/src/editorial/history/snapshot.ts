import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
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

/** An attribute of a content type or a component, in the parts a snapshot needs. */
export interface Attribute {
  type: string;
  target?: string;
  mappedBy?: string;
  component?: string;
  components?: readonly string[];
  repeatable?: boolean;
  multiple?: boolean;
  relation?: string;
  /** The panel shows a field to nobody when this is `false`. */
  visible?: boolean;
}

type Attributes = Record<string, Attribute>;

const NOT_CONTENT = [
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
];

/** The entry as it is now; nothing when it has no such state. */
export async function takeSnapshot(
  strapi: Core.Strapi,
  { uid, documentId }: EntryRef,
  status: 'draft' | 'published' = 'draft',
): Promise<Snapshot | undefined> {
  const attributes = contentAttributes(strapi, uid);
  const entry = await strapi
    .documents(uid)
    .findOne({ documentId, status, populate: populateOf(strapi, attributes) });
  return entry === null ? undefined : snapshotOf(strapi, attributes, entry);
}

/** What an editor writes of a type or a component; the other side's relations belong to the other side. */
export function contentAttributes(strapi: Core.Strapi, uid: string): Attributes {
  const model: { attributes: Attributes } =
    Reflect.get(strapi.contentTypes, uid) ?? Reflect.get(strapi.components, uid);
  return Object.fromEntries(
    Object.entries(model.attributes).filter(
      ([name, { type, mappedBy }]) =>
        !NOT_CONTENT.includes(name) && mappedBy === undefined && type !== 'password',
    ),
  );
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

function populateOf(strapi: Core.Strapi, attributes: Attributes): Record<string, object> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) => {
      const inner = innerPopulate(strapi, attribute);
      return inner === undefined ? [] : [[name, inner]];
    }),
  );
}

function innerPopulate(
  strapi: Core.Strapi,
  { type, target, component, components }: Attribute,
): object | undefined {
  const within = (uid: string) => ({ populate: populateOf(strapi, contentAttributes(strapi, uid)) });
  switch (type) {
    case 'relation': {
      const field = target === undefined ? undefined : titleFieldOf(contentAttributes(strapi, target));
      return target === undefined
        ? undefined
        : { fields: field === undefined ? ['documentId'] : ['documentId', field] };
    }
    case 'media':
      return { fields: ['name', 'url'] };
    case 'component':
      return component === undefined ? undefined : within(component);
    case 'dynamiczone':
      return { on: Object.fromEntries((components ?? []).map((uid) => [uid, within(uid)])) };
    default:
      return undefined;
  }
}

function snapshotOf(strapi: Core.Strapi, attributes: Attributes, entry: object): Snapshot {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [
      name,
      readValue(strapi, attribute, Reflect.get(entry, name)),
    ]),
  );
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
          return { component: uid, fields: snapshotOf(strapi, contentAttributes(strapi, uid), part) };
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
