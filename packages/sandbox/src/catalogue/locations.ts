import { array, type InferType, object, string } from 'yup';

const locations = array(
  object({
    code: string().required(),
    name: string().required(),
    zones: array(string().required()).required(),
  }).required(),
).required();

/** Where the provider has machines. One without zones takes no orders yet. */
export interface Places {
  locations: InferType<typeof locations>;
}

/** The zone that is asked for, or the first of the location where none is; `undefined` where there is no such zone. */
export function zoneIn(
  { locations }: Places,
  location: string,
  asked: string | undefined,
): string | undefined {
  const zones = locations.find(({ code }) => code === location)?.zones ?? [];
  return zones.find((zone) => zone === (asked ?? zone));
}

/** Throws at a row that is no location. */
export function parsePlaces(rows: unknown[]): Places {
  return { locations: locations.validateSync(rows, { strict: true }) };
}
