import type { LocationCode, ServerTariff } from '@vitrina/ordering';
import { MB_IN_GB } from '@vitrina/ordering';
import type { TariffOffer } from '../tariff-offers';

/** What a server must have at least, and the most it may cost a month in whole roubles. What is not asked for is absent. */
export interface TariffFilters {
  cpu?: number | undefined;
  ramGb?: number | undefined;
  diskGb?: number | undefined;
  maxPrice?: number | undefined;
}

type Priced = Pick<TariffOffer, keyof ServerTariff | 'monthly' | 'incompatible'>;

const KOPECKS_IN_ROUBLE = 100;

/** Where to begin when one knows what a server is for: a small one of its kind, from which the figures can be raised. */
export const PURPOSES: readonly { name: string; filters: TariffFilters }[] = [
  { name: 'Сайт', filters: { cpu: 1, ramGb: 2, diskGb: 30 } },
  { name: 'Магазин', filters: { cpu: 2, ramGb: 4, diskGb: 50 } },
  { name: 'База данных', filters: { cpu: 4, ramGb: 8, diskGb: 80 } },
  { name: '1С', filters: { cpu: 4, ramGb: 8, diskGb: 100 } },
];

export function hasFilters(filters: TariffFilters): boolean {
  return [filters.cpu, filters.ramGb, filters.diskGb, filters.maxPrice].some(
    (filter) => filter !== undefined,
  );
}

export function fits(tariff: Priced, filters: TariffFilters): boolean {
  return (
    isLargeEnough(tariff, filters) && tariff.monthly <= (filters.maxPrice ?? Infinity) * KOPECKS_IN_ROUBLE
  );
}

/** What to offer where nothing in a location fits. */
export interface NearestMatch<Offer> {
  /** The cheapest here that is large enough, above the price asked for. */
  dearer: Offer | undefined;
  /** In other locations, the cheapest of each that fits in everything. */
  elsewhere: Offer[];
}

export function nearestMatch<Offer extends Priced>(
  offers: readonly Offer[],
  filters: TariffFilters,
  location: LocationCode,
): NearestMatch<Offer> {
  const left = offers
    .filter((offer) => !offer.isSoldOut && !offer.incompatible)
    .sort((a, b) => a.monthly - b.monthly);
  const elsewhere = left.filter((offer) => offer.location !== location && fits(offer, filters));
  return {
    dearer: left.find((offer) => offer.location === location && isLargeEnough(offer, filters)),
    elsewhere: elsewhere.filter(
      (offer, place) => elsewhere.findIndex((other) => other.location === offer.location) === place,
    ),
  };
}

function isLargeEnough(tariff: ServerTariff, { cpu = 0, ramGb = 0, diskGb = 0 }: TariffFilters): boolean {
  return tariff.cpu >= cpu && tariff.ramMb >= ramGb * MB_IN_GB && tariff.diskMb >= diskGb * MB_IN_GB;
}
