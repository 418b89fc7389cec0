import { ProviderOutage } from '@vitrina/ordering';
import { ContentOutage } from '~/content/client';
import { SEARCH_KINDS, type SearchDocument, type SearchKind } from './search-index';

/** Where the documents of some kinds come from. */
export type SearchSources = Partial<Record<SearchKind, () => Promise<readonly SearchDocument[]>>>;

export interface Gathered {
  documents: SearchDocument[];
  /** The kinds whose source is away now. */
  missing: SearchKind[];
}

/** The documents of all sources that answer. An outage of one is reported and does not take the others along. */
export async function gatherDocuments(
  sources: SearchSources,
  report: (kind: SearchKind, outage: ContentOutage | ProviderOutage) => void,
): Promise<Gathered> {
  const documentsOf = async (kind: SearchKind) => {
    try {
      return (await sources[kind]?.()) ?? [];
    } catch (error) {
      if (!(error instanceof ContentOutage || error instanceof ProviderOutage)) throw error;
      report(kind, error);
      return undefined;
    }
  };
  const parts = await Promise.all(
    SEARCH_KINDS.map(async (kind) => ({ kind, documents: await documentsOf(kind) })),
  );
  return {
    documents: parts.flatMap(({ documents }) => documents ?? []),
    missing: parts.filter(({ documents }) => !documents).map(({ kind }) => kind),
  };
}
