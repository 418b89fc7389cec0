import { type PaymentPeriod, roubles } from '@vitrina/ordering';
import type { ProductOffer } from '~/products/product-offer';

/** What a visitor needs at least, or wants to pay at most. */
export interface OfferFilters {
  cores: number | undefined;
  ramGb: number | undefined;
  diskType: string | undefined;
  /** In roubles a month. */
  maxPrice: number | undefined;
}

/** The keys of the address, and what can be chosen under each. */
export const FILTER_CHOICES = {
  min_cores: ['8', '16', '32', '48'],
  min_ram: ['32', '64', '128', '256', '512'],
  disks: ['nvme', 'ssd', 'hdd'],
  max_price: ['10000', '20000', '40000', '80000'],
} as const;

export type FilterKey = keyof typeof FILTER_CHOICES;

export const FILTER_KEYS: readonly FilterKey[] = ['min_cores', 'min_ram', 'disks', 'max_price'];

/** The filters of an address. What is none of the choices counts for nothing. */
export function readFilters(query: URLSearchParams): OfferFilters {
  const chosen = (key: FilterKey) => FILTER_CHOICES[key].find((choice) => choice === query.get(key));
  const number = (key: FilterKey) => {
    const text = chosen(key);
    return text === undefined ? undefined : Number(text);
  };
  return {
    cores: number('min_cores'),
    ramGb: number('min_ram'),
    diskType: chosen('disks'),
    maxPrice: number('max_price'),
  };
}

/** Whether an offer is enough. What is not known of it cannot be promised. */
export function meets(
  { amounts, diskTypes, byPeriod }: ProductOffer,
  filters: OfferFilters,
  period: PaymentPeriod,
) {
  return (
    (filters.cores === undefined || (amounts.cores ?? 0) >= filters.cores) &&
    (filters.ramGb === undefined || (amounts.ramGb ?? 0) >= filters.ramGb) &&
    (filters.diskType === undefined || diskTypes.includes(filters.diskType)) &&
    (filters.maxPrice === undefined || byPeriod[period].monthly <= roubles(filters.maxPrice))
  );
}
