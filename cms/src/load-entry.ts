import type { Core } from '@strapi/strapi';
import type { ContentUid } from './content';
import { titleFieldOf } from './editorial/entries';

export type Version = 'draft' | 'published';

/** An attribute of a content type or a component, in the parts that reading an entry needs. */
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

export type Attributes = Record<string, Attribute>;

const NOT_CONTENT = [
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
  // Read from the text.
  'text_links',
];

/** What the address of an entry is made of, besides the topic's parent. */
const ADDRESS_FIELDS = ['path', 'slug', 'url'];

/**
 * The whole entry in one question: blocks and rows as deep as they go, and of what it links to the name and the address. Whatever
 * is asked of an entry while it is written is read from this. Absent when it has no such version.
 */
export async function loadEntry(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
  status: Version,
): Promise<object | undefined> {
  const populate = populateOf(strapi, contentAttributes(strapi, uid));
  return (await strapi.documents(uid).findOne({ documentId, status, populate })) ?? undefined;
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
    case 'relation':
      return target === undefined ? undefined : linked(strapi, target);
    case 'media':
      return { fields: ['name', 'url', 'alternativeText'] };
    case 'component':
      return component === undefined ? undefined : within(component);
    case 'dynamiczone':
      return { on: Object.fromEntries((components ?? []).map((uid) => [uid, within(uid)])) };
    default:
      return undefined;
  }
}

/** An article stands below its topic, and a topic below its parent. */
function linked(strapi: Core.Strapi, target: string): object {
  const attributes = contentAttributes(strapi, target);
  const named = titleFieldOf(attributes);
  const fields = new Set([
    'documentId',
    ...(named === undefined ? [] : [named]),
    ...ADDRESS_FIELDS.filter((field) => field in attributes),
  ]);
  const parent = attributes.parent?.type === 'relation' ? { parent: { fields: [...fields] } } : {};
  return { fields: [...fields], populate: parent };
}
