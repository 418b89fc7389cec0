import type { LocationCode } from '@vitrina/ordering';
import { getCommerce } from '~/content/get-commerce';
import { catalogue } from '~/provider/catalogue';
import { type TariffGroup, toOffers, toTariffList } from './tariff-offers';

/** The live price list of one location, by family, the cheapest first. Throws `ProviderOutage` or `ContentOutage`. */
export async function getTariffList(location: LocationCode): Promise<TariffGroup[]> {
  const [tariffs, commerce] = await Promise.all([catalogue.serverTariffs(), getCommerce()]);
  return toTariffList(toOffers(tariffs, commerce), location);
}
