import {
  type LocationCode,
  MB_IN_GB,
  type Money,
  type PresetId,
  portion,
  type ServerTariff,
  type TariffFamily,
} from '@vitrina/ordering';
import { fits, hasFilters, type TariffFilters } from './filters';

/** By the price, or by what one unit of a resource costs. */
export type TariffSort = 'price' | 'core' | 'ram' | 'disk';
export type ListLayout = 'list' | 'grid';

type Priced = ServerTariff & { monthly: Money };

/**
 * The tariffs of a location in the order asked for: those of one tab, or, when somebody asks for a size, those of all
 * families that fit. Equal ones keep the order they came in.
 */
export function shownTariffs<Offer extends Priced>(
  offers: readonly Offer[],
  {
    location,
    family,
    filters,
    sort,
  }: { location: LocationCode; family: TariffFamily | undefined; filters: TariffFilters; sort: TariffSort },
): Offer[] {
  const here = offers.filter((offer) => offer.location === location);
  const asked = hasFilters(filters)
    ? here.filter((offer) => fits(offer, filters))
    : here.filter((offer) => offer.family === family);
  return asked.sort((a, b) => perUnit(a, sort) - perUnit(b, sort));
}

/** What a unit costs that the list is sorted by, a part of the price that is shown; nothing when it is sorted by that. */
export function unitPrice(tariff: ServerTariff, price: Money, sort: TariffSort): Money | undefined {
  if (sort === 'price') return undefined;
  if (sort === 'core') return portion(price, tariff.cpu);
  return portion(price, sort === 'ram' ? tariff.ramMb : tariff.diskMb, MB_IN_GB);
}

/** How many tariffs are shown before 'Показать ещё' (specification 001, section 4). */
export function previewSize(total: number, layout: ListLayout, isCompact: boolean): number {
  if (layout === 'grid' && isCompact) return Math.min(2, total);
  if (total <= 6) return total;
  return layout === 'grid' ? 3 : 4;
}

/**
 * A configurator stands below ready-made tariffs once all of them are in sight, and always where there are none
 * (specification 001, section 4).
 */
export function showsConfigurator(total: number, shown: number): boolean {
  return shown >= total;
}

/** The one popular tariff of each family and location: the first of those the provider calls so. */
export function mostPopular(offers: readonly ServerTariff[]): Set<PresetId> {
  const places = new Map<string, PresetId>();
  for (const { presetId, location, family, isPopular } of offers) {
    const place = `${location} ${family}`;
    if (isPopular && !places.has(place)) places.set(place, presetId);
  }
  return new Set(places.values());
}

function perUnit(tariff: Priced, sort: TariffSort): number {
  const units = { price: 1, core: tariff.cpu, ram: tariff.ramMb, disk: tariff.diskMb };
  return tariff.monthly / units[sort];
}
