import { roubles } from '@vitrina/ordering';
import type { Amounts, ListDefinition, ListFilters, Priced } from '~/products/definition';
import type { QueryChange } from '~/urls/address-query';

export function hasFilters(filters: ListFilters): boolean {
  return Object.values(filters).some((filter) => filter !== undefined);
}

/** Whether a row is enough, whatever it costs. What is not known of it cannot be promised. */
export function isLargeEnough(amounts: Amounts, filters: ListFilters): boolean {
  return (
    (amounts.cpu ?? 0) >= (filters.min_cpu ?? 0) &&
    (amounts.ramGb ?? 0) >= (filters.min_ram ?? 0) &&
    (amounts.diskGb ?? 0) >= (filters.min_disk ?? 0) &&
    (filters.disk === undefined || (amounts.diskTypes?.includes(filters.disk) ?? false))
  );
}

export function fits({ monthly }: Priced, amounts: Amounts, filters: ListFilters): boolean {
  return (
    isLargeEnough(amounts, filters) &&
    (filters.max_price === undefined || monthly <= roubles(filters.max_price))
  );
}

/** How the address changes so that a list asks for just this. */
export function filterChange(
  { filters }: Pick<ListDefinition<never>, 'filters'>,
  asked: ListFilters = {},
): QueryChange {
  return Object.fromEntries(
    filters.map(({ key }) => [key, asked[key] === undefined ? null : String(asked[key])]),
  );
}
