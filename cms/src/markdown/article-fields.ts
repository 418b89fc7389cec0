import type { Core } from '@strapi/strapi';

export const ARTICLE = 'api::knowledge.article';

/** A field of an article beside its text, as a file names it. */
export type ArticleField =
  | { kind: 'plain'; name: string; type: string }
  /** Refers to other content by its address in `key`. */
  | { kind: 'one' | 'many'; name: string; target: RelatedUid; key: 'path' | 'url' }
  | { kind: 'picture'; name: string };

const RELATED = [
  'api::knowledge.article',
  'api::knowledge.author',
  'api::knowledge.category',
  'api::knowledge.expert',
  'api::knowledge.series',
  'api::knowledge.tag',
  'api::knowledge.topic',
] as const;

export type RelatedUid = (typeof RELATED)[number];

/** Votes are counted from their own table and links are read from the text, so that a file could only say something else. */
const OF_THE_CMS = [
  'createdAt',
  'updatedAt',
  'publishedAt',
  'locale',
  'localizations',
  'text',
  'text_links',
  'votes',
];
/** In the transcript beside the file: `<url>.run.yaml`. */
const OF_THE_CHECK = ['checked_on', 'checked_system', 'check_record'];
const PLAIN = [
  'string',
  'text',
  'boolean',
  'integer',
  'decimal',
  'float',
  'datetime',
  'date',
  'enumeration',
  'json',
];

/** Every field of the content type in its order, so that a new one is in the files from its first day. */
export function articleFields(strapi: Core.Strapi): ArticleField[] {
  return Object.entries(strapi.contentType(ARTICLE).attributes).flatMap(
    ([name, attribute]): ArticleField[] => {
      if (OF_THE_CMS.includes(name) || OF_THE_CHECK.includes(name)) return [];
      if (attribute.type === 'media') return [{ kind: 'picture', name }];
      if (PLAIN.includes(attribute.type)) return [{ kind: 'plain', name, type: attribute.type }];
      if (attribute.type !== 'relation') return [];
      const target: unknown = Reflect.get(attribute, 'target');
      const related = RELATED.find((uid) => uid === target);
      if (related === undefined) return [];
      const kind = String(Reflect.get(attribute, 'relation')).endsWith('ToMany') ? 'many' : 'one';
      return [{ kind, name, target: related, key: related === ARTICLE ? 'url' : 'path' }];
    },
  );
}
