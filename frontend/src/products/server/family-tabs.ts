import type { LocationCode, TariffFamily } from '@vitrina/ordering';
import { configuratorUnder, inFamilyOrder, locationOf } from '~/copy/taxonomy';

/**
 * The families under which a location's tariffs are shown: those that the shop names for it, or else those of what is sold there. Under
 * a tab without tariffs servers may still be built from parts, where the provider builds any (`areBuilt`).
 */
export function tabsOf(
  location: LocationCode,
  tariffs: readonly { location: LocationCode; family: TariffFamily }[],
  areBuilt = true,
): readonly TariffFamily[] {
  const sold = tariffs.filter((tariff) => tariff.location === location);
  if (sold.length === 0) return [];
  const families = inFamilyOrder(sold.map(({ family }) => family));
  const named = inFamilyOrder(locationOf(location)?.families ?? []);
  const hasSomething = (family: TariffFamily) =>
    families.includes(family) || (areBuilt && configuratorUnder(location, family) !== undefined);
  // Where nothing stands under the named tabs, what is sold is shown under its own.
  return named.some(hasSomething) ? named : families;
}
