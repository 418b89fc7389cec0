declare const brand: unique symbol;

/** A value that has passed a check once and says so in its type. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** Identifier of a ready-made server tariff at the provider. Like all of these it is the provider's own, and compared for being the same alone. */
export type PresetId = Branded<string, 'PresetId'>;
/** Identifier of a set of limits and unit prices from which a custom server is built. */
export type ConfiguratorId = Branded<string, 'ConfiguratorId'>;
/** Identifier of an operating system image. */
export type OsId = Branded<string, 'OsId'>;
/** Identifier of a software bundle installed over the operating system. */
export type SoftwareId = Branded<string, 'SoftwareId'>;

/** Of anything at the provider. Those of a product are named where its tariffs are. */
export type Identifier = Branded<string, `${string}Id`>;

/** What a provider may call something: it stands in addresses and in keys of notes. */
const IDENTIFIER = /^[A-Za-z0-9][\w.-]{0,63}$/;

/** Reads what a provider may have called something, in words or as a whole number; anything else is `undefined`. What it means is the provider's matter. */
export function parseId<Id extends Identifier>(value: unknown): Id | undefined {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === 'string' && IDENTIFIER.test(text) ? (text as Id) : undefined;
}

/** An identifier as it stands in JSON of an address: a number is written as one (rule R17). */
export function idInJson(id: Identifier): string | number {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id;
}
