import { LOCATIONS } from '@vitrina/ordering';
import { unstable_cache } from 'next/cache';
import { getHomeBanner } from '~/content/get-home-banner';
import { getSite } from '~/content/get-site';
import { isBuilding } from '~/env';
import { getHomeOffers } from '~/features/catalogue/get-home-offers';
import { getLocationOffers } from '~/features/catalogue/get-location-offers';
import { DEFAULT_LOCATION } from '~/features/catalogue/get-tariff-list';
import { LocationOffers } from '~/features/catalogue/location-offers';
import { TariffList } from '~/features/catalogue/tariff-list';
import { getMiniConfigurator } from '~/features/configurator/get-mini-configurator';
import { MiniConfigurator } from '~/features/configurator/mini-configurator';
import { getTutorialCards } from '~/features/knowledge/get-tutorial-cards';
import { TutorialCards } from '~/features/knowledge/tutorial-cards';
import { paths } from '~/paths';
import { HomeBanner } from '~/site/home-banner';
import { HomeCall } from '~/site/home-call';
import { HomeHero } from '~/site/home-hero';
import { HomeProducts } from '~/site/home-products';
import { HomeSteps } from '~/site/home-steps';
import { SectionHead } from '~/site/section-head';

export const revalidate = 60;

const LATEST_TUTORIALS = 3;

export default async function HomePage() {
  const [site, { terms, offers, locations, banner, tutorials }] = await Promise.all([getSite(), getHome()]);
  return (
    <div className="grid gap-14 pb-20 lg:gap-24">
      <section className="container-page pt-8 wide:pt-14">
        {terms ? <MiniConfigurator terms={terms} intro={<HomeHero />} /> : <HomeHero />}
      </section>
      <HomeProducts services={site.menu.services} />
      {locations.length > 0 && (
        <section aria-labelledby="locations-title" className="container-page grid gap-6">
          <SectionHead
            id="locations-title"
            title="Ближе к вашим пользователям"
            note="Цена самого доступного тарифа за месяц, с публичным IP при оплате за год"
          />
          <LocationOffers offers={locations} chosen={terms?.first.location ?? DEFAULT_LOCATION} />
        </section>
      )}
      {offers.length > 0 && (
        <section aria-labelledby="offers-title" className="container-page grid gap-6">
          <SectionHead
            id="offers-title"
            title="Цены на сегодня"
            note={`${LOCATIONS[DEFAULT_LOCATION]}. За месяц, с публичным IP при оплате за год`}
            more={{ label: 'Все тарифы', href: paths.tariffs }}
          />
          <TariffList label="Тарифы Premium" offers={offers} isLeading={false} />
        </section>
      )}
      <HomeSteps />
      {banner && (
        <div className="container-page">
          <HomeBanner banner={banner} />
        </div>
      )}
      {tutorials.length > 0 && (
        <section aria-labelledby="tutorials-title" className="container-page grid gap-6">
          <SectionHead
            id="tutorials-title"
            title="Новые инструкции"
            more={{ label: 'Все инструкции', href: paths.tutorials }}
          />
          <TutorialCards cards={tutorials} heading="h3" />
        </section>
      )}
      <HomeCall site={site} />
    </div>
  );
}

/** While the site is built nobody answers; the first thing a started site does is to make this page again. */
async function getHome() {
  return isBuilding() ? EMPTY : fetchHome();
}

const EMPTY = { terms: undefined, offers: [], locations: [], banner: undefined, tutorials: [] };

const fetchHome = unstable_cache(
  async () => {
    const [terms, offers, locations, banner, tutorials] = await Promise.all([
      getMiniConfigurator(),
      getHomeOffers(),
      getLocationOffers(),
      getHomeBanner(new Date()),
      getTutorialCards(LATEST_TUTORIALS),
    ]);
    return { terms, offers, locations, banner, tutorials };
  },
  ['home'],
  { revalidate: 60 },
);
