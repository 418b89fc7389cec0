import { DEFAULT_LOCATION, getTariffList, type TariffOffer } from './get-tariff-list';

const SHOWN = 4;

/** The first lines of the price list, for the home page. Throws `ProviderOutage` or `ContentOutage`. */
export async function getHomeOffers(): Promise<TariffOffer[]> {
  const groups = await getTariffList(DEFAULT_LOCATION);
  return (groups[0]?.offers ?? []).slice(0, SHOWN);
}
