import { type PaymentPeriod, roubles } from '@vitrina/ordering';
import type { ProductOffer } from './product-offer';

/** What a visitor needs at least, or wants to pay at most. */
export interface Needs {
  cores: number | undefined;
  ramGb: number | undefined;
  diskType: string | undefined;
  /** In roubles a month. */
  price: number | undefined;
}

/** The keys of the address, and what can be chosen under each. */
export const NEED_CHOICES = {
  min_cores: ['8', '16', '32', '48'],
  min_ram: ['32', '64', '128', '256', '512'],
  disks: ['nvme', 'ssd', 'hdd'],
  max_price: ['10000', '20000', '40000', '80000'],
} as const;

export type NeedKey = keyof typeof NEED_CHOICES;

export const NEED_KEYS: readonly NeedKey[] = ['min_cores', 'min_ram', 'disks', 'max_price'];

/** The needs of an address. What is none of the choices counts for nothing. */
export function readNeeds(query: URLSearchParams): Needs {
  const chosen = (key: NeedKey) => NEED_CHOICES[key].find((choice) => choice === query.get(key));
  const number = (key: NeedKey) => {
    const text = chosen(key);
    return text === undefined ? undefined : Number(text);
  };
  return {
    cores: number('min_cores'),
    ramGb: number('min_ram'),
    diskType: chosen('disks'),
    price: number('max_price'),
  };
}

/** Whether an offer is enough. What is not known of it cannot be promised. */
export function meets({ amounts, diskTypes, byPeriod }: ProductOffer, needs: Needs, period: PaymentPeriod) {
  return (
    (needs.cores === undefined || (amounts.cores ?? 0) >= needs.cores) &&
    (needs.ramGb === undefined || (amounts.ramGb ?? 0) >= needs.ramGb) &&
    (needs.diskType === undefined || diskTypes.includes(needs.diskType)) &&
    (needs.price === undefined || byPeriod[period].monthly <= roubles(needs.price))
  );
}
