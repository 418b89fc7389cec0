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
/** Identifier of a ready-made database. */
export type DatabasePresetId = Branded<string, 'DatabasePresetId'>;
/** Identifier of a bucket of a fixed size. */
export type StoragePresetId = Branded<string, 'StoragePresetId'>;
/** Identifier of the limits and price of buckets of any size. */
export type StorageConfiguratorId = Branded<string, 'StorageConfiguratorId'>;
/** Identifier of a load balancer's tariff. */
export type BalancerPresetId = Branded<string, 'BalancerPresetId'>;
/** Identifier of a ready-made node of a cluster. */
export type NodePresetId = Branded<string, 'NodePresetId'>;
/** Identifier of the limits and prices from which a node of a cluster is built. */
export type NodeConfiguratorId = Branded<string, 'NodeConfiguratorId'>;
/** Identifier of a ready-made dedicated server. */
export type DedicatedPresetId = Branded<string, 'DedicatedPresetId'>;
/** Identifier of the tariff under which the portal keeps a dedicated server. */
export type DedicatedPlanId = Branded<string, 'DedicatedPlanId'>;
/** Identifier of what comes with a dedicated server: a system, a control panel, an address. */
export type DedicatedServiceId = Branded<string, 'DedicatedServiceId'>;
/** Identifier of a part a dedicated server is built from. */
export type DedicatedPartId = Branded<string, 'DedicatedPartId'>;
/** Identifier of a place an app runs in. */
export type AppPresetId = Branded<string, 'AppPresetId'>;

export type Identifier =
  | PresetId
  | ConfiguratorId
  | OsId
  | SoftwareId
  | DatabasePresetId
  | StoragePresetId
  | StorageConfiguratorId
  | BalancerPresetId
  | NodePresetId
  | NodeConfiguratorId
  | DedicatedPresetId
  | DedicatedPlanId
  | DedicatedServiceId
  | DedicatedPartId
  | AppPresetId;

/** What a provider may call something: it stands in addresses and in keys of notes. */
const IDENTIFIER = /^[A-Za-z0-9][\w.-]{0,63}$/;

/** Reads what a provider may have called something, in words or as a whole number; anything else is `undefined`. What it means is the provider's matter. */
export function parseId<Id extends Identifier>(value: unknown): Id | undefined {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === 'string' && IDENTIFIER.test(text) ? (text as Id) : undefined;
}

/** An identifier as it stands in JSON of an address: a number is written as one (specification 000, section 2). */
export function idInJson(id: Identifier): string | number {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id;
}
