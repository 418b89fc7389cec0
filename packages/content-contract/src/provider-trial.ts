import { TARIFF_PRODUCTS, type TariffProduct } from './content-names';

/** Where the CMS asks an instance of the site to try its provider, with the secret of change events. */
export const PROVIDER_TRIAL_PATH = '/api/provider-trial';

/** The site's variables that lead to the provider, by which an operator finds what to mend. */
export const PROVIDER_ADDRESSES = [
  'PROVIDER_API_URL',
  'LANDING_API_URL',
  'PANEL_URL',
  'ENRICHMENT_URL',
] as const;

export type ProviderAddress = (typeof PROVIDER_ADDRESSES)[number];

/** Why nobody answers at an address: the name leads nowhere, the port is closed, silence, a certificate, a failure of its own, or something else. */
export const ADDRESS_FAULTS = [
  'unknown-host',
  'nobody-listens',
  'no-answer',
  'certificate',
  'broken',
  'unreachable',
] as const;

export type AddressFault = (typeof ADDRESS_FAULTS)[number];

/** An address that the site uses, and how it answered just now. */
export interface TriedAddress {
  variable: ProviderAddress;
  address: string;
  fault?: AddressFault;
}

/** Why a list of the catalogue cannot be had: kinds of the failures that the shop knows. */
export const LIST_FAULTS = ['unreachable', 'no-answer', 'broken', 'refused', 'malformed'] as const;

export type ListFault = (typeof LIST_FAULTS)[number];

/** A part of the provider's catalogue, by the name that adapters have for it. `records`: how many it has, where it is a list. */
export interface TriedList {
  name: string;
  records?: number;
  fault?: ListFault;
}

/** What is sold, and under how many tariffs; without a number that is not known, or the product has no tariffs of its own. */
export interface OfferedProduct {
  list: TariffProduct;
  tariffs?: number;
}

/** What one instance of the site found out about its provider. */
export interface ProviderTrial {
  adapter: string;
  addresses: TriedAddress[];
  lists: TriedList[];
  products: OfferedProduct[];
}

const MOST_LISTS = 100;
const MOST_LETTERS = 2_000;

/** A trial as the site has told it; `undefined` for anything else. */
export function readProviderTrial(value: unknown): ProviderTrial | undefined {
  const { adapter, addresses, lists, products } = fieldsOf(value);
  if (!isWord(adapter)) return undefined;
  const read = {
    addresses: eachOf(addresses, readAddress),
    lists: eachOf(lists, readList),
    products: eachOf(products, readProduct),
  };
  if (!read.addresses || !read.lists || !read.products) return undefined;
  return { adapter, addresses: read.addresses, lists: read.lists, products: read.products };
}

function readAddress(value: unknown): TriedAddress | undefined {
  const { variable, address, fault } = fieldsOf(value);
  const known = PROVIDER_ADDRESSES.find((one) => one === variable);
  if (known === undefined || !isWord(address)) return undefined;
  if (fault === undefined) return { variable: known, address };
  // A newer site may know another fault; that something is wrong must not get lost.
  return { variable: known, address, fault: ADDRESS_FAULTS.find((one) => one === fault) ?? 'unreachable' };
}

function readList(value: unknown): TriedList | undefined {
  const { name, records, fault } = fieldsOf(value);
  if (!isWord(name)) return undefined;
  return {
    name,
    ...(isCount(records) && { records }),
    ...(fault !== undefined && { fault: LIST_FAULTS.find((one) => one === fault) ?? 'broken' }),
  };
}

function readProduct(value: unknown): OfferedProduct | undefined {
  const { list, tariffs } = fieldsOf(value);
  const known = TARIFF_PRODUCTS.find((one) => one === list);
  return known && { list: known, ...(isCount(tariffs) && { tariffs }) };
}

function eachOf<Item>(value: unknown, read: (item: unknown) => Item | undefined): Item[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_LISTS) return undefined;
  const items = value.map(read);
  return items.every((item) => item !== undefined) ? items : undefined;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MOST_LETTERS;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
