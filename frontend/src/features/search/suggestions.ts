import { SEARCH_KINDS, type SearchDocument, type SearchKind } from './search-index';

const OF_EACH: Record<SearchKind, number> = { tutorial: 3, service: 3, tariff: 2 };

/** Queries that are sure to find something, the first few of each kind. */
export function suggestions(documents: readonly SearchDocument[]): string[] {
  const offered = SEARCH_KINDS.flatMap((kind) => {
    const ofKind = documents.filter((document) => document.kind === kind);
    return [...new Set(ofKind.map(({ suggestion }) => suggestion))].slice(0, OF_EACH[kind]);
  });
  return [...new Set(offered)];
}
