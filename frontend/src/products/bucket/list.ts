import { bucketOrder, MB_IN_GB, type PeriodMultipliers, type StorageTariff } from '@vitrina/ordering';
import { sizeCaption } from '~/copy/captions';
import { t } from '~/messages';
import { linesOf } from '../lines';
import type { ProductOffer } from '../product-offer';
import { toLine } from '../to-offer';

export const BUCKET_LIST = linesOf();

export function toBucketOffers(
  tariffs: readonly StorageTariff[],
  multipliers: PeriodMultipliers,
): ProductOffer[] {
  return tariffs.map(({ presetId, title, location, storageClass, diskMb, price }) =>
    toLine(
      {
        ...{ title, location, price },
        order: (period) => bucketOrder({ kind: 'preset', presetId }, period),
        specs: [
          [t.products.size, sizeCaption(diskMb)],
          [t.products.storageClass, t.products.storageClasses[storageClass]],
          [t.products.access, t.products.privateAccess],
        ],
        amounts: { diskGb: diskMb / MB_IN_GB },
      },
      multipliers,
    ),
  );
}
