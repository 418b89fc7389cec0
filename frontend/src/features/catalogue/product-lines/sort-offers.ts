import { type Money, type PaymentPeriod, portion } from '@vitrina/ordering';
import type { Amounts, ProductOffer } from '~/products/product-offer';

/** As the address writes them; the first is meant where it says nothing. */
export const OFFER_SORTS = ['price', 'price-desc', 'per-core', 'per-ram', 'per-disk'] as const;

export type OfferSort = (typeof OFFER_SORTS)[number];

/** What comes first: the label of the choice says so. */
export const SORT_NAMES: Record<OfferSort, string> = {
  price: 'Дешевле',
  'price-desc': 'Дороже',
  'per-core': 'Дешевле ядро',
  'per-ram': 'Дешевле память',
  'per-disk': 'Дешевле диск',
};

const UNITS: Partial<Record<OfferSort, { amount: keyof Amounts; name: string }>> = {
  'per-core': { amount: 'cores', name: 'ядро' },
  'per-ram': { amount: 'ramGb', name: 'ГБ памяти' },
  'per-disk': { amount: 'diskGb', name: 'ГБ диска' },
};

/** A unit is taken in so many parts, since memory and disks may be no whole numbers of GB. */
const IN_UNIT = 1024;

/** The orders in which these offers can be put: by the price of a unit only where something has such units. */
export function sortsOf(offers: readonly ProductOffer[]): OfferSort[] {
  return OFFER_SORTS.filter((sort) => {
    const unit = UNITS[sort];
    return !unit || offers.some(({ amounts }) => amounts[unit.amount]);
  });
}

/** The offers in another order. What has no such unit comes last, and what costs the same stays as it was. */
export function sortOffers<Offer extends ProductOffer>(
  offers: readonly Offer[],
  sort: OfferSort,
  period: PaymentPeriod,
): Offer[] {
  const price = (offer: Offer) => offer.byPeriod[period].monthly;
  const unit = UNITS[sort]?.amount;
  if (!unit) {
    const direction = sort === 'price-desc' ? -1 : 1;
    return offers.toSorted((a, b) => direction * (price(a) - price(b)));
  }
  return offers.toSorted((a, b) => {
    const [most, other] = [a.amounts[unit], b.amounts[unit]];
    if (!most || !other) return Number(!most) - Number(!other);
    // Crosswise, so that nothing is divided and rounded.
    return price(a) * other - price(b) * most;
  });
}

/** What a unit of an offer costs, in the words of the order by it. */
export function unitPrice(
  { amounts, byPeriod }: ProductOffer,
  sort: OfferSort,
  period: PaymentPeriod,
): { price: Money; unit: string } | undefined {
  const unit = UNITS[sort];
  const amount = unit && amounts[unit.amount];
  if (!amount) return undefined;
  return { price: portion(byPeriod[period].monthly, Math.ceil(amount * IN_UNIT), IN_UNIT), unit: unit.name };
}
