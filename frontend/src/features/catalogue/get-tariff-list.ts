import {
  DEFAULT_PAYMENT_PERIOD,
  type LocationCode,
  type Money,
  presetOrder,
  quote,
  type ServerOrder,
  type ServerTariff,
  type TariffFamily,
} from '@vitrina/ordering';
import { getCommerce } from '~/content/get-commerce';
import { paths } from '~/paths';
import { getServerTariffs } from '~/provider/catalogue';

/** The tariffs page opens on St. Petersburg (specification 001, section 2.1). */
export const DEFAULT_LOCATION: LocationCode = 'ru-1';

/** One line of the price list: a tariff, what it costs as offered here, and where to order it. */
export interface TariffOffer extends ServerTariff {
  monthly: Money;
  href: { visitor: string; customer: string };
}

export interface TariffGroup {
  family: TariffFamily;
  offers: TariffOffer[];
}

const FAMILY_ORDER: readonly TariffFamily[] = ['premium', 'high-cpu', 'dedicated-cpu'];

/**
 * The live price list of one location, by family, the cheapest first. Prices are for a month with a public IP, paid a
 * year ahead: just what the order behind each line asks for. Throws `ProviderOutage` or `ContentOutage`.
 */
export async function getTariffList(location: LocationCode): Promise<TariffGroup[]> {
  const offers = (await getOffers()).filter((offer) => offer.location === location);
  return FAMILY_ORDER.map((family) => ({
    family,
    offers: offers.filter((offer) => offer.family === family),
  })).filter((group) => group.offers.length > 0);
}

/** All that is sold in all locations, the cheapest first. Throws `ProviderOutage` or `ContentOutage`. */
export async function getOffers(): Promise<TariffOffer[]> {
  const [tariffs, commerce] = await Promise.all([getServerTariffs(), getCommerce()]);
  const terms = { floatingIp: commerce.floatingIp, discount: commerce.multipliers[DEFAULT_PAYMENT_PERIOD] };
  return tariffs.map((tariff) => ({
    ...tariff,
    monthly: quote(tariff.price, terms),
    href: hrefs(presetOrder(tariff.presetId)),
  }));
}

function hrefs(order: ServerOrder): TariffOffer['href'] {
  return { visitor: paths.serverRegistration(order), customer: paths.serverOrder(order) };
}
