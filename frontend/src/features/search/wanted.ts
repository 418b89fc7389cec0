import { ARTICLES_OF_A_PAGE, MOST_ARTICLES } from './article-pages';
import { MOST_CHARACTERS } from './query';
import { SEARCH_KINDS, type SearchKind } from './search-index';

/** What a visitor has narrowed a search to. */
export interface Wanted {
  kind: SearchKind | undefined;
  /** The address of a list of articles. */
  section: string | undefined;
  /** Counted from 1. */
  page: number;
}

const LAST_PAGE = Math.ceil(MOST_ARTICLES / ARTICLES_OF_A_PAGE);

/** Reads an address of the search. What makes no sense there is as if it were not. */
export function readWanted(query: URLSearchParams): Wanted {
  const kind = SEARCH_KINDS.find((known) => known === query.get('kind'));
  const section = query.get('section') ?? '';
  const page = Number(query.get('page'));
  const isArticles = kind === 'tutorial';
  const isSection = isArticles && section.startsWith('/') && section.length <= MOST_CHARACTERS;
  return {
    kind,
    section: isSection ? section : undefined,
    page: isArticles && Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page : 1,
  };
}
