import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

type AddressField = 'url' | 'path' | 'slug';

interface AddressRule {
  field: AddressField;
  /** Names the site's own pages have at that place. */
  reserved: readonly string[];
  /** The content whose addresses stand at that place too. */
  rival?: {
    uid: 'api::knowledge.article' | 'api::knowledge.category' | 'api::site.service' | 'api::site.page';
    field: AddressField;
    words: string;
  };
}

/** What stands at the root of the site already; a test compares it with the site's routes. */
export const ROOT_ADDRESSES: readonly string[] = [
  ...['services', 'solutions', 'kubernetes', 'blog', 'tutorials', 'search', 'ui'],
  ...['registration', 'order', 'request', 'hand-off', 'log-out', 'forget', 'anti-bot', 'unknown-form'],
  ...['api', 'fonts', 'islands', 'assets', 'prices', 'sitemap', 'robots', 'admin', 'panel', '404', '500'],
  'preview',
];

/** /blog/… is both categories and articles, /tutorials/… is both topics and lists (decisions, section B). */
const RULES: Record<string, AddressRule> = {
  'api::knowledge.article': {
    field: 'url',
    reserved: ['tag'],
    rival: { uid: 'api::knowledge.category', field: 'path', words: 'рубрика' },
  },
  'api::knowledge.category': {
    field: 'path',
    reserved: ['tag'],
    rival: { uid: 'api::knowledge.article', field: 'url', words: 'статья' },
  },
  'api::knowledge.topic': { field: 'path', reserved: ['tag', 'authors', 'experts'] },
  // Strapi compares a unique field with what is published only, and its refusal is in English.
  'api::site.service': {
    field: 'slug',
    reserved: [],
    rival: { uid: 'api::site.service', field: 'slug', words: 'услуга или решение' },
  },
  'api::site.page': {
    field: 'slug',
    reserved: ROOT_ADDRESSES,
    rival: { uid: 'api::site.page', field: 'slug', words: 'страница' },
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
  { reserved, rival }: AddressRule,
  address: string,
  ownId: unknown,
): Promise<void> {
  if (reserved.includes(address)) {
    throw new errors.ValidationError(`Адрес «${address}» занят страницей сайта, выберите другой.`);
  }
  if (rival === undefined) return;
  const filters = {
    [rival.field]: address,
    ...(typeof ownId === 'string' ? { documentId: { $ne: ownId } } : {}),
  };
  if ((await strapi.documents(rival.uid).count({ status: 'draft', filters })) > 0) {
    throw new errors.ValidationError(`По адресу «${address}» уже есть ${rival.words}, выберите другой.`);
  }
}
