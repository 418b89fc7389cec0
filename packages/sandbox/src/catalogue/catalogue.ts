import { contract, type ResponseOf } from '@vitrina/provider-api/contract';
import { array, type InferType, number, object, string } from 'yup';
import {
  type ProductCatalogue,
  type ProductRows,
  parseProductCatalogue,
  productRows,
} from './product-catalogue';

export type Preset = ResponseOf<'listServerPresets'>['server_presets'][number];
export type Configurator = ResponseOf<'listServerConfigurators'>['server_configurators'][number];
export type OperatingSystem = ResponseOf<'listOs'>['servers_os'][number];
export type Software = ResponseOf<'listSoftware'>['servers_software'][number];

const location = object({
  code: string().required(),
  name: string().required(),
  zones: array(string().required()).required(),
}).required();

export type Location = InferType<typeof location>;

/** Everything the provider sells and where. Read once at the start; changed only by order (catalogue-changes.ts). */
export interface Catalogue extends ProductCatalogue {
  presets: Preset[];
  configurators: Configurator[];
  os: OperatingSystem[];
  software: Software[];
  locations: Location[];
  /** Roubles a month. */
  floatingIpPrice: number;
}

/** The same rows as they lie in the database, by kind. */
export interface CatalogueRows extends ProductRows {
  presets: unknown[];
  configurators: unknown[];
  os: unknown[];
  software: unknown[];
  locations: unknown[];
  prices: unknown[];
}

/** Rows of every kind, from wherever they are kept. */
export function catalogueRows(rowsOf: (kind: keyof CatalogueRows) => unknown[]): CatalogueRows {
  return {
    presets: rowsOf('presets'),
    configurators: rowsOf('configurators'),
    os: rowsOf('os'),
    software: rowsOf('software'),
    locations: rowsOf('locations'),
    prices: rowsOf('prices'),
    ...productRows(rowsOf),
  };
}

/** Checks stored rows against the contract that answers them. Throws at a row the contract would not allow. */
export function parseCatalogue(rows: CatalogueRows): Catalogue {
  const prices = array(object({ floating_ip: number().integer().min(0).required() }).required()).required();
  return {
    presets: contract.listServerPresets.response.validateSync(
      { ...envelope(rows.presets), server_presets: rows.presets },
      { strict: true },
    ).server_presets,
    configurators: contract.listServerConfigurators.response.validateSync(
      { ...envelope(rows.configurators), server_configurators: rows.configurators },
      { strict: true },
    ).server_configurators,
    os: contract.listOs.response.validateSync({ ...envelope(rows.os), servers_os: rows.os }, { strict: true })
      .servers_os,
    software: contract.listSoftware.response.validateSync(
      { ...envelope(rows.software), servers_software: rows.software },
      { strict: true },
    ).servers_software,
    locations: array(location).required().validateSync(rows.locations, { strict: true }),
    ...parseProductCatalogue(rows),
    floatingIpPrice: prices.validateSync(rows.prices, { strict: true })[0]?.floating_ip ?? 0,
  };
}

function envelope(rows: unknown[]) {
  return { response_id: 'stored', meta: { total: rows.length } };
}
