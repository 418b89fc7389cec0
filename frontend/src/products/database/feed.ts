import {
  balancerOrder,
  bucketOrder,
  DEFAULT_PAYMENT_PERIOD,
  databaseOrder,
  exactRoubles,
  idInJson,
} from '@vitrina/ordering';
import { STORAGE_CLASS_NAMES } from '~/copy/captions';
import { orderPaths } from '~/urls/order-paths';
import { paths } from '~/urls/paths';
import { type DatedPart, type FeedCatalogue, placeOf, type RecordContext } from '../feed-context';
import type { FeedConfigurator, FeedOffer } from '../feed-record';

export function databaseOffers(
  { part, asOf }: DatedPart<'databaseTariffs'>,
  context: RecordContext,
): FeedOffer[] {
  return part.map((tariff) => {
    const order = databaseOrder(tariff.presetId, tariff.type);
    return {
      ...context.offer('database', tariff, asOf, orderPaths.registration(order)),
      specs: {
        ...{ databaseType: tariff.type, cpu: tariff.cpu, cpuFrequencyGhz: tariff.cpuFrequency },
        ...{ ramMb: tariff.ramMb, diskMb: tariff.diskMb, diskType: 'nvme' },
      },
    };
  });
}

export function bucketOffers(
  { part, asOf }: DatedPart<'storageTariffs'>,
  context: RecordContext,
): FeedOffer[] {
  return part.map((tariff) => {
    const order = bucketOrder({ kind: 'preset', presetId: tariff.presetId });
    return {
      ...context.offer('storage', tariff, asOf, orderPaths.registration(order)),
      specs: { storageClass: tariff.storageClass, diskMb: tariff.diskMb },
    };
  });
}

/** Buckets of any size. */
export function bucketConfigurators(
  { part, asOf }: DatedPart<'storageConfigurators'>,
  context: RecordContext,
): FeedConfigurator[] {
  return part.map(({ configuratorId, location, storageClass, diskMb, diskGbPrice }) => ({
    ...{ id: `storage-configurator/${configuratorId}`, product: 'storage' },
    configuratorId: idInJson(configuratorId),
    ...placeOf(location),
    specs: { storageClass, description: STORAGE_CLASS_NAMES[storageClass] },
    ...{ limits: { diskMb }, unitPrices: { diskGb: exactRoubles(diskGbPrice) } },
    ...{ url: context.url(paths.service('s3')), asOf },
  }));
}

export function balancerOffers(
  { part, asOf }: DatedPart<'balancerTariffs'>,
  context: RecordContext,
): FeedOffer[] {
  return part.map((tariff) => {
    const { presetId, bandwidthMbit, requestsPerSecond, replicas } = tariff;
    return {
      ...context.offer(
        'load-balancer',
        tariff,
        asOf,
        orderPaths.registration(balancerOrder(presetId, bandwidthMbit)),
      ),
      specs: { bandwidthMbit, requestsPerSecond, replicas },
    };
  });
}

/** An order of one names a framework; the first will do, since it is settled in the panel. */
export function appOffers(
  { appTariffs: { part, asOf }, appFrameworks }: FeedCatalogue<'appTariffs' | 'appFrameworks'>,
  context: RecordContext,
): FeedOffer[] {
  return part.map((tariff) => {
    const { type, presetId, location, diskMb } = tariff;
    const framework = appFrameworks.part.find((known) => known.type === type)?.name;
    const url = framework
      ? orderPaths.registration({
          ...{ product: 'apps', type, framework, presetId, location, period: DEFAULT_PAYMENT_PERIOD },
        })
      : paths.service('apps');
    const power =
      tariff.type === 'backend'
        ? { cpu: tariff.cpu, cpuFrequencyGhz: tariff.cpuFrequency, ramMb: tariff.ramMb }
        : { requestsPerSecond: String(tariff.requestsPerSecond) };
    return { ...context.offer('app', tariff, asOf, url), specs: { appType: type, ...power, diskMb } };
  });
}
