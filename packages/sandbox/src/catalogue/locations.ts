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

/** Throws at a row that is no location. */
export function parsePlaces(rows: unknown[]): Places {
  return { locations: locations.validateSync(rows, { strict: true }) };
}
