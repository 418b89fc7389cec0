import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DocumentNode, Kind, print } from 'graphql';

const GENERATED = path.resolve(
  import.meta.dirname,
  ...['..', '..', 'frontend', 'src', 'content', 'generated', 'graphql.ts'],
);
// By an address that is only known here: the types of the site are no part of these tests.
const DOCUMENTS: Record<string, DocumentNode> = await import(pathToFileURL(GENERATED).href);

/** As many ids as the site ever asks about at once, and filters as it makes them. */
const IDS = Array.from({ length: 100 }, (_, place) => `id-of-an-article-number-${place}`);
const NOW = '2026-11-22T12:00:00.000Z';
const BANNERS = {
  place: { eq: 'services' },
  audience: { in: ['everyone', 'guests'] },
  type: { eq: 'vds' },
  and: [
    { or: [{ starts_at: { null: true } }, { starts_at: { lte: NOW } }] },
    { or: [{ ends_at: { null: true } }, { ends_at: { gt: NOW } }] },
  ],
};

/** The last part of a list that can be opened. */
const LAST_PART = { start: 999 * 24, limit: 25 };
const OF_A_TOPIC = {
  filters: { topic: { or: [{ path: { eq: 'linux' } }, { parent: { path: { eq: 'linux' } } }] } },
  ...LAST_PART,
};
const OF_THE_BLOG = {
  filters: { topic: { path: { null: true } }, tags: { path: { eq: 'ssh' } } },
  ...LAST_PART,
};

const THAT_MAY_BE_FOUND = { or: [{ noindex: { eq: false } }, { noindex: { null: true } }] };

const VARIABLES: Record<string, Record<string, unknown>> = {
  Banners: { toGuests: BANNERS, toCustomers: BANNERS },
  IncidentDraft: { filters: { documentId: { eq: IDS[0] } } },
  BannerDraft: { filters: { documentId: { eq: IDS[0] } } },
  ArticleList: OF_A_TOPIC,
  ArticleIndex: { filters: THAT_MAY_BE_FOUND, start: 9_900, limit: 100 },
  ArticleMap: { part: 1 },
  Blog: OF_THE_BLOG,
  Topic: { path: 'linux', ...OF_A_TOPIC },
  Category: { path: 'news', ...OF_THE_BLOG },
  Tag: { path: 'ssh', ...OF_THE_BLOG },
  Level: { filters: { ...OF_A_TOPIC.filters, difficulty: { eq: 'beginner' } }, ...LAST_PART },
  Series: {
    path: 'server-from-scratch',
    ...{ filters: { series: { path: { eq: 'server-from-scratch' } } }, start: 0, limit: 100 },
  },
  Author: { path: 'ilya-somov', ...OF_A_TOPIC },
  Expert: { path: 'marina-orlova', ...OF_A_TOPIC },
  Article: { filters: { url: { eq: 'ssh-keys' } } },
  ArticlePlaces: {
    filters: {
      or: [
        { similar_tutorials: { url: { eq: 'ssh-keys' } } },
        { text_links: { contains: `data-article="${IDS[0]}"` } },
        { documentId: { in: IDS } },
      ],
    },
    limit: 100,
  },
  ArticleSearch: {
    query: 'как установить nginx',
    need: [0],
    section: '/tutorials/linux',
    start: 190,
    limit: 10,
  },
  Service: { filters: { kind: { eq: 'service' }, slug: { eq: 'databases' } } },
  Page: { filters: { slug: { eq: 'ai-help' } } },
  DocumentEditions: {
    filters: { or: [{ documentId: { eq: IDS[0] } }, { edition_of: { eq: IDS[0] } }] },
  },
  StaticPresets: { group: 'dedicated' },
  StaticPresetDraft: { filters: { documentId: { eq: IDS[0] } } },
  CommerceSettings: { status: 'PUBLISHED' },
  RedirectTable: { known: 'x'.repeat(64) },
};

export interface SiteQuery {
  name: string;
  text: string;
  variables: Record<string, unknown>;
  /** Asked with the key to drafts. */
  isForPreview: boolean;
}

/** Every question the site asks, as it is built into it, with the largest variables it gives them. */
export function siteQueries(): SiteQuery[] {
  return Object.values(DOCUMENTS).flatMap((document) => {
    const operation = document.definitions.find(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    );
    if (operation === undefined) return [];
    const name = operation.name?.value ?? '';
    const declared = operation.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
    const isTranslated = declared.includes('locale');
    if (declared.some((one) => one !== 'locale') && VARIABLES[name] === undefined) {
      throw new Error(`Say in ${import.meta.filename} what the site gives the query ${name}.`);
    }
    const text = print(document);
    const variables = { ...VARIABLES[name], ...(isTranslated && { locale: 'ru' }) };
    return [{ name, text, variables, isForPreview: /status: DRAFT/.test(text) }];
  });
}
