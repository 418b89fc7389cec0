import {
  fitsSystem,
  type LocationCode,
  leastRamMb,
  type Money,
  multiplierOf,
  nearestTariff,
  type OsImage,
  offeredPeriods,
  type PaymentPeriod,
  presetOrder,
  quote,
  type ServerOrder,
  type ServerTariff,
  type TariffFamily,
  usualPeriod,
} from '@vitrina/ordering';
import { inFamilyOrder } from '~/copy/taxonomy';
import { type BasisPrices, type BasisRules, pricesOf } from '~/price-basis/price-basis';
import { orderPaths } from '~/urls/order-paths';

/** One line of the price list: a tariff, what it costs as offered here, and where to order it. */
export interface TariffOffer extends ServerTariff {
  monthly: Money;
  /** In a page that is the same for everyone: the price in every basis, of which style shows the chosen one. */
  prices?: BasisPrices;
  href: { visitor: string; customer: string };
  /** When it has too little memory for the chosen system: no order of both is taken. */
  incompatible?: Incompatibility;
}

/** What a system needs, and the nearest tariff that has it. */
export interface Incompatibility {
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
  hasIp?: boolean | undefined;
  system?: OsImage | undefined;
}

/**
 * Every tariff at its price for a month, in the usual basis if nothing else is chosen: just what the order behind each
 * line asks for. In the order given.
 */
export function toOffers(
  tariffs: readonly ServerTariff[],
  commerce: BasisRules,
  { period = usualPeriod(offeredPeriods(commerce.multipliers)), hasIp = true, system }: OfferChoice = {},
): TariffOffer[] {
  const floatingIp = hasIp ? commerce.floatingIp : undefined;
  const rules = { floatingIp, discount: multiplierOf(commerce.multipliers, period) };
  const offers = tariffs.map(
    (tariff): TariffOffer => ({
      ...tariff,
      monthly: quote(tariff.price, rules),
      href: hrefs(orderOf(tariff, { period, hasIp, system })),
    }),
  );
  if (!system) return offers;
  const fitting = offers.filter((offer) => fitsSystem(offer, system));
  return offers.map((offer) =>
    fitsSystem(offer, system)
      ? offer
      : { ...offer, incompatible: incompatibilityWith(system, offer, fitting) },
  );
}

/** The same with their prices in every basis. */
export function inEachBasis(offers: readonly TariffOffer[], rules: BasisRules): TariffOffer[] {
  return offers.map((offer) => ({ ...offer, prices: pricesOf(offer.price, rules) }));
}

/** Whatever else is chosen, the server is ordered with the bandwidth of its line. */
function orderOf(
  { presetId, bandwidthMbit }: ServerTariff,
  { period, hasIp, system }: OfferChoice,
): ServerOrder {
  return presetOrder(presetId, {
    ...{ bandwidthMbit, hasFloatingIp: hasIp ?? true },
    ...(period && { period }),
    ...(system && { osId: system.osId }),
  });
}

function incompatibilityWith(
  system: OsImage,
  offer: TariffOffer,
  fitting: readonly TariffOffer[],
): Incompatibility {
  const nearest = nearestTariff(offer, fitting);
  return {
    ...{ system: system.caption, leastRamMb: leastRamMb(system) },
    instead: fitting.find(({ presetId }) => presetId === nearest?.presetId),
  };
}

/** The price list of one location, by family. */
export function toTariffList(offers: readonly TariffOffer[], location: LocationCode): TariffGroup[] {
  const here = offers.filter((offer) => offer.location === location);
  return inFamilyOrder(here.map(({ family }) => family)).map((family) => ({
    family,
    offers: here.filter((offer) => offer.family === family),
  }));
}

function hrefs(order: ServerOrder): TariffOffer['href'] {
  return { visitor: orderPaths.registration(order), customer: orderPaths.page(order) };
}
