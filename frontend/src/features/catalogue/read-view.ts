import type { LocationCode, PaymentPeriod } from '@vitrina/ordering';
import { locationOf, shopPeriodOf } from '~/copy/taxonomy';
import type {
  FilterKey,
  ListDefinition,
  ListLayout,
  ListRow,
  ListView,
  SortKey,
} from '~/products/definition';
import type { QueryChange } from '~/urls/address-query';
import { sortsOf } from './sorts';

const LAYOUTS: readonly ListLayout[] = ['list', 'grid'];

/** What keys and sorts were called in addresses that were given out before all lists had the same. */
const OLD_KEYS: Readonly<Record<string, string>> = { min_cpu: 'min_cores', disk: 'disks' };
/** Keys that an order in the same address has too, with another meaning. */
const KEYS_OF_ORDERS: readonly string[] = ['disk'];
const OLD_SORTS: ReadonlyMap<string, SortKey> = new Map([
  ['per-core', 'core'],
  ['per-ram', 'ram'],
  ['per-disk', 'disk'],
]);

/**
 * Reads the view from the address, and says how the address must change: without what means nothing, and with today's words. It looks
 * at the `keys` of the list alone: an order in the same address has others, which are none of its business.
 */
export function readView<Row extends ListRow, Tab extends string, Place extends LocationCode | undefined>(
  query: URLSearchParams,
  list: ListDefinition<Row, Tab, Place>,
  rows: readonly Row[],
  basis: { period: PaymentPeriod | undefined; hasIp: boolean } = { period: undefined, hasIp: true },
): { view: ListView<Tab, Place>; correction: QueryChange; keys: readonly string[] } {
  const correction: Record<string, string | null> = {};
  const keys: string[] = [];
  function read<Value>(
    key: string,
    parse: (text: string) => Value | undefined,
    write?: (value: Value) => string,
  ): Value | undefined {
    const old = OLD_KEYS[key];
    const oldText = old ? query.get(old) : null;
    keys.push(key, ...(old ? [old] : []));
    if (old && oldText !== null) correction[old] = null;
    const text = query.get(key);
    const given = text === null ? undefined : parse(text);
    const isOld = given === undefined && oldText !== null;
    const value = isOld ? parse(oldText) : given;
    const said = value === undefined ? null : (write?.(value) ?? (isOld ? oldText : text));
    // What this list cannot have under a key of an order may be the order's: a size, where here it is a type.
    const isForeign = value === undefined && KEYS_OF_ORDERS.includes(key);
    if (said !== text && !isForeign) correction[key] = said;
    return value;
  }
  function filter<Value>(key: FilterKey, parse: (text: string) => Value | undefined): Value | undefined {
    const own = list.filters.find((one) => one.key === key);
    const isChoice = (text: string) => own?.choices?.options.some(({ value }) => value === text) ?? true;
    return own && read(key, (text) => (isChoice(text) ? parse(text) : undefined));
  }

  const location =
    read('location', (text) => (isLocationOf(rows, text) ? text : undefined)) ?? list.opensAt(rows);
  const { tabs, systems, hasLooks, compares } = list;
  const offered = tabs?.offered(rows, location) ?? [];
  const sorts = sortsOf(list, rows);
  const view: ListView<Tab, Place> = {
    location,
    tab: (tabs && read(tabs.key, (text) => offered.find((tab) => tab === text))) ?? offered[0],
    osId: systems && read('os', (text) => systems.find(({ osId }) => String(osId) === text)?.osId),
    period: read('period', shopPeriodOf) ?? basis.period ?? list.usualPeriod(),
    hasIp: basis.hasIp,
    unit:
      (hasLooks && read('unit', (text) => (text === 'day' || text === 'month' ? text : undefined))) ||
      'month',
    // List = 0, Grid = 1 (rule R39).
    layout:
      (hasLooks && read('view', (text) => LAYOUTS.find((_, index) => String(index) === text))) || 'list',
    sort:
      read('sort', (text) => sorts.find(({ key }) => key === (OLD_SORTS.get(text) ?? text))?.key, String) ??
      sorts[0]?.key ??
      'price',
    isWhole: read('show', (text) => text === 'all' || undefined) ?? false,
    filters: {
      min_cpu: filter('min_cpu', parseAmount),
      min_ram: filter('min_ram', parseAmount),
      min_disk: filter('min_disk', parseAmount),
      max_price: filter('max_price', parseAmount),
      disk: filter('disk', (text) => text),
    },
    compared: (compares && read('compare', (text) => compares(text, rows), String)) ?? [],
  };
  return { view, correction, keys };
}

/** A location of the shop, or one of which it does not know more than what is sold there. */
function isLocationOf(rows: readonly ListRow[], text: string): boolean {
  return locationOf(text) !== undefined || rows.some(({ location }) => location === text);
}

/** An amount somebody asks for; asking for nothing is not asking. */
export function parseAmount(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}
