import type { LocationCode, TariffFamily } from '@vitrina/ordering';
import { inFamilyOrder, locationOf } from '~/copy/taxonomy';

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
  // A provider that sells nothing under the tabs of a location is shown under its own.
  const isFitting = named.length > 0 && (areBuilt || named.some((family) => families.includes(family)));
  return isFitting ? named : families;
}
