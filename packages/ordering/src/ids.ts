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
/** Identifier of a ready-made database. */
export type DatabasePresetId = Branded<number, 'DatabasePresetId'>;
/** Identifier of a bucket of a fixed size. */
export type StoragePresetId = Branded<number, 'StoragePresetId'>;
/** Identifier of the limits and price of buckets of any size. */
export type StorageConfiguratorId = Branded<number, 'StorageConfiguratorId'>;
/** Identifier of a load balancer's tariff. */
export type BalancerPresetId = Branded<number, 'BalancerPresetId'>;
/** Identifier of a ready-made node of a cluster. */
export type NodePresetId = Branded<number, 'NodePresetId'>;
/** Identifier of the limits and prices from which a node of a cluster is built. */
export type NodeConfiguratorId = Branded<number, 'NodeConfiguratorId'>;
/** Identifier of a ready-made dedicated server. */
export type DedicatedPresetId = Branded<number, 'DedicatedPresetId'>;
/** Identifier of the tariff under which the portal keeps a dedicated server. */
export type DedicatedPlanId = Branded<number, 'DedicatedPlanId'>;
/** Identifier of what comes with a dedicated server: a system, a control panel, an address. */
export type DedicatedServiceId = Branded<number, 'DedicatedServiceId'>;
/** Identifier of a part a dedicated server is built from. */
export type DedicatedPartId = Branded<number, 'DedicatedPartId'>;
/** Identifier of a place an app runs in. */
export type AppPresetId = Branded<number, 'AppPresetId'>;

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

/** Reads a positive whole number as an identifier; anything else is `undefined`. */
export function parseId<Id extends Identifier>(value: unknown): Id | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return isPositiveInteger(number) ? (number as Id) : undefined;
}

function isPositiveInteger(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
