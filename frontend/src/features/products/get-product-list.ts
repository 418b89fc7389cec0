import 'server-only';
import {
  balancerOrder,
  bucketOrder,
  DEFAULT_DEDICATED_PERIOD,
  DEFAULT_PAYMENT_PERIOD,
  databaseOrder,
  dedicatedOrder,
  LOCATIONS,
  type LocationCode,
  type Money,
  type Order,
  type PaymentPeriod,
  quote,
} from '@vitrina/ordering';
import {
  bandwidthCaption,
  cpuCaption,
  DATABASE_NAMES,
  diskCaption,
  memoryCaption,
  requestsCaption,
  STORAGE_CLASS_NAMES,
  sizeCaption,
} from '~/captions';
import { getCommerce } from '~/content/get-commerce';
import { orderPaths } from '~/order-paths';
import { catalogue } from '~/provider/catalogue';

/** A line of a price list of anything but cloud servers. */
export interface ProductOffer {
  key: string;
  title: string;
  specs: (readonly [name: string, value: string])[];
  location: string;
  monthly: Money;
  href: { visitor: string; customer: string };
}

export interface ProductList {
  period: PaymentPeriod;
  groups: { title: string | undefined; offers: ProductOffer[] }[];
}

/** What the page of a service sells line by line; the lists of other services are no lists of lines. */
export type ListedService = 'databases' | 's3' | 'load-balancers' | 'dedicated-servers' | 'apps';

const READERS: Record<ListedService, (offer: ToOffer) => Promise<ProductList['groups']>> = {
  databases: listDatabases,
  s3: listBuckets,
  'load-balancers': listBalancers,
  'dedicated-servers': listDedicated,
  apps: listApps,
};

export function isListed(slug: string): slug is ListedService {
  return Object.hasOwn(READERS, slug);
}

/** The live price list of a service, the cheapest first, at the usual period. Throws `ProviderOutage` or `ContentOutage`. */
export async function getProductList(slug: ListedService): Promise<ProductList> {
  const { multipliers } = await getCommerce();
  const period = slug === 'dedicated-servers' ? DEFAULT_DEDICATED_PERIOD : DEFAULT_PAYMENT_PERIOD;
  const groups = await READERS[slug](({ title, order, price, specs, location }) => ({
    key: orderPaths.page(order),
    title,
    specs,
    location: LOCATIONS[location],
    monthly: quote(price, { floatingIp: undefined, discount: multipliers[period] }),
    href: { visitor: orderPaths.registration(order), customer: orderPaths.page(order) },
  }));
  return { period, groups: groups.filter(({ offers }) => offers.length > 0) };
}

type ToOffer = (row: {
  title: string;
  location: LocationCode;
  order: Order;
  price: Money;
  specs: ProductOffer['specs'];
}) => ProductOffer;

async function listDatabases(toOffer: ToOffer): Promise<ProductList['groups']> {
  const tariffs = await catalogue.databaseTariffs();
  const types = [...new Set(tariffs.map(({ type }) => type))];
  return types.map((type) => ({
    title: DATABASE_NAMES[type],
    offers: tariffs
      .filter((tariff) => tariff.type === type)
      .map(({ presetId, title, location, cpu, cpuFrequency, ramMb, diskMb, price }) =>
        toOffer({
          title,
          location,
          price,
          order: databaseOrder(presetId, type),
          specs: [
            ['Процессор', cpuCaption(cpu, cpuFrequency)],
            ['Память', memoryCaption(ramMb)],
            ['Диск', diskCaption(diskMb, 'nvme')],
          ],
        }),
      ),
  }));
}

async function listBuckets(toOffer: ToOffer): Promise<ProductList['groups']> {
  const tariffs = await catalogue.storageTariffs();
  const offers = tariffs.map(({ presetId, title, location, storageClass, diskMb, price }) =>
    toOffer({
      title,
      location,
      price,
      order: bucketOrder({ kind: 'preset', presetId }),
      specs: [
        ['Объём', sizeCaption(diskMb)],
        ['Хранение', STORAGE_CLASS_NAMES[storageClass]],
        ['Доступ', 'Приватный'],
      ],
    }),
  );
  return [{ title: undefined, offers }];
}

async function listBalancers(toOffer: ToOffer): Promise<ProductList['groups']> {
  const tariffs = await catalogue.balancerTariffs();
  const offers = tariffs.map(
    ({ presetId, title, location, bandwidthMbit, requestsPerSecond, replicas, price }) =>
      toOffer({
        title,
        location,
        price,
        order: balancerOrder(presetId, bandwidthMbit),
        specs: [
          ['Канал', bandwidthCaption(bandwidthMbit)],
          ['Запросы', requestsCaption(requestsPerSecond)],
          ['Реплики', String(replicas)],
        ],
      }),
  );
  return [{ title: undefined, offers }];
}

async function listDedicated(toOffer: ToOffer): Promise<ProductList['groups']> {
  const tariffs = await catalogue.dedicatedTariffs();
  const offers = tariffs.map(({ presetId, planId, title, processorName, memory, disks, location, price }) =>
    toOffer({
      title,
      location,
      price,
      order: dedicatedOrder({ kind: 'preset', presetId, planId }),
      specs: [
        ['Процессор', processorName],
        ['Память', memory],
        ['Диски', disks.map(({ caption }) => caption).join(', ')],
      ],
    }),
  );
  return [{ title: undefined, offers }];
}

const APP_TITLES = { backend: 'Бэкенд', frontend: 'Фронтенд' } as const;

/** The framework is settled in the panel together with the repository; the first one only opens that page. */
async function listApps(toOffer: ToOffer): Promise<ProductList['groups']> {
  const [tariffs, frameworks] = await Promise.all([catalogue.appTariffs(), catalogue.appFrameworks()]);
  return (['backend', 'frontend'] as const).map((type) => {
    const framework = frameworks.find((known) => known.type === type)?.name;
    const offers = tariffs.flatMap((tariff) => {
      if (tariff.type !== type || !framework) return [];
      const { presetId, location, title, price, diskMb } = tariff;
      const specs: ProductOffer['specs'] =
        tariff.type === 'backend'
          ? [
              ['Процессор', cpuCaption(tariff.cpu, tariff.cpuFrequency)],
              ['Память', memoryCaption(tariff.ramMb)],
            ]
          : [['Запросы', requestsCaption(String(tariff.requestsPerSecond))]];
      const order: Order = {
        ...{ product: 'apps', type, framework, presetId, location, period: DEFAULT_PAYMENT_PERIOD },
      };
      return [toOffer({ title, location, price, order, specs: [...specs, ['Диск', sizeCaption(diskMb)]] })];
    });
    return { title: APP_TITLES[type], offers };
  });
}
