import type { Core } from '@strapi/strapi';
import { ARTICLE } from '../markdown/article-fields';
import type { FoundArticles, Question } from './find-articles';

/** As many as a question answers at the most. */
const MOST_HITS = 50;
/** By which an editor knows a draft, of which the index knows nothing. */
const FIELDS = ['title', 'url'];

interface Asked {
  _q?: unknown;
  where?: object;
}

/**
 * Lets the panel's list of articles find them by what visitors read: by the index, because to read ten thousand texts through, as
 * Strapi does, takes a second. Drafts are found by their title and the end of their address.
 */
export function searchArticlesInPanel(
  strapi: Core.Strapi,
  find: (question: Question) => Promise<FoundArticles>,
): void {
  /** A list and its total are asked for at once, in the same words. */
  const underWay = new Map<string, Promise<FoundArticles>>();

  function findOnce(query: string): Promise<FoundArticles> {
    const found =
      underWay.get(query) ??
      find({ query, start: 0, limit: MOST_HITS }).finally(() => underWay.delete(query));
    underWay.set(query, found);
    return found;
  }

  async function widen({ params }: { params: Asked }): Promise<void> {
    const { _q: query, where = {} } = params;
    if (typeof query !== 'string' || query.trim() === '') return;
    const { fit, hits } = await findOnce(query);
    // What is only like the words is no answer to somebody who looks for an article they know.
    const urls =
      fit === 'exact' ? hits.map(({ address }) => address.slice(address.lastIndexOf('/') + 1)) : [];
    const inFields = FIELDS.map((field) => ({ [field]: { $containsi: query.trim() } }));
    params.where = { $and: [where, { $or: [...inFields, { url: { $in: urls } }] }] };
    delete params._q;
  }

  strapi.db.lifecycles.subscribe({ models: [ARTICLE], beforeFindMany: widen, beforeCount: widen });
}
