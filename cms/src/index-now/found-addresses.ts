import type { Core } from '@strapi/strapi';
import type { AddressKey } from '@vitrina/content-contract/addresses';
import { type AddressedUid, addressesOf, populatedFor } from '../addresses/addresses-of';
import { fieldOf } from '../field-of';
import { inThisLanguage } from '../languages/languages';

const ARTICLE = 'api::knowledge.article';

/** Where search engines may find an entry, and what has its address from it. */
export interface FoundAddresses {
  own: AddressKey[];
  /** Of a topic: the published articles of it and of the topics below, which move along. */
  below: AddressKey[];
}

const NOWHERE: FoundAddresses = { own: [], below: [] };

/** Where an entry may be found now, by its published version: nowhere while it is a draft, hidden from search, or a list in which nothing stands. */
export async function foundAddresses(
  strapi: Core.Strapi,
  uid: AddressedUid,
  documentId: string | undefined,
  entry: object | undefined,
): Promise<FoundAddresses> {
  if (documentId === undefined || entry === undefined) return NOWHERE;
  const addresses = addressesOf(uid, entry);
  switch (uid) {
    case 'api::site.service':
    case 'api::site.page':
      return { own: addresses, below: [] };
    case 'api::knowledge.article':
      return fieldOf(entry, 'noindex') === true ? NOWHERE : { own: addresses, below: [] };
    case 'api::knowledge.topic':
      return findTopic(strapi, documentId, addresses);
    case 'api::knowledge.tag': {
      const [ofTutorials = '', ofBlog = ''] = addresses;
      const tags = { documentId };
      const shown = [
        ...((await hasArticles(strapi, { tags, topic: { id: { $notNull: true } } })) ? [ofTutorials] : []),
        ...((await hasArticles(strapi, { tags, topic: { id: { $null: true } } })) ? [ofBlog] : []),
      ];
      return { own: shown, below: [] };
    }
    case 'api::knowledge.category': {
      const filled = await hasArticles(strapi, { category: { documentId }, topic: { id: { $null: true } } });
      return filled ? { own: addresses, below: [] } : NOWHERE;
    }
    case 'api::knowledge.series':
      return (await hasArticles(strapi, { series: { documentId } }))
        ? { own: addresses, below: [] }
        : NOWHERE;
    case 'api::knowledge.author':
      return (await hasArticles(strapi, { author: { documentId } }))
        ? { own: addresses, below: [] }
        : NOWHERE;
    case 'api::knowledge.expert':
      return (await hasArticles(strapi, { author_reviewed: { documentId } }))
        ? { own: addresses, below: [] }
        : NOWHERE;
  }
}

async function findTopic(
  strapi: Core.Strapi,
  documentId: string,
  own: AddressKey[],
): Promise<FoundAddresses> {
  const inTopic = { $or: [{ topic: { documentId } }, { topic: { parent: { documentId } } }] };
  if (!(await hasArticles(strapi, inTopic))) return NOWHERE;
  const articles: object[] = await strapi.db.query(ARTICLE).findMany({
    where: {
      $and: [
        PUBLISHED,
        inThisLanguage(strapi, ARTICLE),
        inTopic,
        { $or: [{ noindex: false }, { noindex: null }] },
      ],
    },
    select: ['url'],
    populate: populatedFor(ARTICLE),
  });
  return { own, below: articles.flatMap((article) => addressesOf(ARTICLE, article)) };
}

const PUBLISHED = { publishedAt: { $notNull: true } };

/** The site hides a list without articles from search. */
async function hasArticles(strapi: Core.Strapi, where: object): Promise<boolean> {
  const here = { $and: [PUBLISHED, inThisLanguage(strapi, ARTICLE), where] };
  return (await strapi.db.query(ARTICLE).count({ where: here })) > 0;
}
