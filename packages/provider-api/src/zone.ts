import { type LocationCode, zoneOf } from '@vitrina/ordering';

/** The zone of an order in its body. Where we know none it is not named, and the provider chooses one of the location. */
export function inZone(location: LocationCode): { availability_zone?: string } {
  const zone = zoneOf(location);
  return zone === undefined ? {} : { availability_zone: zone };
}
