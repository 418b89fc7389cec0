import { expect, test } from 'vitest';
import { isLocationCode, type LocationCode, locationOfZone, zoneOf } from './location';

test.each([
  ['ru-1', 'spb-3'],
  ['ru-2', 'nsk-1'],
  ['ru-3', 'msk-1'],
  ['kz-1', 'ala-1'],
  ['pl-1', 'gdn-1'],
  ['nl-1', 'ams-1'],
  ['de-1', 'fra-1'],
  // Rule R38: the default zone is that of Moscow.
  ['tr-1', 'msk-1'],
] satisfies [LocationCode, string][])('servers of %s are made in %s', (location, zone) => {
  expect(zoneOf(location)).toBe(zone);
});

test('where the rules know no zone, none is named: a server of Madrid must not be made in Moscow', () => {
  expect(zoneOf('es-1')).toBeUndefined();
});

test.each([
  ['spb-3', 'ru-1'],
  // Five others share it.
  ['msk-1', 'ru-3'],
  ['mad-1', undefined],
])('the zone %s is in %s', (zone, location) => {
  expect(locationOfZone(zone)).toBe(location);
});

test.each(['ru-1', 'us-4', 'msk', 'RU-9', 'a', '1-msk', 'eu_west', 'ru.msk'])(
  '%s can be a location',
  (code) => {
    expect(isLocationCode(code)).toBe(true);
  },
);

test.each(['', '-ru', '.ru', 'ru 1', '__proto__', '<b>', 'x'.repeat(41), undefined, 1, null])(
  '%s is no location',
  (code) => {
    expect(isLocationCode(code)).toBe(false);
  },
);
