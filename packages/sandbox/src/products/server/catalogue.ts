import type { ResponseOf } from '@vitrina/provider-api/contract';
import { array, number, object } from 'yup';
import { parseRows, type RowsOf } from '../../catalogue/parse-rows';

export type Configurator = ResponseOf<'listServerConfigurators'>['server_configurators'][number];

export type ServerCatalogue = ReturnType<typeof parseServers>;

const prices = array(object({ floating_ip: number().integer().min(0).required() }).required()).required();

/** What is sold of cloud servers. The price of a public address in roubles a month. */
export function parseServers(rowsOf: RowsOf) {
  return {
    presets: parseRows('listServerPresets', { server_presets: rowsOf('presets') }).server_presets,
    configurators: parseRows('listServerConfigurators', { server_configurators: rowsOf('configurators') })
      .server_configurators,
    os: parseRows('listOs', { servers_os: rowsOf('os') }).servers_os,
    software: parseRows('listSoftware', { servers_software: rowsOf('software') }).servers_software,
    floatingIpPrice: prices.validateSync(rowsOf('prices'), { strict: true })[0]?.floating_ip ?? 0,
  };
}
