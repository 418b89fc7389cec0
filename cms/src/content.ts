/** What the site reads and nothing else: the token's rights, the GraphQL schema and the events follow this list. */
export const COLLECTIONS = [
  'api::knowledge.article',
  'api::knowledge.author',
  'api::knowledge.expert',
  'api::knowledge.category',
  'api::knowledge.topic',
  'api::knowledge.tag',
  'api::knowledge.series',
  'api::commerce.static-preset',
  'api::site.banner',
  'api::site.service',
  'api::site.page',
  'api::site.redirect',
  'api::site.incident',
] as const;

export const SINGLE_TYPES = [
  'api::commerce.commerce-settings',
  'api::site.site-settings',
  'api::site.navigation',
  'api::site.footer',
] as const;

export const CONTENT = [...COLLECTIONS, ...SINGLE_TYPES] as const;

export type ContentUid = (typeof CONTENT)[number];

export function isContent(uid: string): uid is ContentUid {
  return CONTENT.some((known) => known === uid);
}
