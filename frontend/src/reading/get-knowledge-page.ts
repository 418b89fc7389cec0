import { type BannerPlace, type Banners, fetchBanners } from '~/content/get-banners';
import { hearsReaders } from '~/content/reader-figures';
import { getTariffCards, type TariffCards } from '~/features/catalogue/get-tariff-cards';
import { type Article, getArticle } from '~/features/knowledge/get-article';
import { type ArticleList, getArticleList } from '~/features/knowledge/get-article-list';
import { getTutorialMap, type MappedTutorials } from '~/features/knowledge/get-tutorial-map';
import { readKnowledgeAddress, type Section } from '~/features/knowledge/knowledge-address';
import { commentCounts } from '~/provider/count-comments';

/** What stands at an address of the knowledge base, with the names of what of the CMS it shows. */
export type KnowledgePage = { shows: string[] } & (
  | {
      kind: 'article';
      article: Article;
      tariffs: TariffCards;
      /** How many there are, if anybody knows. */
      comments?: number | 'forbidden';
      /** The CMS takes what readers think of it. */
      takesVotes: boolean;
    }
  | { kind: 'list'; list: ArticleList }
  | { kind: 'map'; list: ArticleList; map: MappedTutorials }
);

/** Reads the address below a section, or answers `undefined` when nothing stands there. Throws `ContentOutage`. */
export async function getKnowledgePage(
  section: Section,
  path: readonly string[],
): Promise<KnowledgePage | undefined> {
  if (section === 'tutorials' && path.length === 0) return getMap();
  const address = readKnowledgeAddress(section, path);
  const [list, article] = await Promise.all([
    address?.list && getArticleList(address.list.of, address.list.page),
    address?.article && getArticle(address.article),
  ]);
  if (list) return { kind: 'list', list, shows: list.shows };
  if (!article) return undefined;
  const [tariffs, comments] = await Promise.all([
    getTariffCards(article.text.tariffs),
    article.invitesComments ? commentsOf(article) : undefined,
  ]);
  return {
    ...{ kind: 'article', article, tariffs, takesVotes: hearsReaders(), shows: article.shows },
    ...(comments !== undefined && { comments }),
  };
}

async function commentsOf({ url }: Article): Promise<number | 'forbidden' | undefined> {
  const counts = await commentCounts([url]);
  switch (counts.kind) {
    case 'counted':
      return counts.countOf(url);
    case 'forbidden':
      return 'forbidden';
    case 'unknown':
      return undefined;
  }
}

async function getMap(): Promise<KnowledgePage | undefined> {
  const [list, { map, shows }] = await Promise.all([
    getArticleList({ kind: 'tutorials' }, 1),
    getTutorialMap(),
  ]);
  return list && { kind: 'map', list, map, shows: [...list.shows, ...shows] };
}

export interface Advertising {
  banners: Banners;
  place: BannerPlace;
}

export async function getAdvertising(section: Section): Promise<Advertising> {
  return { banners: await fetchBanners(section), place: section };
}
