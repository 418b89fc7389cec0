import type { Provider } from '../provider/provider';
import type { ResourceRow } from '../store/resource-table';
import {
  balancerView,
  bucketView,
  clusterView,
  databaseView,
  dedicatedView,
  type ProductView,
} from './product-view';

/** One product of the panel: what its pages are called, and where its resources come from. */
export interface ProductKind {
  /** The first part of its addresses below `/panel`. */
  path: string;
  plural: string;
  none: string;
  notFound: string;
  /** Address of a resource's page. */
  pageOf(id: number): string;
  list(provider: Provider, customerId: number): ProductView[];
  /** Settles the period of everything that has none yet. */
  settlePeriods(provider: Provider, customerId: number, period: string): void;
  /** `period` is settled by the first arrival that names one. */
  find(
    provider: Provider,
    customerId: number,
    id: string,
    period: string | undefined,
  ): ProductView | undefined;
}

/** Every product but cloud servers, which have pages of their own. */
export const PRODUCT_KINDS: readonly ProductKind[] = [
  productKind(
    {
      path: 'database',
      plural: 'Базы данных',
      none: 'Баз данных пока нет',
      notFound: 'База данных не найдена',
    },
    (provider) => provider.databases,
    databaseView,
  ),
  productKind(
    {
      path: 'storage',
      plural: 'Хранилища',
      none: 'Хранилищ пока нет',
      notFound: 'Хранилище не найдено',
      suffix: '/settings',
    },
    (provider) => provider.buckets,
    bucketView,
  ),
  productKind(
    {
      path: 'balancer',
      plural: 'Балансировщики',
      none: 'Балансировщиков пока нет',
      notFound: 'Балансировщик не найден',
    },
    (provider) => provider.balancers,
    balancerView,
  ),
  productKind(
    { path: 'kubernetes', plural: 'Kubernetes', none: 'Кластеров пока нет', notFound: 'Кластер не найден' },
    (provider) => provider.clusters,
    clusterView,
  ),
  productKind(
    {
      path: 'dedicated',
      plural: 'Выделенные серверы',
      none: 'Выделенных серверов пока нет',
      notFound: 'Выделенный сервер не найден',
    },
    (provider) => provider.dedicatedServers,
    dedicatedView,
  ),
];

interface Words extends Pick<ProductKind, 'path' | 'plural' | 'none' | 'notFound'> {
  /** What follows the number in the address of a resource. */
  suffix?: string;
}

interface Table<Row> {
  list(customerId: number): Row[];
  find(customerId: number, id: string): Row | undefined;
  setPaymentPeriod(customerId: number, id: number, period: string): void;
  settlePeriods(customerId: number, period: string): void;
}

function productKind<Row extends ResourceRow>(
  { suffix = '', ...words }: Words,
  tableOf: (provider: Provider) => Table<Row>,
  viewOf: (row: Row, provider: Provider) => ProductView,
): ProductKind {
  return {
    ...words,
    pageOf: (id) => `/panel/${words.path}/${id}${suffix}`,
    list: (provider, customerId) =>
      tableOf(provider)
        .list(customerId)
        .map((row) => viewOf(row, provider)),
    settlePeriods: (provider, customerId, period) => tableOf(provider).settlePeriods(customerId, period),
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
