import { articleCountQuery, articleDatesQuery, articleIndexQuery } from '~/content/article-queries';
import { askCms } from '~/content/client';
import type { ArticleFiltersInput } from '~/content/generated/graphql';
import { present } from '~/content/present';
import type { CoveredArticle } from './article-cards';
import { toCard } from './get-article-cards';

/** An article as machines are told of it. */
export interface IndexedArticle extends CoveredArticle {
  isTutorial: boolean;
  /** An ISO 8601 time. */
  changedOn: string | undefined;
}

/** The CMS gives no more at a time. */
const PAGE = 100;

/** What editors keep out of search engines is told to no machine. */
const FOUND: ArticleFiltersInput = { or: [{ noindex: { eq: false } }, { noindex: { null: true } }] };

/** So many published articles may be found. Throws `ContentOutage`. */
export async function countArticles(): Promise<number> {
  const { articles_connection } = await askCms(articleCountQuery, { filters: FOUND });
  return articles_connection?.pageInfo.total ?? 0;
}

/** How many articles `newestChange` looks at. */
export const ARTICLES_OF_A_QUESTION = 1_000;

/** When one of the thousand articles from the one at `start` was changed last, in their order by `getArticleIndex`: one question. */
export async function newestChange(start: number): Promise<string | undefined> {
  const hundreds = await askCms(articleDatesQuery, {
    ...{ filters: FOUND, s0: start, s1: start + 100, s2: start + 200, s3: start + 300, s4: start + 400 },
    ...{ s5: start + 500, s6: start + 600, s7: start + 700, s8: start + 800, s9: start + 900 },
  });
  const articles = Object.values(hundreds).flatMap(present);
  return latestOf(articles.map(changeOf));
}

function changeOf({ date_created, date_updated }: Dated): string | undefined {
  return date_updated ?? date_created ?? undefined;
}

interface Dated {
  date_created?: string | null;
  date_updated?: string | null;
}

/** The latest of ISO 8601 times. */
export function latestOf(times: readonly (string | null | undefined)[]): string | undefined {
  const known = times.filter((time) => typeof time === 'string');
  return known.sort((one, other) => Date.parse(one) - Date.parse(other)).at(-1);
}

/** Published articles that may be found, the newest first, from the one at `start`. Throws `ContentOutage`. */
export async function getArticleIndex(start: number, most: number): Promise<IndexedArticle[]> {
  const begins = Array.from({ length: Math.ceil(most / PAGE) }, (_, page) => start + page * PAGE);
  const pages = await Promise.all(
    begins.map((begin) =>
      askCms(articleIndexQuery, {
        ...{ filters: FOUND, start: begin, limit: Math.min(PAGE, start + most - begin) },
      }),
    ),
  );
  return pages.flatMap(({ articles }) =>
    present(articles).map((article) => ({
      ...toCard(article),
      isTutorial: article.topic !== null,
      changedOn: changeOf(article),
    })),
  );
}
