import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { ContentUid } from './content';

type AddressField = 'url' | 'path' | 'slug';

interface AddressRule {
  field: AddressField;
  /** Names the site's own pages have at that place. */
  reserved: readonly string[];
  /** The content whose addresses stand at that place too. */
  rivals?: readonly Rival[];
}

interface Rival {
  uid: ContentUid;
  field: AddressField;
  words: string;
}

/** What stands at the root of the site already; a test compares it with the site's routes. */
export const ROOT_ADDRESSES: readonly string[] = [
  ...['services', 'solutions', 'kubernetes', 'blog', 'tutorials', 'search', 'ui'],
  ...['registration', 'order', 'request', 'hand-off', 'log-out', 'forget', 'anti-bot', 'unknown-form'],
  ...['api', 'fonts', 'islands', 'assets', 'admin', 'panel', '404', '500'],
  ...['prices', 'sitemap', 'robots', 'rss', 'atom', 'llms', 'mcp'],
  'preview',
];

/** /blog/… is both categories and articles, /tutorials/… is both topics and lists (decisions, section B). */
const ARTICLE: Rival = { uid: 'api::knowledge.article', field: 'url', words: 'статья' };
const RULES: Record<string, AddressRule> = {
  'api::knowledge.article': {
    field: 'url',
    reserved: ['tag', 'page'],
    rivals: [
      { uid: 'api::knowledge.category', field: 'path', words: 'рубрика' },
      { uid: 'api::knowledge.topic', field: 'path', words: 'тема' },
    ],
  },
  'api::knowledge.category': { field: 'path', reserved: ['tag', 'page'], rivals: [ARTICLE] },
  'api::knowledge.topic': {
    field: 'path',
    reserved: ['tag', 'authors', 'experts', 'series', 'level', 'page'],
    rivals: [ARTICLE],
  },
  // Strapi compares a unique field with what is published only, and its refusal is in English.
  'api::site.service': {
    field: 'slug',
    reserved: [],
    rivals: [{ uid: 'api::site.service', field: 'slug', words: 'услуга или решение' }],
  },
  'api::site.page': {
    field: 'slug',
    reserved: ROOT_ADDRESSES,
    rivals: [{ uid: 'api::site.page', field: 'slug', words: 'страница' }],
  },
};

/** Refuses to save an address at which the site already shows something else. */
export function refuseAddressClashes(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const rule = RULES[context.uid];
    if (rule !== undefined && (context.action === 'create' || context.action === 'update')) {
      const address: unknown = Reflect.get(context.params.data ?? {}, rule.field);
      if (typeof address === 'string') {
        await refuseTakenAddress(strapi, rule, address, Reflect.get(context.params, 'documentId'));
      }
    }
    return next();
  });
}

async function refuseTakenAddress(
  strapi: Core.Strapi,
  { reserved, rivals = [] }: AddressRule,
  address: string,
  ownId: unknown,
): Promise<void> {
  if (reserved.includes(address)) {
    throw new errors.ValidationError(`Адрес «${address}» занят страницей сайта, выберите другой.`);
  }
  for (const { uid, field, words } of rivals) {
    const filters = {
      [field]: address,
      ...(typeof ownId === 'string' ? { documentId: { $ne: ownId } } : {}),
    };
    if ((await strapi.documents(uid).count({ status: 'draft', filters })) > 0)
      throw new errors.ValidationError(`По адресу «${address}» уже есть ${words}, выберите другой.`);
  }
}
