import { type BucketOrder, type Catalogue, MB_IN_GB } from '@vitrina/ordering';
import { sizeCaption } from '~/copy/captions';
import { t } from '~/messages';
import { type Description, NO_DESCRIPTION } from '../description';

/** A bucket, of a fixed size or of one's own. */
export async function describeBucket({ bucket }: BucketOrder, catalogue: Catalogue): Promise<Description> {
  const found =
    bucket.kind === 'preset'
      ? (await catalogue.storageTariffs()).find(({ presetId }) => presetId === bucket.presetId)
      : (await catalogue.storageConfigurators()).find(
          ({ configuratorId }) => configuratorId === bucket.configuratorId,
        );
  if (!found) return NO_DESCRIPTION;
  const sizeMb = 'presetId' in found ? found.diskMb : bucketSize(bucket);
  return {
    lines: [
      [t.products.size, sizeCaption(sizeMb)],
      [t.products.storageClass, t.products.storageClasses[found.storageClass]],
      [t.products.access, t.products.privateAccess],
    ],
    location: found.location,
  };
}

function bucketSize(bucket: BucketOrder['bucket']): number {
  return bucket.kind === 'configuration' ? bucket.diskGb * MB_IN_GB : 0;
}
