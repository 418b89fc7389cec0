import {
  type BucketOrder,
  MB_IN_GB,
  rangeInGb,
  type StorageConfigurator,
  type StoragePresetId,
  type StorageTariff,
} from '@vitrina/ordering';
import { sizeCaption } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';
import { t } from '~/messages';
import { amountsToOffer } from '../amounts-to-offer';
import { inOtherPlaces } from '../in-other-places';
import { type FindChoices, type OrderChoice, periodChoice, rowChoice } from '../order-choice';

/** Of a bucket: its size and location, within one class of storage. */
export const bucketChoices: FindChoices<BucketOrder> = async (order, catalogue) => {
  const [tariffs, configurators] = await Promise.all([
    catalogue.storageTariffs(),
    catalogue.storageConfigurators(),
  ]);
  return [
    ...(order.bucket.kind === 'preset'
      ? fixedBuckets(order, tariffs, order.bucket.presetId)
      : ownBuckets(order, configurators, order.bucket)),
    periodChoice(order),
  ];
};

function fixedBuckets(
  order: BucketOrder,
  tariffs: StorageTariff[],
  presetId: StoragePresetId,
): OrderChoice[] {
  const own = tariffs.find((row) => row.presetId === presetId);
  if (!own) return [];
  const kin = tariffs.filter(({ storageClass }) => storageClass === own.storageClass);
  const as = (row: StorageTariff): BucketOrder => ({
    ...order,
    bucket: { kind: 'preset', presetId: row.presetId },
  });
  return [
    ...rowChoice(
      { id: 'tariff', label: t.products.size, keys: ['preset'] },
      kin.filter(({ location }) => location === own.location),
      (row) => ({ order: as(row), label: sizeCaption(row.diskMb) }),
    ),
    ...rowChoice(
      { id: 'location', label: t.products.location, keys: ['preset'] },
      inOtherPlaces(own, kin, ({ diskMb }) => [diskMb]),
      (row) => ({
        order: as(row),
        label:
          row.diskMb === own.diskMb
            ? locationName(row.location)
            : `${locationName(row.location)}: ${sizeCaption(row.diskMb)}`,
      }),
    ),
  ];
}

function ownBuckets(
  order: BucketOrder,
  configurators: StorageConfigurator[],
  { configuratorId, diskGb }: Extract<BucketOrder['bucket'], { kind: 'configuration' }>,
): OrderChoice[] {
  const own = configurators.find((row) => row.configuratorId === configuratorId);
  if (!own) return [];
  const as = (row: StorageConfigurator, size: number): BucketOrder => ({
    ...order,
    bucket: { kind: 'configuration', configuratorId: row.configuratorId, diskGb: size },
  });
  return [
    ...rowChoice(
      { id: 'disk', label: t.products.size, keys: ['disk'] },
      amountsToOffer(rangeInGb(own.diskMb), diskGb),
      (size) => ({ order: as(own, size), label: sizeCaption(size * MB_IN_GB) }),
    ),
    ...rowChoice({ id: 'location', label: t.products.location, keys: ['id'] }, configurators, (row) => ({
      order: as(row, diskGb),
      label: `${locationName(row.location)}, ${t.products.storageClasses[row.storageClass].toLowerCase()}`,
    })),
  ];
}
