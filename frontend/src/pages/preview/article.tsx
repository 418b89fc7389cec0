import type { GetServerSideProps } from 'next';
import { fetchSite } from '~/content/get-site';
import type { Site } from '~/content/site';
import { getTariffCards, type TariffCards } from '~/features/catalogue/get-tariff-cards';
import { TariffInText } from '~/features/catalogue/tariff-in-text';
import { ArticleView } from '~/features/knowledge/article-view';
import { type Article, getArticleDraft } from '~/features/knowledge/get-article';
import { draftDocument } from '~/preview/draft-document';
import { type Draft, draftOrProblem } from '~/preview/draft-or-problem';

export const config = { unstable_runtimeJS: false };

interface ArticleDraft {
  site: Site;
  article: Article;
  tariffs: TariffCards;
}

/** The draft of an article as the page it will be: of the same parts, without a script. */
export const getServerSideProps: GetServerSideProps<Draft<ArticleDraft>> = (context) =>
  draftOrProblem(context, 'article', async (documentId) => {
    const [site, article] = await Promise.all([fetchSite(), getArticleDraft(documentId)]);
    return article && { site, article, tariffs: await getTariffCards(article.text.tariffs) };
  });

export default draftDocument<ArticleDraft>(
  ({ article }) => `Черновик: ${article.seoTitle}`,
  ({ article, tariffs }) => (
    <ArticleView article={article} tariffCard={(card) => <TariffInText card={card} cards={tariffs} />} />
  ),
);
