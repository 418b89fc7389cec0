import type { Core } from '@strapi/strapi';
import { RESERVED_ROOTS } from '@vitrina/content-contract/addresses';
import { NAMES_BELOW_BLOG, NAMES_BELOW_TUTORIALS } from '@vitrina/content-contract/content-addresses';
import type { ContentUid } from '../content';
import { shopLanguages } from '../languages/languages';

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

/** /blog/… is both categories and articles, /tutorials/… is both topics and lists (rule R93). */
const ARTICLE: Rival = { uid: 'api::knowledge.article', field: 'url', words: 'статья' };
export const ADDRESS_RULES: Readonly<Record<string, AddressRule>> = {
  'api::knowledge.article': {
    field: 'url',
    reserved: NAMES_BELOW_BLOG,
    rivals: [
      { uid: 'api::knowledge.category', field: 'path', words: 'рубрика' },
      { uid: 'api::knowledge.topic', field: 'path', words: 'тема' },
    ],
  },
  'api::knowledge.category': { field: 'path', reserved: NAMES_BELOW_BLOG, rivals: [ARTICLE] },
  'api::knowledge.topic': {
    field: 'path',
    reserved: NAMES_BELOW_TUTORIALS,
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
    reserved: RESERVED_ROOTS,
    rivals: [{ uid: 'api::site.page', field: 'slug', words: 'страница' }],
  },
};

/** Why an entry may not have the address it is to be saved with; absent while the place is free. */
export async function takenAddress(
  strapi: Core.Strapi,
  uid: string,
  data: Record<string, unknown>,
  ownId: string | undefined,
): Promise<string | undefined> {
  const rule = ADDRESS_RULES[uid];
  const address = rule && data[rule.field];
  if (rule === undefined || typeof address !== 'string') return undefined;
  const reserved = uid === 'api::site.page' ? [...rule.reserved, ...shopLanguages()] : rule.reserved;
  if (reserved.includes(address)) return `Адрес «${address}» занят страницей сайта, выберите другой.`;
  for (const { uid: rival, field: theirs, words } of rule.rivals ?? []) {
    const filters = { [theirs]: address, ...(ownId && { documentId: { $ne: ownId } }) };
    if ((await strapi.documents(rival).count({ status: 'draft', filters })) > 0)
      return `По адресу «${address}» уже есть ${words}, выберите другой.`;
  }
  return undefined;
}
