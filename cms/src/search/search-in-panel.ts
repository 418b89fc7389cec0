import { ARTICLE } from '../markdown/article-fields';
import type { ArticleIndex } from './article-index';
import { documentsWith } from './find-articles';

/** So many are listed that say the words in their text, the newest; a list is not looked through any further. */
const MOST_LISTED = 1_000;
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
export function searchInPanel(index: ArticleIndex) {
  return async (uid: string, asked: Asked): Promise<object> => {
    const { _q: query, filters = {}, ...rest } = asked;
    if (uid !== ARTICLE || typeof query !== 'string' || query.trim() === '') return asked;
    const documents = await documentsWith(index, query, MOST_LISTED);
    const inFields = FIELDS.map((field) => ({ [field]: { $containsi: query.trim() } }));
    return {
      ...rest,
      filters: { $and: [filters, { $or: [...inFields, { documentId: { $in: documents } }] }] },
    };
  };
}
