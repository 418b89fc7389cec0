import {
  balancerOrder,
  bucketOrder,
  DEFAULT_DEDICATED_PERIOD,
  DEFAULT_PAYMENT_PERIOD,
  dedicatedOrder,
  LOCATIONS,
  MB_IN_GB,
  type Order,
  type PaymentPeriod,
  type PeriodMultipliers,
} from '@vitrina/ordering';
import { getCommerce } from '~/content/get-commerce';
import {
  bandwidthCaption,
  cpuCaption,
  memoryCaption,
  requestsCaption,
  STORAGE_CLASS_NAMES,
  sizeCaption,
} from '~/copy/captions';
import { toNodeGroups } from '~/products/cluster/offers';
import { toDatabaseOffers } from '~/products/database/offers';
import { dedicatedAmounts, dedicatedDiskTypes, dedicatedSpecs } from '~/products/dedicated/facts';
import type { DatabaseList, PriceList, ProductList, ProductOffer } from '~/products/product-offer';
import { type OfferRow, periodOptions, toOffer } from '~/products/to-offer';
import { catalogue } from '~/provider/catalogue';

/** What the page of a service sells line by line; the lists of other services are no lists of lines. */
export type ListedService = 'databases' | LinedService;
type LinedService = 's3' | 'load-balancers' | 'dedicated-servers' | 'apps' | 'kubernetes';

type ToOffer = (row: OfferRow) => ProductOffer;
type Reader = (toOffer: ToOffer, multipliers: PeriodMultipliers) => Promise<PriceList['groups']>;

const READERS: Record<LinedService, Reader> = {
  s3: listBuckets,
  'load-balancers': listBalancers,
  'dedicated-servers': listDedicated,
  apps: listApps,
  kubernetes: listNodes,
};

/** The live price list of a service, the cheapest first, at every period. Throws `ProviderOutage` or `ContentOutage`. */
export async function getProductList(slug: ListedService): Promise<ProductList> {
  if (slug === 'databases') return getDatabaseList();
  const { multipliers } = await getCommerce();
  const groups = await toProductGroups(slug, multipliers);
  return {
    kind: 'lines',
    periods: periodOptions(multipliers),
    usualPeriod: slug === 'dedicated-servers' ? DEFAULT_DEDICATED_PERIOD : DEFAULT_PAYMENT_PERIOD,
    groups: groups.filter(({ offers }) => offers.length > 0),
    isFilterable: slug === 'dedicated-servers',
  };
}

/** The lines of a service, priced for every period. Throws `ProviderOutage`. */
export function toProductGroups(
  slug: LinedService,
  multipliers: PeriodMultipliers,
): Promise<PriceList['groups']> {
  return READERS[slug]((row) => toOffer(withPlace(row), multipliers), multipliers);
}

/** The live price list of databases. Throws `ProviderOutage` or `ContentOutage`. */
async function getDatabaseList(): Promise<DatabaseList> {
  const [tariffs, { multipliers }] = await Promise.all([catalogue.databaseTariffs(), getCommerce()]);
  return {
    kind: 'databases',
    periods: periodOptions(multipliers),
    usualPeriod: DEFAULT_PAYMENT_PERIOD,
    offers: toDatabaseOffers(tariffs, multipliers),
  };
}

function withPlace(row: OfferRow): OfferRow {
  return { ...row, specs: [...row.specs, ['Локация', LOCATIONS[row.location]]] };
}

async function listBuckets(toLine: ToOffer): Promise<PriceList['groups']> {
  const tariffs = await catalogue.storageTariffs();
  const offers = tariffs.map(({ presetId, title, location, storageClass, diskMb, price }) =>
    toLine({
      ...{ title, location, price },
      order: (period) => bucketOrder({ kind: 'preset', presetId }, period),
      specs: [
        ['Объём', sizeCaption(diskMb)],
        ['Хранение', STORAGE_CLASS_NAMES[storageClass]],
        ['Доступ', 'Приватный'],
      ],
      amounts: { diskGb: diskMb / MB_IN_GB },
    }),
  );
  return [{ title: undefined, offers }];
}

async function listBalancers(toLine: ToOffer): Promise<PriceList['groups']> {
  const tariffs = await catalogue.balancerTariffs();
  const offers = tariffs.map(
    ({ presetId, title, location, bandwidthMbit, requestsPerSecond, replicas, price }) =>
      toLine({
        ...{ title, location, price },
        order: (period) => balancerOrder(presetId, bandwidthMbit, period),
        specs: [
          ['Канал', bandwidthCaption(bandwidthMbit)],
          ['Запросы', requestsCaption(requestsPerSecond)],
          ['Реплики', String(replicas)],
        ],
      }),
  );
  return [{ title: undefined, offers }];
}

async function listDedicated(toLine: ToOffer): Promise<PriceList['groups']> {
  const tariffs = await catalogue.dedicatedTariffs();
  const offers = tariffs.map((tariff) => {
    const { presetId, planId, location, price } = tariff;
    return toLine({
      ...{ location, price },
      title: tariff.processorName,
      name: `${tariff.title}, ${LOCATIONS[location]}`,
      order: (period) => dedicatedOrder({ kind: 'preset', presetId, planId }, { period }),
      specs: dedicatedSpecs(tariff),
      amounts: dedicatedAmounts(tariff),
      diskTypes: dedicatedDiskTypes(tariff),
    });
  });
  return [{ title: undefined, offers }];
}

async function listNodes(_: ToOffer, multipliers: PeriodMultipliers): Promise<PriceList['groups']> {
  const [tariffs, [newest]] = await Promise.all([catalogue.nodeTariffs(), catalogue.clusterVersions()]);
  return toNodeGroups(tariffs, newest, multipliers);
}

const APP_TITLES = { backend: 'Бэкенд', frontend: 'Фронтенд' } as const;

/** The framework is settled in the panel together with the repository; the first one only opens that page. */
async function listApps(toLine: ToOffer): Promise<PriceList['groups']> {
  const [tariffs, frameworks] = await Promise.all([catalogue.appTariffs(), catalogue.appFrameworks()]);
  return (['backend', 'frontend'] as const).map((type) => {
    const framework = frameworks.find((known) => known.type === type)?.name;
    const offers = tariffs.flatMap((tariff) => {
      if (tariff.type !== type || !framework) return [];
      const { presetId, location, price, diskMb } = tariff;
      const order = (period: PaymentPeriod): Order => ({
        ...{ product: 'apps', type, framework, presetId, location, period },
      });
      // The provider's title says what the columns say.
      const name = `${APP_TITLES[type]} ${tariff.title}, ${LOCATIONS[location]}`;
      const disk = ['Диск', sizeCaption(diskMb)] as const;
      if (tariff.type === 'frontend') {
        const requests = ['Запросы', requestsCaption(String(tariff.requestsPerSecond))] as const;
        const title = `${APP_TITLES[type]} ${tariff.requestsPerSecond}`;
        return [toLine({ title, name, location, price, order, specs: [requests, disk] })];
      }
      const { cpu, cpuFrequency, ramMb } = tariff;
      return [
        toLine({
          ...{ name, location, price, order },
          title: `${APP_TITLES[type]} ${memoryCaption(ramMb)}`,
          specs: [['Процессор', cpuCaption(cpu, cpuFrequency)], ['Память', memoryCaption(ramMb)], disk],
          amounts: { cores: cpu, ramGb: ramMb / MB_IN_GB, diskGb: diskMb / MB_IN_GB },
        }),
      ];
    });
    return { title: APP_TITLES[type], offers };
  });
}
