import { type Language, spokenLanguage } from '~/messages/language';
import { buildSearchIndex, type SearchDocument, type SearchIndex } from './search-index';

const kept: Partial<Record<Language, { key: string; index: SearchIndex }>> = {};

/** The index of these documents, built anew only when they are others than last time in this process and in this language. */
export function keptIndex(documents: readonly SearchDocument[]): SearchIndex {
  const key = JSON.stringify(documents);
  const { language } = spokenLanguage();
  const known = kept[language];
  const current = known?.key === key ? known : { key, index: buildSearchIndex(documents) };
  kept[language] = current;
  return current.index;
}
