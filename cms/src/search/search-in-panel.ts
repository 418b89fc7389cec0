import { ARTICLE } from '../markdown/article-fields';
import type { FoundArticles, Question } from './find-articles';

/** As many as a question answers at the most. */
const MOST_HITS = 50;
/** By which an editor knows a draft, of which the index knows nothing. */
const FIELDS = ['title', 'url'];

/** What a list is asked for, as far as this concerns it. */
interface Asked {
  /** Words that somebody has typed above it. */
  _q?: unknown;
  filters?: unknown;
}

/**
 * Lets the panel's list of articles find them by what visitors read: by the index, because to read ten thousand texts through, as
 * Strapi does, takes a second. Drafts are found by their title and the end of their address.
 */
export function searchInPanel(find: (question: Question) => Promise<FoundArticles>) {
  return async (uid: string, asked: Asked): Promise<object> => {
    const { _q: query, filters = {}, ...rest } = asked;
    if (uid !== ARTICLE || typeof query !== 'string' || query.trim() === '') return asked;
    const { fit, hits } = await find({ query, start: 0, limit: MOST_HITS });
    // What is only like the words is no answer to somebody who looks for an article they know.
    const urls =
      fit === 'exact' ? hits.map(({ address }) => address.slice(address.lastIndexOf('/') + 1)) : [];
    const inFields = FIELDS.map((field) => ({ [field]: { $containsi: query.trim() } }));
    return { ...rest, filters: { $and: [filters, { $or: [...inFields, { url: { $in: urls } }] }] } };
  };
}
