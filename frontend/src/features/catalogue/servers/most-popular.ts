import type { PresetId, ServerTariff } from '@vitrina/ordering';

/** The one popular tariff of each family and location: the first of those the provider calls so. */
export function mostPopular(offers: readonly ServerTariff[]): Set<PresetId> {
  const places = new Map<string, PresetId>();
  for (const { presetId, location, family, isPopular } of offers) {
    const place = `${location} ${family}`;
    if (isPopular && !places.has(place)) places.set(place, presetId);
  }
  return new Set(places.values());
}
