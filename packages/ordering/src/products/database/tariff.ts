import type { LocationCode } from '../../catalogue/location';
import type { Branded } from '../../ids';
import type { Money } from '../../money';

/** Identifier of a ready-made database. */
export type DatabasePresetId = Branded<string, 'DatabasePresetId'>;

/** What is sold as a managed database (rule R44). */
export const DATABASE_TYPES = [
  'mysql',
  'postgres',
  'redis',
  'mongodb',
  'clickhouse',
  'opensearch',
  'kafka',
  'rabbitmq',
] as const;

export type DatabaseType = (typeof DATABASE_TYPES)[number];

/** A ready-made database. Memory and disk in MB of 1024, frequency in GHz, price for a month. */
export interface DatabaseTariff {
  presetId: DatabasePresetId;
  type: DatabaseType;
  title: string;
  location: LocationCode;
  cpu: number;
  cpuFrequency: number;
  ramMb: number;
  diskMb: number;
  price: Money;
  /** Nothing of it is left for now: it can be looked at, but not ordered. */
  isSoldOut: boolean;
}

/** The part of the catalogue that is about databases. */
export interface DatabaseCatalogue {
  databaseTariffs(): Promise<DatabaseTariff[]>;
}

export function isDatabaseType(value: unknown): value is DatabaseType {
  return DATABASE_TYPES.some((type) => type === value);
}
