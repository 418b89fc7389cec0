import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { fetchSite } from '~/content/get-site';
import type { Site } from '~/content/site';
import { DocumentPage } from '~/documents/document-page';
import { getTariffCards, type TariffCards } from '~/features/catalogue/get-tariff-cards';
import { TariffInText } from '~/features/catalogue/tariff-in-text';
import { ArticleView } from '~/features/knowledge/article-view';
import { type Article, getArticleDraft } from '~/features/knowledge/get-article';
import { draftOrProblem } from '~/preview/draft-or-problem';
import type { DraftProblem } from '~/preview/draft-problem';
import { DraftProblemDocument } from '~/preview/draft-problem-document';

/** The draft of an article as the page it will be: of the same parts, without a script. */
export const config = { unstable_runtimeJS: false };

type Props =
  | { site: Site; article: Article; tariffs: TariffCards; isFramed: boolean }
  | { problem: DraftProblem };

export const getServerSideProps: GetServerSideProps<Props> = (context) =>
  draftOrProblem(context, 'article', async (documentId) => {
    const [site, article] = await Promise.all([fetchSite(), getArticleDraft(documentId)]);
    if (!article) return undefined;
    const tariffs = await getTariffCards(article.text.tariffs);
    return { site, article, tariffs, isFramed: context.query.in === 'frame' };
  });

export default function ArticlePreview(props: Props) {
  if ('problem' in props) return <DraftProblemDocument problem={props.problem} />;
  const { site, article, tariffs, isFramed } = props;
  return (
    <DocumentPage site={site} title={`Черновик: ${article.seoTitle}`} description={article.description}>
      {/* In the frame of the CMS links open beside it: the public pages they lead to stand in no frame. */}
      <Head>{isFramed && <base target="_blank" />}</Head>
      <ArticleView article={article} tariffCard={(card) => <TariffInText card={card} cards={tariffs} />} />
    </DocumentPage>
  );
}
