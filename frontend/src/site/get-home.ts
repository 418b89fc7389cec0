import { liveCatalogue } from '@vitrina/ordering';
import { type Banners, fetchBanners } from '~/content/get-banners';
import { fetchCommerce } from '~/content/get-commerce';
import { fetchSite } from '~/content/get-site';
import { cheapestByLocation, type LocationOffer } from '~/features/catalogue/cheapest-by-location';
import {
  DEFAULT_LOCATION,
  type TariffOffer,
  toOffers,
  toTariffList,
} from '~/features/catalogue/tariff-offers';
import { toMiniConfigurator } from '~/features/configurator/mini-configurator-terms';
import { getTutorialCards } from '~/features/knowledge/get-tutorial-cards';
import type { CoveredTutorial } from '~/features/knowledge/tutorial-cards';
import { providerHttp } from '~/provider/provider-http';
import { HomeConfigurator } from './home-configurator';
import { type RenderedIsland, renderIsland } from './render-island';
import { type Site, UNBRANDED } from './site';

const LATEST_TUTORIALS = 3;
const SHOWN_OFFERS = 4;

export interface Home {
  site: Site;
  configurator: RenderedIsland | undefined;
  /** Where the map is lit at first. */
  location: string;
  locations: LocationOffer[];
  offers: TariffOffer[];
  banners: Banners;
  tutorials: CoveredTutorial[];
}

/** The home page while the site is built and nobody answers. */
export const EMPTY_HOME: Home = {
  site: UNBRANDED,
  configurator: undefined,
  location: DEFAULT_LOCATION,
  locations: [],
  offers: [],
  banners: {},
  tutorials: [],
};

/** What the home page shows. Throws `ContentOutage` or `ProviderOutage`: then the last good copy of the page stays. */
export async function fetchHome(): Promise<Home> {
  const catalogue = liveCatalogue(providerHttp());
  const [site, commerce, tariffs, configurators, banners, tutorials] = await Promise.all([
    fetchSite(),
    fetchCommerce(),
    catalogue.serverTariffs(),
    catalogue.serverConfigurators(),
    fetchBanners('home'),
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
    banners,
    tutorials,
  };
}
