import { bucketOrder, exactRoubles, idInJson } from '@vitrina/ordering';
import { t } from '~/messages';
import { orderPaths } from '~/urls/order-paths';
import { paths } from '~/urls/paths';
import { type Feed, placeOf } from '../feed-context';

const NAME = 'storage';

/** Buckets of a fixed size, and of any. */
export const bucketFeed: Feed = {
  tariffs: NAME,
  ask: async (catalogue) => {
    const [tariffs, configurators] = await Promise.all([
      catalogue.storageTariffs.dated(),
      catalogue.storageConfigurators.dated(),
    ]);
    return {
      moments: [tariffs.asOf, configurators.asOf],
      offers: (context) =>
        tariffs.part.map((tariff) => {
          const order = bucketOrder({ kind: 'preset', presetId: tariff.presetId }, context.period);
          return {
            ...context.offer(NAME, tariff, tariffs.asOf, orderPaths.registration(order)),
            specs: { storageClass: tariff.storageClass, diskMb: tariff.diskMb },
          };
        }),
      configurators: (context) =>
        configurators.part.map(({ configuratorId, location, storageClass, diskMb, diskGbPrice }) => ({
          ...{ id: `storage-configurator/${configuratorId}`, product: NAME },
          configuratorId: idInJson(configuratorId),
          ...placeOf(location),
          specs: { storageClass, description: t.products.storageClasses[storageClass] },
          ...{ limits: { diskMb }, unitPrices: { diskGb: exactRoubles(diskGbPrice) } },
          ...{ url: context.url(paths.service('s3')), asOf: configurators.asOf },
        })),
    };
  },
};
