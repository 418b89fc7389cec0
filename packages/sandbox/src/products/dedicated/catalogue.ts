import type { ResponseOf } from '@vitrina/provider-api/contract';
import { parseRows, type RowsOf } from '../../catalogue/parse-rows';

export type DedicatedService = ResponseOf<'listDedicatedServices'>['additional_services'][number];

export type DedicatedCatalogue = ReturnType<typeof parseDedicated>;

/** What is sold of dedicated servers: machines, the parts of others, and what is added to either. */
export function parseDedicated(rowsOf: RowsOf) {
  return {
    dedicatedPresets: parseRows('listDedicatedPresets', {
      dedicated_servers_presets: rowsOf('dedicated_servers_presets'),
    }).dedicated_servers_presets,
    dedicatedServices: parseRows('listDedicatedServices', {
      additional_services: rowsOf('dedicated_services'),
    }).additional_services,
    dedicatedConfigurator: parseRows('getDedicatedConfigurator', {
      dedicated_configurator: rowsOf('dedicated_configurators')[0],
    }).dedicated_configurator,
  };
}
