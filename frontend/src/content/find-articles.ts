import { articleSearchQuery } from './article-queries';
import { askCms, ContentOutage } from './client';

/** How articles fit a query: by all words as they stand, by all with typos mended, by the rarest of them, or not at all. */
export type ArticleFit = 'exact' | 'mended' | 'some' | 'none';

export interface ArticleQuestion {
  query: string;
  /** The places of words of which one is enough, when these are known to be rarest on the whole site. */
  need?: readonly number[];
  /** The address of a list, to find only what stands in it. */
  section?: string | undefined;
  start: number;
  limit: number;
}

export interface ArticleFindings {
  fit: ArticleFit;
  /** How many articles have each word; empty when all words were found together as they stand. */
  counts: number[];
  total: number;
  /** Where those that fit stand, whatever section was asked for. */
  sections: { address: string; name: string; count: number }[];
  /** The best first. */
  hits: FoundArticle[];
}

export interface FoundArticle {
  href: string;
  section: string;
  title: string;
  lead: string;
  /** The sentence of the text in which most was found; empty where nothing was. */
  snippet: string;
  /** What of all these was found. */
  terms: readonly string[];
  score: number;
}

/** Published articles that a query finds. Throws `ContentOutage`. */
export async function findArticles({ query, need, section, start, limit }: ArticleQuestion) {
  const { articleSearch } = await askCms(articleSearchQuery, {
    ...{ query, start, limit, need: need ? [...need] : null, section: section ?? null },
  });
  if (!articleSearch) throw new ContentOutage('the CMS does not search');
  const { fit, counts, total, sections, hits } = articleSearch;
  const found: ArticleFindings = {
    ...{ fit: toFit(fit), counts, total, sections },
    hits: hits.map(({ address, terms, ...hit }) => ({
      ...hit,
      href: address,
      terms: terms.split(' '),
    })),
  };
  return found;
}

function toFit(fit: string): ArticleFit {
  return fit === 'exact' || fit === 'mended' || fit === 'some' ? fit : 'none';
}
