import {
  DEFAULT_PAYMENT_PERIOD,
  fitsSystem,
  type LocationCode,
  leastRamMb,
  type Money,
  nearestTariff,
  type OsImage,
  type PaymentPeriod,
  presetOrder,
  quote,
  type ServerOrder,
  type ServerTariff,
  type TariffFamily,
} from '@vitrina/ordering';
import type { Commerce } from '~/content/get-commerce';
import { orderPaths } from '~/order-paths';

/** The tariffs page opens on St. Petersburg (specification 001, section 2.1). */
export const DEFAULT_LOCATION: LocationCode = 'ru-1';

/** One line of the price list: a tariff, what it costs as offered here, and where to order it. */
export interface TariffOffer extends ServerTariff {
  monthly: Money;
  href: { visitor: string; customer: string };
  /** When it has too little memory for the chosen system: no order of both is taken. */
  unfit?: Unfit;
}

/** What a system needs, and the nearest tariff that has it. */
export interface Unfit {
  system: string;
  leastRamMb: number;
  instead: TariffOffer | undefined;
}

export interface TariffGroup {
  family: TariffFamily;
  offers: TariffOffer[];
}

/** What a visitor may choose for a whole price list. */
export interface OfferChoice {
  period?: PaymentPeriod | undefined;
  system?: OsImage | undefined;
}

export const FAMILY_ORDER: readonly TariffFamily[] = ['premium', 'high-cpu', 'dedicated-cpu'];

/**
 * Every tariff at its price for a month with a public IP, paid a year ahead if nothing else is chosen: just what the
 * order behind each line asks for. In the order given.
 */
export function toOffers(
  tariffs: readonly ServerTariff[],
  commerce: Pick<Commerce, 'floatingIp' | 'multipliers'>,
  { period = DEFAULT_PAYMENT_PERIOD, system }: OfferChoice = {},
): TariffOffer[] {
  const terms = { floatingIp: commerce.floatingIp, discount: commerce.multipliers[period] };
  const offers = tariffs.map(
    (tariff): TariffOffer => ({
      ...tariff,
      monthly: quote(tariff.price, terms),
      href: hrefs(orderOf(tariff, { period, system })),
    }),
  );
  if (!system) return offers;
  const fitting = offers.filter((offer) => fitsSystem(offer, system));
  return offers.map((offer) =>
    fitsSystem(offer, system) ? offer : { ...offer, unfit: unfitFor(system, offer, fitting) },
  );
}

/** Whatever else is chosen, the server is ordered with the bandwidth of its line. */
function orderOf({ presetId, bandwidthMbit }: ServerTariff, { period, system }: OfferChoice): ServerOrder {
  return presetOrder(presetId, {
    bandwidthMbit,
    ...(period && { period }),
    ...(system && { osId: system.osId }),
  });
}

function unfitFor(system: OsImage, offer: TariffOffer, fitting: readonly TariffOffer[]): Unfit {
  const nearest = nearestTariff(offer, fitting);
  return {
    ...{ system: system.caption, leastRamMb: leastRamMb(system) },
    instead: fitting.find(({ presetId }) => presetId === nearest?.presetId),
  };
}

/** The price list of one location, by family. */
export function toTariffList(offers: readonly TariffOffer[], location: LocationCode): TariffGroup[] {
  const here = offers.filter((offer) => offer.location === location);
  return FAMILY_ORDER.map((family) => ({
    family,
    offers: here.filter((offer) => offer.family === family),
  })).filter((group) => group.offers.length > 0);
}

function hrefs(order: ServerOrder): TariffOffer['href'] {
  return { visitor: orderPaths.registration(order), customer: orderPaths.page(order) };
}
