declare const brand: unique symbol;

/** A value that has passed a check once and says so in its type. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** Identifier of a ready-made server tariff at the provider. */
export type PresetId = Branded<number, 'PresetId'>;
/** Identifier of a set of limits and unit prices from which a custom server is built. */
export type ConfiguratorId = Branded<number, 'ConfiguratorId'>;
/** Identifier of an operating system image. */
export type OsId = Branded<number, 'OsId'>;
/** Identifier of a software bundle installed over the operating system. */
export type SoftwareId = Branded<number, 'SoftwareId'>;

type NumericId = PresetId | ConfiguratorId | OsId | SoftwareId;

/** Reads a positive whole number as an identifier; anything else is `undefined`. */
export function parseId<Id extends NumericId>(value: unknown): Id | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return isPositiveInteger(number) ? (number as Id) : undefined;
}

function isPositiveInteger(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
