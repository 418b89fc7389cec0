import { installProgress } from '../provider/install-progress';
import type { Provider } from '../provider/provider';
import type { ResourceRow } from '../store/resource-table';
import { monthlyPrice, type PaymentPeriod, periodOrDefault } from './payment-period';

/** Anything but a cloud server as the pages of the panel show it: in Russian words and ready figures. */
export interface ProductView {
  id: number;
  name: string;
  /** What it is, in a line of the list. */
  summary: string;
  place: string;
  /** `undefined` once it can be used. */
  installing: { percent: number; step: string } | undefined;
  ready: string;
  configuration: Fact[];
  access: Fact[];
  /** Whole roubles a month under the period. */
  price: number;
  period: PaymentPeriod;
  createdAt: Date;
}

export interface Fact {
  name: string;
  value: string;
  /** Shown only on demand. */
  isSecret?: boolean;
}

/** What is shown of any resource; `steps` are told one after another while it is being made. */
export function common(
  row: ResourceRow,
  { catalogue, installSeconds, now }: Provider,
  steps: readonly string[],
) {
  const progress = installProgress(row.created_at, now(), installSeconds);
  const period = periodOrDefault(row.payment_period);
  const step = steps[Math.floor(progress * steps.length)] ?? '';
  return {
    ...{ id: row.id, name: row.name, period },
    place: catalogue.locations.find(({ code }) => code === row.location)?.name ?? row.location,
    installing: progress < 1 ? { percent: Math.round(progress * 100), step } : undefined,
    price: monthlyPrice(row.price, period),
    createdAt: new Date(row.created_at),
  };
}
