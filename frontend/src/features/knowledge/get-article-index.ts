import { articleIndexQuery } from '~/content/article-queries';
import { askCms } from '~/content/client';
import type { ArticleFiltersInput } from '~/content/generated/graphql';
import { present } from '~/content/present';
import type { CoveredArticle } from './article-cards';
import { toCard } from './get-article-cards';

/** An article as machines are told of it. */
export interface IndexedArticle extends CoveredArticle {
  isTutorial: boolean;
}

/** The CMS gives no more at a time. */
const PAGE = 100;

/** What editors keep out of search engines is told to no machine. */
const FOUND: ArticleFiltersInput = { or: [{ noindex: { eq: false } }, { noindex: { null: true } }] };

/** The newest published articles that may be found. Throws `ContentOutage`. */
export async function getArticleIndex(most: number): Promise<IndexedArticle[]> {
  const begins = Array.from({ length: Math.ceil(most / PAGE) }, (_, page) => page * PAGE);
  const pages = await Promise.all(
    begins.map((begin) =>
      askCms(articleIndexQuery, {
        ...{ filters: FOUND, start: begin, limit: Math.min(PAGE, most - begin) },
      }),
    ),
  );
  return pages.flatMap(({ articles }) =>
    present(articles).map((article) => ({
      ...toCard(article),
      isTutorial: article.topic !== null,
    })),
  );
}
