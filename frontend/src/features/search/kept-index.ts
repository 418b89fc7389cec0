import { type Language, spokenLanguage } from '~/messages/language';
import { hasSameThings } from './memoize-last';
import { buildSearchIndex, type SearchDocument, type SearchIndex } from './search-index';

interface Kept {
  documents: readonly SearchDocument[];
  /** What they say, as JSON. */
  key: string;
  index: SearchIndex;
}

const kept: Partial<Record<Language, Kept>> = {};

/**
 * The index of these documents, built anew only when they say something else than last time in this process and in this language. What they say is
 * compared only when they are other objects: that takes as long as a search.
 */
export function keptIndex(documents: readonly SearchDocument[]): SearchIndex {
  const { language } = spokenLanguage();
  const known = kept[language];
  if (known && hasSameThings(known.documents, documents)) return known.index;
  const key = JSON.stringify(documents);
  const index = known?.key === key ? known.index : buildSearchIndex(documents);
  kept[language] = { documents, key, index };
  return index;
}
