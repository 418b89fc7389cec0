import { readFileSync } from 'node:fs';
import { array, mixed, number, object, string } from 'yup';
import { describePreset } from '../products/server/describe-preset';
import type { CatalogueRows } from './catalogue';

const figures = object({
  cpu: number().required(),
  cpu_frequency: string().required(),
  ram: number().required(),
  disk: number().required(),
  disk_type: string().required(),
  bandwidth: number().required(),
  location: string().required(),
}).required();

const rows = array(mixed().required()).required();

const seedFile = object({
  locations: array(object({ code: string().required(), name: string().required() }).required()).required(),
  floating_ip_price: number().required(),
  server_presets: array(figures).required(),
  server_configurators: rows,
  servers_os: rows,
  servers_software: rows,
});

/** Reads `seed/catalogue.json`, by kind, and writes the description of each server from its figures. */
export function readSeed(): CatalogueRows {
  const text = readFileSync(new URL('../../seed/catalogue.json', import.meta.url), 'utf8');
  const file: Record<string, unknown> = JSON.parse(text);
  const seed = seedFile.validateSync(file, { strict: true });
  const others = Object.entries(file).filter(([kind]) => !Object.hasOwn(seedFile.fields, kind));
  const nameOf = (code: string) => seed.locations.find((location) => location.code === code)?.name ?? code;
  return {
    presets: seed.server_presets.map((preset) => ({
      ...preset,
      description: describePreset({ ...preset, locationName: nameOf(preset.location) }),
    })),
    configurators: seed.server_configurators,
    os: seed.servers_os,
    software: seed.servers_software,
    locations: seed.locations,
    prices: [{ floating_ip: seed.floating_ip_price }],
    ...Object.fromEntries(others.map(([kind, list]) => [kind, rows.validateSync(list, { strict: true })])),
  };
}
