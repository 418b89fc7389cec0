import { LOCATIONS, liveCatalogue } from '@vitrina/ordering';
import type { GetStaticProps } from 'next';
import { type Banner, fetchBanner } from '~/content/get-banner';
import { fetchCommerce } from '~/content/get-commerce';
import { fetchSite } from '~/content/get-site';
import { isBuilding } from '~/env';
import { cheapestByLocation, type LocationOffer } from '~/features/catalogue/cheapest-by-location';
import { LocationOffers } from '~/features/catalogue/location-offers';
import { TariffList } from '~/features/catalogue/tariff-list';
import {
  DEFAULT_LOCATION,
  type TariffOffer,
  toOffers,
  toTariffList,
} from '~/features/catalogue/tariff-offers';
import { toMiniConfigurator } from '~/features/configurator/mini-configurator-terms';
import { getTutorialCards } from '~/features/knowledge/get-tutorial-cards';
import { type CoveredTutorial, TutorialCards } from '~/features/knowledge/tutorial-cards';
import { paths } from '~/paths';
import { providerHttp } from '~/provider/provider-http';
import { DocumentPage } from '~/site/document-page';
import { HomeBanner } from '~/site/home-banner';
import { HomeCall } from '~/site/home-call';
import { HomeConfigurator } from '~/site/home-configurator';
import { HomeHero } from '~/site/home-hero';
import { HomeProducts } from '~/site/home-products';
import { HomeSteps } from '~/site/home-steps';
import { Island } from '~/site/island';
import { type RenderedIsland, renderIsland } from '~/site/render-island';
import { SectionHead } from '~/site/section-head';
import { type Site, UNBRANDED } from '~/site/site';

/** All of it is read but the configurator, and only that has a script. */
export const config = { unstable_runtimeJS: false };

/** Seconds after which the page asks again, should a notice of a change have been lost. */
const REVALIDATE = 60;
const LATEST_TUTORIALS = 3;
const SHOWN_OFFERS = 4;

interface Home {
  site: Site;
  configurator: RenderedIsland | undefined;
  /** Where the map is lit at first. */
  location: string;
  locations: LocationOffer[];
  offers: TariffOffer[];
  banner: Banner | undefined;
  tutorials: CoveredTutorial[];
}

/** While the site is built nobody answers; the first thing a started site does is to make this page again. */
export const getStaticProps: GetStaticProps<Home> = async () => {
  const home = isBuilding() ? EMPTY : await fetchHome();
  // Properties travel as JSON, where what is undefined does not exist.
  return { props: JSON.parse(JSON.stringify(home)), revalidate: REVALIDATE };
};

export default function HomePage({
  site,
  configurator,
  location,
  locations,
  offers,
  banner,
  tutorials,
}: Home) {
  return (
    <DocumentPage site={site} description={site.tagline}>
      <div className="grid gap-14 pb-20 lg:gap-24">
        <section className="container-page pt-8 wide:pt-14">
          {configurator ? <Island {...configurator} /> : <HomeHero />}
        </section>
        <HomeProducts services={site.menu.services} />
        {locations.length > 0 && (
          <section aria-labelledby="locations-title" className="container-page grid gap-6">
            <SectionHead
              id="locations-title"
              title="Ближе к вашим пользователям"
              note="Цена самого доступного тарифа за месяц, с публичным IP при оплате за год"
            />
            <LocationOffers offers={locations} chosen={location} />
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
    </DocumentPage>
  );
}

const EMPTY: Home = {
  site: UNBRANDED,
  configurator: undefined,
  location: DEFAULT_LOCATION,
  locations: [],
  offers: [],
  banner: undefined,
  tutorials: [],
};

/** Throws `ContentOutage` or `ProviderOutage`: then the last good copy of the page stays. */
async function fetchHome(): Promise<Home> {
  const catalogue = liveCatalogue(providerHttp());
  const [site, commerce, tariffs, configurators, banner, tutorials] = await Promise.all([
    fetchSite(),
    fetchCommerce(),
    catalogue.serverTariffs(),
    catalogue.serverConfigurators(),
    fetchBanner('home'),
    getTutorialCards(LATEST_TUTORIALS),
  ]);
  const terms = toMiniConfigurator(configurators, commerce);
  const offers = toOffers(tariffs, commerce);
  return {
    site,
    configurator: terms && renderIsland('home-configurator', HomeConfigurator, { terms }),
    location: terms?.first.location ?? DEFAULT_LOCATION,
    locations: cheapestByLocation(offers),
    offers: toTariffList(offers, DEFAULT_LOCATION)[0]?.offers.slice(0, SHOWN_OFFERS) ?? [],
    banner,
    tutorials,
  };
}
