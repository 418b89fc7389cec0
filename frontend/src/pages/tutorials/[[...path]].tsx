import { Breadcrumbs } from '@vitrina/ui';
import type { GetStaticPaths, GetStaticProps } from 'next';
import { fetchSite } from '~/content/get-site';
import { env } from '~/env';
import { getTutorial, type Tutorial } from '~/features/knowledge/get-tutorial';
import { getTutorialCards } from '~/features/knowledge/get-tutorial-cards';
import { type CoveredTutorial, TutorialCards } from '~/features/knowledge/tutorial-cards';
import { TutorialView } from '~/features/knowledge/tutorial-view';
import { paths } from '~/paths';
import { DocumentPage } from '~/site/document-page';
import type { Site } from '~/site/site';

/** A document is read, not used: no framework is sent to the browser. */
export const config = { unstable_runtimeJS: false };

/** Seconds after which a page asks the CMS again, should a notice of a change have been lost. */
const REVALIDATE = 60;
const MOST_LISTED = 24;

interface SharedTutorial {
  tutorial: Tutorial;
  /** Absolute addresses of the page and of its picture. */
  share: { page: string; image: string };
}

type Props = { site: Site } & ({ cards: CoveredTutorial[] } | SharedTutorial);

/** No page is made while the site is built, because the CMS is not there then. The first reader makes it. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<Props> = async ({ params }) => {
  const path = Array.isArray(params?.path) ? params.path : [];
  const [site, page] = await Promise.all([fetchSite(), getPage(path)]);
  if (!page) return { notFound: true, revalidate: REVALIDATE };
  // Properties travel as JSON, where what is undefined does not exist.
  return { props: JSON.parse(JSON.stringify({ site, ...page })), revalidate: REVALIDATE };
};

export default function TutorialsPage(props: Props) {
  if ('tutorial' in props) {
    const { seoTitle, description } = props.tutorial;
    return (
      <DocumentPage site={props.site} title={seoTitle} description={description} share={props.share}>
        <TutorialView tutorial={props.tutorial} />
      </DocumentPage>
    );
  }
  return (
    <DocumentPage
      site={props.site}
      title="Инструкции"
      description="Проверенные инструкции: серверы, сайты, базы данных."
    >
      <div className="container-page grid gap-8 py-8">
        <Breadcrumbs
          label="Путь по сайту"
          crumbs={[{ label: 'Главная', href: paths.home }, { label: 'Инструкции' }]}
        />
        <h1 className="text-44">Инструкции</h1>
        <TutorialCards cards={props.cards} heading="h2" />
      </div>
    </DocumentPage>
  );
}

async function getPage(path: readonly string[]) {
  const url = path.at(-1);
  if (url === undefined) return { cards: await getTutorialCards(MOST_LISTED) };
  const tutorial = await getTutorial(path.slice(0, -1).join('/'), url);
  return tutorial && { tutorial, share: shareOf(tutorial) };
}

function shareOf({ topic, url }: Tutorial): SharedTutorial['share'] {
  const { SITE_URL } = env();
  return {
    page: `${SITE_URL}${paths.tutorial(topic.path, url)}`,
    image: `${SITE_URL}${paths.shareImage(topic.path, url)}`,
  };
}
