import type { LocationCode } from '@vitrina/ordering';

/** Where on earth the data centres of a location stand, in degrees; east and north are positive. */
export const PLACES: Record<LocationCode, { longitude: number; latitude: number }> = {
  'ru-1': { longitude: 30.31, latitude: 59.94 },
  'ru-2': { longitude: 82.92, latitude: 55.03 },
  'ru-3': { longitude: 37.62, latitude: 55.75 },
  'pl-1': { longitude: 18.65, latitude: 54.35 },
  'kz-1': { longitude: 76.93, latitude: 43.24 },
  'nl-1': { longitude: 4.9, latitude: 52.37 },
  'de-1': { longitude: 8.68, latitude: 50.11 },
  'fr-1': { longitude: 2.35, latitude: 48.86 },
  'uk-1': { longitude: -0.13, latitude: 51.51 },
  'us-2': { longitude: -74.01, latitude: 40.71 },
  'fi-1': { longitude: 24.94, latitude: 60.17 },
  'tr-1': { longitude: 28.98, latitude: 41.01 },
};
