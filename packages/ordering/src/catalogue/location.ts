/** A data-centre location by the provider's code. Names: specification 000, section 3. */
export const LOCATIONS = {
  'ru-1': 'Санкт-Петербург',
  'ru-2': 'Новосибирск',
  'ru-3': 'Москва',
  'pl-1': 'Польша',
  'kz-1': 'Казахстан',
  'nl-1': 'Нидерланды',
  'de-1': 'Германия',
  'fr-1': 'Париж',
  'uk-1': 'Лондон',
  'us-2': 'Нью-Йорк',
  'fi-1': 'Хельсинки',
  'tr-1': 'Турция',
} as const;

export type LocationCode = keyof typeof LOCATIONS;

/** Availability zone in which new servers of a location are made (specification 000, section 9; Poland from the contract's facts). */
const ZONES: Partial<Record<LocationCode, string>> = {
  'ru-1': 'spb-3',
  'ru-2': 'nsk-1',
  'ru-3': 'msk-1',
  'kz-1': 'ala-1',
  'pl-1': 'gdn-1',
  'nl-1': 'ams-1',
  'de-1': 'fra-1',
};

/** The zone used where a location has none of its own (site key `ru-msk`). */
export const DEFAULT_ZONE = 'msk-1';

/** All codes, in the order of the specification. */
export const LOCATION_CODES: readonly LocationCode[] = Object.keys(LOCATIONS).filter(isLocationCode);

export function isLocationCode(value: unknown): value is LocationCode {
  return typeof value === 'string' && Object.hasOwn(LOCATIONS, value);
}

export function zoneOf(location: LocationCode): string {
  return ZONES[location] ?? DEFAULT_ZONE;
}
