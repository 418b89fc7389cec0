import { bucketOrder, MB_IN_GB, type PeriodMultipliers, type StorageTariff } from '@vitrina/ordering';
import { STORAGE_CLASS_NAMES, sizeCaption } from '~/copy/captions';
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
          ['Объём', sizeCaption(diskMb)],
          ['Хранение', STORAGE_CLASS_NAMES[storageClass]],
          ['Доступ', 'Приватный'],
        ],
        amounts: { diskGb: diskMb / MB_IN_GB },
      },
      multipliers,
    ),
  );
}
