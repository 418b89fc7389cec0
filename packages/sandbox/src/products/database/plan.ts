import type { RequestOf } from '@vitrina/provider-api/contract';
import { badRequest, type Refused, soldOut } from '../../provider/reply';
import type { DatabaseCatalogue } from './catalogue';

/** What a database order comes to. Memory and disk in MB, roubles a month. */
export interface DatabasePlan {
  location: string;
  type: string;
  preset_id: number;
  cpu: number;
  cpu_frequency: string;
  ram: number;
  disk: number;
  admin_password: string;
  price: number;
}

/** Checks an order against the catalogue: the plan to build, or a refusal that names the field at fault. */
export function planDatabase(
  { preset_id, type, admin }: RequestOf<'createDatabase'>,
  { databasePresets }: DatabaseCatalogue,
): DatabasePlan | Refused {
  const preset = databasePresets.find(({ id }) => id === preset_id);
  if (!preset) return badRequest(`preset_id ${preset_id} does not exist`);
  if (preset.type !== type)
    return badRequest(`type ${type} is not that of preset_id ${preset_id} (${preset.type})`);
  if (preset.is_available === false) return soldOut(`preset_id ${preset_id} is sold out`);
  const { location, cpu, cpu_frequency, ram, disk, price } = preset;
  return { location, type, preset_id, cpu, cpu_frequency, ram, disk, admin_password: admin.password, price };
}
