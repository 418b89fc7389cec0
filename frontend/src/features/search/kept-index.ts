import { buildSearchIndex, type SearchDocument, type SearchIndex } from './search-index';

let kept: { key: string; index: SearchIndex } | undefined;

/** The index of these documents, built anew only when they are others than last time in this process. */
export function keptIndex(documents: readonly SearchDocument[]): SearchIndex {
  const key = JSON.stringify(documents);
  if (kept?.key !== key) kept = { key, index: buildSearchIndex(documents) };
  return kept.index;
}
