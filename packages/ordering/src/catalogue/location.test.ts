import { expect, test } from 'vitest';
import { isLocationCode, LOCATIONS, type LocationCode, zoneOf } from './location';

test.each([
  ['ru-1', 'spb-3'],
  ['ru-2', 'nsk-1'],
  ['ru-3', 'msk-1'],
  ['kz-1', 'ala-1'],
  ['pl-1', 'gdn-1'],
  ['nl-1', 'ams-1'],
  ['de-1', 'fra-1'],
  // Specification 000, section 9: the default zone is that of Moscow.
  ['tr-1', 'msk-1'],
] satisfies [LocationCode, string][])('servers of %s are made in %s', (location, zone) => {
  expect(zoneOf(location)).toBe(zone);
});

// Specification 000, section 3, word for word.
test('every location has its code and its name', () => {
  expect(LOCATIONS).toEqual({
    ...{ 'ru-1': 'Санкт-Петербург', 'ru-2': 'Новосибирск', 'ru-3': 'Москва', 'pl-1': 'Польша' },
    ...{ 'kz-1': 'Казахстан', 'nl-1': 'Нидерланды', 'de-1': 'Германия', 'fr-1': 'Париж' },
    ...{ 'uk-1': 'Лондон', 'us-2': 'Нью-Йорк', 'fi-1': 'Хельсинки', 'tr-1': 'Турция' },
  });
});

test.each(Object.keys(LOCATIONS))('%s is a location', (code) => {
  expect(isLocationCode(code)).toBe(true);
});

test.each(['ru-9', 'RU-1', '', 'toString', '__proto__', undefined, 1])('%s is no location', (code) => {
  expect(isLocationCode(code)).toBe(false);
});
