import type { Provider } from '../provider/provider';
import type { ResourceRow } from '../store/resource-table';
import type { ProductView } from './product-view';

/** One product of the panel: what its pages are called, and where its resources come from. */
export interface ProductKind {
  /** The first part of its addresses below `/panel`. */
  path: string;
  plural: string;
  none: string;
  notFound: string;
  /** What follows the number in the address of a resource. */
  suffix: string;
  /** Address of a resource's page. */
  pageOf(id: number): string;
  list(provider: Provider, customerId: number): ProductView[];
  /** `period` is settled by the first arrival that names one. */
  find(
    provider: Provider,
    customerId: number,
    id: string,
    period: string | undefined,
  ): ProductView | undefined;
}

interface Words extends Pick<ProductKind, 'path' | 'plural' | 'none' | 'notFound'> {
  suffix?: string;
}

interface Table<Row> {
  list(customerId: number): Row[];
  find(customerId: number, id: string): Row | undefined;
  setPaymentPeriod(customerId: number, id: number, period: string): void;
}

/** The pages of a product whose resources lie in a table. */
export function productKind<Row extends ResourceRow>(
  { suffix = '', ...words }: Words,
  tableOf: (provider: Provider) => Table<Row>,
  viewOf: (row: Row, provider: Provider) => ProductView,
): ProductKind {
  return {
    ...words,
    suffix,
    pageOf: (id) => `/panel/${words.path}/${id}${suffix}`,
    list: (provider, customerId) =>
      tableOf(provider)
        .list(customerId)
        .map((row) => viewOf(row, provider)),
    find(provider, customerId, id, period) {
      const table = tableOf(provider);
      const row = table.find(customerId, id);
      if (!row) return undefined;
      if (row.payment_period !== null || period === undefined) return viewOf(row, provider);
      table.setPaymentPeriod(customerId, row.id, period);
      return viewOf({ ...row, payment_period: period }, provider);
    },
  };
}
