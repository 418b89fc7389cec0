import { type LocationCode, ProviderOutage, type TariffFamily } from '@vitrina/ordering';
import { type Banners, fetchBanners } from '~/content/get-banners';
import { fetchCommerce } from '~/content/get-commerce';
import { fetchHomeWords, type HomeWords } from '~/content/get-home-words';
import { fetchSite } from '~/content/get-site';
import { type Site, unbranded } from '~/content/site';
import type { Translated } from '~/documents/static-props';
import { cheapestByLocation, type LocationOffer } from '~/features/catalogue/cheapest-by-location';
import { inEachBasis, type TariffOffer, toOffers, toTariffList } from '~/features/catalogue/tariff-offers';
import {
  type MiniConfiguratorModel,
  toMiniConfigurator,
} from '~/features/configurator/mini-configurator-model';
import type { CoveredArticle } from '~/features/knowledge/article-cards';
import { getTutorialCards } from '~/features/knowledge/get-article-cards';
import { firstLocation } from '~/products/server/list';
import { catalogue } from '~/provider/catalogue';
import { within } from '~/runtime/deadline';
import { log } from '~/runtime/log';

const LATEST_TUTORIALS = 3;
const SHOWN_OFFERS = 4;
/** A banner that tells of an outage must not wait for it long. */
const PRICES_MS = 1_200;

export interface Home extends Translated {
  site: Site;
  words: HomeWords;
  configurator: MiniConfiguratorModel | undefined;
  /** Where the map is lit at first. */
  location: string;
  locations: LocationOffer[];
  offers: TariffOffer[];
  /** Of which the offers are. */
  offersFrom: { location: LocationCode; family: TariffFamily } | undefined;
  /** The provider is away, and nobody knows what it said before. */
  lacksPrices: boolean;
  banners: Banners;
  tutorials: CoveredArticle[];
}

/** The home page while the site is built and nobody answers. */
export function emptyHome(): Home {
  return {
    site: unbranded(),
    words: {},
    configurator: undefined,
    location: '',
    locations: [],
    offers: [],
    offersFrom: undefined,
    lacksPrices: false,
    banners: {},
    tutorials: [],
  };
}

/** What the home page shows: with the last good prices or, where nobody knows any, without. Throws `ContentOutage`. */
export async function fetchHome(): Promise<Home> {
  const [site, words, commerce, tariffs, configurators, banners, tutorials] = await Promise.all([
    fetchSite(),
    fetchHomeWords(),
    fetchCommerce(),
    unlessAway(catalogue.serverTariffs),
    unlessAway(catalogue.serverConfigurators),
    fetchBanners('home'),
    getTutorialCards(LATEST_TUTORIALS),
  ]);
  const model = configurators && toMiniConfigurator(configurators, commerce);
  const offers = toOffers(tariffs ?? [], commerce);
  const location = firstLocation(offers);
  const [group] = toTariffList(offers, location);
  const shown = group?.offers ?? [];
  return {
    site,
    words,
    configurator: model,
    location: model?.first.location ?? location,
    offersFrom: group && { location, family: group.family },
    locations: cheapestByLocation(offers, commerce),
    offers: inEachBasis(shown.slice(0, SHOWN_OFFERS), commerce),
    lacksPrices: !tariffs || !configurators,
    banners,
    tutorials,
  };
}

async function unlessAway<Part>(ask: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await within(PRICES_MS, ask);
  } catch (error) {
    if (!(error instanceof ProviderOutage)) throw error;
    log.warn({ error: String(error) }, 'the home page is made without prices');
    return undefined;
  }
}
