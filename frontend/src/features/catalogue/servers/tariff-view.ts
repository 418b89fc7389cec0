import {
  DEFAULT_PAYMENT_PERIOD,
  isLocationCode,
  isPaymentPeriod,
  type LocationCode,
  type OsId,
  type OsImage,
  type PaymentPeriod,
  type PresetId,
  type ServerTariff,
  type TariffFamily,
} from '@vitrina/ordering';
import { tabsOf } from '~/products/server/family-tabs';
import type { QueryChange } from '~/urls/address-query';
import { firstLocation } from '../tariff-offers';
import { readCompared } from './compared';
import type { TariffFilters } from './filters';
import type { PriceUnit } from './price-caption';
import type { ListLayout, TariffSort } from './shown-tariffs';

/** What a visitor sees of the price list. All of it stands in the address but what was chosen for all prices of the site. */
export interface TariffView {
  location: LocationCode;
  family: TariffFamily | undefined;
  /** `undefined` is any system. */
  osId: OsId | undefined;
  period: PaymentPeriod;
  hasIp: boolean;
  unit: PriceUnit;
  layout: ListLayout;
  sort: TariffSort;
  filters: TariffFilters;
  compared: PresetId[];
}

const LAYOUTS: readonly ListLayout[] = ['list', 'grid'];
const SORTS: readonly TariffSort[] = ['price', 'core', 'ram', 'disk'];

/** The keys of the address that say what is seen of the list. */
export const TARIFF_KEYS = [
  ...['location', 'tab', 'os', 'period', 'unit', 'view', 'sort', 'compare'],
  ...['min_cpu', 'min_ram', 'min_disk', 'max_price'],
];

/** Reads the view from the address, and says how the address must change for what in it means nothing. */
export function readTariffView(
  query: URLSearchParams,
  {
    tariffs,
    osImages,
    areBuilt,
  }: { tariffs: readonly ServerTariff[]; osImages: readonly OsImage[]; areBuilt?: boolean },
  basis: { period: PaymentPeriod | undefined; hasIp: boolean } = { period: undefined, hasIp: true },
): { view: TariffView; correction: QueryChange } {
  const correction: Record<string, string | null> = {};
  function read<Value>(key: string, parse: (text: string) => Value | undefined): Value | undefined {
    const text = query.get(key);
    const value = text === null ? undefined : parse(text);
    if (text !== null && value === undefined) correction[key] = null;
    return value;
  }

  const location =
    read('location', (text) => (isLocationCode(text) ? text : undefined)) ?? firstLocation(tariffs);
  const tabs = tabsOf(location, tariffs, areBuilt);
  // The amounts of a custom server stand in the same address, under the keys of an order.
  const amount = (key: string) => read(key, parseAmount);
  const compared = readCompared(query.get('compare') ?? '', tariffs);
  if (query.has('compare') && query.get('compare') !== compared.join())
    correction.compare = compared.join() || null;
  const view: TariffView = {
    location,
    family: read('tab', (text) => tabs.find((family) => family === text)) ?? tabs[0],
    osId: read('os', (text) => osImages.find(({ osId }) => String(osId) === text)?.osId),
    period:
      read('period', (text) => (isPaymentPeriod(text) ? text : undefined)) ??
      basis.period ??
      DEFAULT_PAYMENT_PERIOD,
    hasIp: basis.hasIp,
    unit: read('unit', (text) => (text === 'day' || text === 'month' ? text : undefined)) ?? 'month',
    // List = 0, Grid = 1 (specification 001, section 2.1).
    layout: read('view', (text) => LAYOUTS.find((_, index) => String(index) === text)) ?? 'list',
    sort: read('sort', (text) => SORTS.find((sort) => sort === text)) ?? 'price',
    filters: {
      cpu: amount('min_cpu'),
      ramGb: amount('min_ram'),
      diskGb: amount('min_disk'),
      maxPrice: amount('max_price'),
    },
    compared,
  };
  return { view, correction };
}

/** An amount somebody asks for; asking for nothing is not asking. */
export function parseAmount(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}
