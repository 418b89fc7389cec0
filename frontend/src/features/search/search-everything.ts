import { rarestWords } from '@vitrina/search-language';
import { ContentOutage } from '~/content/client';
import {
  type ArticleFindings,
  type ArticleFit,
  type FoundArticle,
  findArticles,
} from '~/content/find-articles';
import { keptContent } from '~/content/kept-content';
import { t } from '~/messages';
import { log } from '~/runtime/log';
import { ARTICLES_OF_A_PAGE } from './article-pages';
import { gatherDocuments } from './gather-documents';
import { keptIndex } from './kept-index';
import { bestFirst, SEARCH_KINDS, type SearchGroup, type SearchHit, type SearchKind } from './search-index';
import { searchSources } from './search-sources';
import { suggestions } from './suggestions';

/** What a query finds on the whole site. */
export interface Found {
  /** The group with the best hit first. Of articles there is one page, of the others everything. */
  groups: SearchGroup[];
  /** The lists in which found articles stand, the fullest first. */
  sections: { address: string; name: string; count: number }[];
  /** The kinds that cannot be searched now. */
  missing: SearchKind[];
  /** Queries that are sure to find something. */
  hints: string[];
}

/** Which of the articles are wanted. */
export interface WantedArticles {
  /** The address of the list they stand in. */
  section?: string | undefined;
  /** Counted from 1. */
  page?: number;
}

/** Searches articles, services and tariffs. What is away now is told, and does not take the rest along. */
export async function searchEverything(
  query: string,
  { section, page = 1 }: WantedArticles = {},
): Promise<Found> {
  const place = { section, start: (page - 1) * ARTICLES_OF_A_PAGE, limit: ARTICLES_OF_A_PAGE };
  const ask = (need?: readonly number[]) => findArticles({ query, ...place, ...(need && { need }) });
  const [gathered, articles, topics] = await Promise.all([
    gatherDocuments(searchSources, tell),
    query ? unlessAway(ask()) : NO_ARTICLES,
    unlessAway(newestSections()),
  ]);
  const { documents } = gathered;
  const away = articles && topics ? gathered.missing : ['tutorial' as const, ...gathered.missing];
  const best = await bestOf(query, keptIndex(documents), articles ?? NO_ARTICLES, ask);
  return {
    ...best,
    missing: SEARCH_KINDS.filter((kind) => away.includes(kind)),
    hints: [...new Set([...(topics ?? []), ...suggestions(documents)])],
  };
}

const NO_ARTICLES: ArticleFindings = { fit: 'none', counts: [], total: 0, sections: [], hits: [] };

const RANKS: Record<ArticleFit, number> = { exact: 3, mended: 2, some: 1, none: 0 };

/**
 * What fits best, wherever it was found. Where nothing has all words, those count that are rarest on the whole site; the CMS
 * knows only how rare they are in articles, and is asked again when that makes a difference.
 */
export async function bestOf(
  query: string,
  index: ReturnType<typeof keptIndex>,
  articles: ArticleFindings,
  ask: (need: readonly number[]) => Promise<ArticleFindings>,
): Promise<Pick<Found, 'groups' | 'sections'>> {
  const own = index.find(query);
  const rank = Math.max(RANKS[own.fit], RANKS[articles.fit]);
  if (rank > RANKS.some) {
    const isBest = ({ fit }: { fit: ArticleFit }) => RANKS[fit] === rank;
    return together(isBest(own) ? own.groups : [], isBest(articles) ? articles : NO_ARTICLES);
  }
  const rarest = rarestWords(own.counts.map((count, place) => count + (articles.counts[place] ?? 0)));
  const isSame = articles.fit === 'none' || String(rarestWords(articles.counts)) === String(rarest);
  const some = isSame ? articles : ((await unlessAway(ask(rarest))) ?? NO_ARTICLES);
  return together(index.find(query, rarest).groups, some);
}

function together(own: readonly SearchGroup[], { hits, total, sections }: ArticleFindings) {
  const score = hits[0]?.score ?? 0;
  const found: SearchGroup = { kind: 'tutorial', hits: hits.map(toHit), total, score };
  return { groups: bestFirst(total > 0 ? [found, ...own] : own), sections };
}

function toHit({ title, lead, snippet, section, href, terms }: FoundArticle): SearchHit {
  const text = snippet || lead;
  return {
    document: { kind: 'tutorial', title, text, keywords: '', href, note: section, suggestion: section },
    terms,
  };
}

const MOST_TOPICS = 3;

/** Where the newest articles stand: every article has this word. */
const newestSections = keptContent('newest-sections', async () => {
  const { hits } = await findArticles({ query: t.search.wordOfEveryArticle, start: 0, limit: 20 });
  return [...new Set(hits.map(({ section }) => section))].slice(0, MOST_TOPICS);
});

async function unlessAway<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ContentOutage)) throw error;
    tell('tutorial', error);
    return undefined;
  }
}

function tell(kind: SearchKind, outage: Error): void {
  log.warn({ err: outage, kind }, 'a part of the search is not available');
}
