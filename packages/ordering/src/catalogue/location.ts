/**
 * A data-centre location by the provider's code, which means nothing to the shop: where it lies and what it is called stand in the
 * CMS.
 */
export type LocationCode = string;

/** Whether a value from outside can be such a code: letters, figures, hyphens, dots and underscores, at most 40, a letter or figure first. */
export function isLocationCode(value: unknown): value is LocationCode {
  return typeof value === 'string' && /^[a-z0-9][\w.-]{0,39}$/i.test(value);
}

/**
 * Availability zones in which new servers are made (rule R38; that of Poland is the provider's). The last ones
 * have none of their own there and share the default one, that of Moscow.
 */
const ZONES: ReadonlyMap<LocationCode, string> = new Map([
  ['ru-1', 'spb-3'],
  ['ru-2', 'nsk-1'],
  ['ru-3', 'msk-1'],
  ['kz-1', 'ala-1'],
  ['pl-1', 'gdn-1'],
  ['nl-1', 'ams-1'],
  ['de-1', 'fra-1'],
  ...['fr-1', 'uk-1', 'us-2', 'fi-1', 'tr-1'].map((code): [string, string] => [code, 'msk-1']),
]);

/** `undefined` for a location that rule R38 does not know: there the provider chooses. */
export function zoneOf(location: LocationCode): string | undefined {
  return ZONES.get(location);
}

/** The location that a zone is in: of those that share one the first. */
export function locationOfZone(zone: string): LocationCode | undefined {
  for (const [location, own] of ZONES) if (own === zone) return location;
  return undefined;
}
