import { type DatabasePresetId, parseId } from '../ids';
import { type Money, roubles } from '../money';
import { DATABASE_TYPES, type ResponseOf } from '../provider/contract';
import { ProviderOutage } from '../provider/failures';
import type { ProviderHttp } from '../provider/http';
import { isLocationCode, type LocationCode } from './location';

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

export function isDatabaseType(value: unknown): value is DatabaseType {
  return DATABASE_TYPES.some((type) => type === value);
}

/** Databases of all types and known locations, the cheapest first. Throws `ProviderOutage`. */
export async function fetchDatabaseTariffs(http: ProviderHttp): Promise<DatabaseTariff[]> {
  const answer = await http('listDatabasePresets', {});
  if (!answer.ok) throw new ProviderOutage('listDatabasePresets', answer.failure);
  return answer.value.body.databases_presets.flatMap(toTariff).sort((a, b) => a.price - b.price);
}

type Wire = ResponseOf<'listDatabasePresets'>['databases_presets'][number];

function toTariff(wire: Wire): DatabaseTariff[] {
  const presetId = parseId<DatabasePresetId>(wire.id);
  if (!presetId || !isLocationCode(wire.location)) return [];
  const { type, location, cpu, ram, disk } = wire;
  return [
    {
      ...{ presetId, type, location, cpu },
      title: wire.description_short,
      cpuFrequency: Number(wire.cpu_frequency),
      ramMb: ram,
      diskMb: disk,
      price: roubles(wire.price),
      isSoldOut: wire.is_available === false,
    },
  ];
}
