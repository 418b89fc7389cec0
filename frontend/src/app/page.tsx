import { unstable_cache } from 'next/cache';
import { getHomeBanner } from '~/content/get-home-banner';
import { isBuilding } from '~/env';
import { getHomeOffers } from '~/features/catalogue/get-home-offers';
import { TariffList } from '~/features/catalogue/tariff-list';
import { getTutorialCards } from '~/features/knowledge/get-tutorial-cards';
import { TutorialCards } from '~/features/knowledge/tutorial-cards';
import { paths } from '~/paths';
import { HomeBanner } from '~/site/home-banner';
import { HomeHero } from '~/site/home-hero';
import { HomeSteps } from '~/site/home-steps';

export const revalidate = 60;

const LATEST_TUTORIALS = 3;

export default async function HomePage() {
  const { offers, banner, tutorials } = await getHome();
  const [cheapest] = offers;
  return (
    <div className="grid gap-20 pb-20 wide:gap-28">
      <div>
        <HomeHero from={cheapest?.monthly} />
        {offers.length > 0 && (
          <section aria-labelledby="offers-title" className="container-page grid gap-6">
            <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
              <h2 id="offers-title" className="text-32">
                Цены на сегодня
              </h2>
              <a
                href={paths.tariffs}
                className="inline-flex min-h-11 items-center underline decoration-rule underline-offset-4 hover:text-accent"
              >
                Все тарифы
              </a>
            </div>
            <TariffList label="Тарифы Premium" offers={offers} isLeading={false} />
          </section>
        )}
      </div>
      <HomeSteps />
      {banner && (
        <div className="container-page">
          <HomeBanner banner={banner} />
        </div>
      )}
      {tutorials.length > 0 && (
        <section aria-labelledby="tutorials-title" className="container-page grid gap-6">
          <h2 id="tutorials-title" className="text-32">
            Новые инструкции
          </h2>
          <TutorialCards cards={tutorials} heading="h3" />
        </section>
      )}
    </div>
  );
}

/** While the site is built nobody answers; the first thing a started site does is to make this page again. */
async function getHome() {
  return isBuilding() ? { offers: [], banner: undefined, tutorials: [] } : fetchHome();
}

const fetchHome = unstable_cache(
  async () => {
    const [offers, banner, tutorials] = await Promise.all([
      getHomeOffers(),
      getHomeBanner(new Date()),
      getTutorialCards(LATEST_TUTORIALS),
    ]);
    return { offers, banner, tutorials };
  },
  ['home'],
  { revalidate: 60 },
);
