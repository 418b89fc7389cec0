import { Breadcrumbs } from '@vitrina/ui';
import type { GetStaticPaths, GetStaticProps } from 'next';
import { type Banners, fetchBanners } from '~/content/get-banners';
import { fetchCommerce } from '~/content/get-commerce';
import { fetchSite } from '~/content/get-site';
import { noteMade } from '~/content/made-pages';
import { subjects } from '~/content/subjects';
import type { Goal } from '~/elements/reach-goal';
import { env } from '~/env';
import { getTariffsByPreset, type TariffsByPreset } from '~/features/catalogue/get-tariffs-by-preset';
import { TariffInText } from '~/features/catalogue/tariff-in-text';
import { getTutorial, type Tutorial } from '~/features/knowledge/get-tutorial';
import { getTutorialCards } from '~/features/knowledge/get-tutorial-cards';
import { type CoveredTutorial, TutorialCards } from '~/features/knowledge/tutorial-cards';
import { TutorialView } from '~/features/knowledge/tutorial-view';
import { paths } from '~/paths';
import { AudienceBanner } from '~/site/audience-banner';
import { DocumentPage } from '~/site/document-page';
import type { Site } from '~/site/site';

/** A document is read, not used: no framework is sent to the browser. */
export const config = { unstable_runtimeJS: false };

/** Seconds after which a page asks the CMS again, should a notice of a change have been lost. */
const REVALIDATE = 60;
/** The same for a page without the prices it should have. */
const BRIEFLY = 5;
const MOST_LISTED = 24;

interface SharedTutorial {
  tutorial: Tutorial;
  tariffs: TariffsByPreset;
  /** Absolute addresses of the page and of its picture. */
  share: { page: string; image: string };
}

interface Advertising {
  banners: Banners;
  goal?: Goal;
}

type Props = { site: Site; advertising: Advertising } & ({ cards: CoveredTutorial[] } | SharedTutorial);

/** No page is made while the site is built, because the CMS is not there then. The first reader makes it. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<Props> = async ({ params }) => {
  const path = Array.isArray(params?.path) ? params.path : [];
  const [site, advertising, page] = await Promise.all([fetchSite(), getAdvertising(), getPage(path)]);
  if (!page) return { notFound: true, revalidate: REVALIDATE };
  noteMade([paths.tutorials, ...path].join('/'), [...SHOWN_BY_ALL, ...shownBy(page)]);
  const lacksPrices = 'tariffs' in page && page.tariffs.status === 'unknown';
  // Properties travel as JSON, where what is undefined does not exist.
  return {
    props: JSON.parse(JSON.stringify({ site, advertising, ...page })),
    revalidate: lacksPrices ? BRIEFLY : REVALIDATE,
  };
};

export default function TutorialsPage(props: Props) {
  if ('tutorial' in props) {
    const { seoTitle, description, isHiddenFromSearch } = props.tutorial;
    return (
      <DocumentPage
        site={props.site}
        title={seoTitle}
        description={description}
        share={props.share}
        isHiddenFromSearch={isHiddenFromSearch}
      >
        <TutorialView
          tutorial={props.tutorial}
          tariffCard={(preset) => <TariffInText preset={preset} tariffs={props.tariffs} />}
        />
        <AudienceBanner {...props.advertising} className="container-page pb-12" />
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
      <AudienceBanner {...props.advertising} className="container-page pb-12" />
    </DocumentPage>
  );
}

const SHOWN_BY_ALL = [subjects.banners('tutorials'), subjects.commerce];

function shownBy(page: { cards: CoveredTutorial[] } | SharedTutorial): string[] {
  if ('tutorial' in page) return page.tutorial.shows;
  return [
    subjects.articles,
    ...page.cards.flatMap(({ topicPath }) => topicPath.split('/').map(subjects.topic)),
  ];
}

/** The commerce settings name the goal that a click on a banner reaches; without a banner nobody asks for them. */
async function getAdvertising(): Promise<Advertising> {
  const banners = await fetchBanners('tutorials');
  const goal = banners.guests || banners.customers ? (await fetchCommerce()).goal : undefined;
  return { banners, ...(goal && { goal }) };
}

async function getPage(path: readonly string[]) {
  const url = path.at(-1);
  if (url === undefined) return { cards: await getTutorialCards(MOST_LISTED) };
  const tutorial = await getTutorial(path.slice(0, -1).join('/'), url);
  if (tutorial === undefined) return undefined;
  const tariffs = await getTariffsByPreset(tutorial.text.presets);
  return { tutorial, tariffs, share: shareOf(tutorial) };
}

function shareOf({ topic, url, shareImage }: Tutorial): SharedTutorial['share'] {
  const { SITE_URL } = env();
  return {
    page: `${SITE_URL}${paths.tutorial(topic.path, url)}`,
    image: `${SITE_URL}${shareImage ?? paths.shareImage(topic.path, url)}`,
  };
}
