import { times } from '../../money';
import { NOT_SOLD, type NoOffer, type Offer } from '../../orders/offer';
import { toOffer } from '../../orders/to-offer';
import type { BucketOrder } from './order';
import type { BucketCatalogue } from './tariff';

/** A bucket of a fixed size, or of a size on the configurator's steps. Throws `ProviderOutage`. */
export async function offerBucket(
  { bucket }: BucketOrder,
  catalogue: BucketCatalogue,
): Promise<Offer | NoOffer> {
  if (bucket.kind === 'preset') {
    const tariffs = await catalogue.storageTariffs();
    const tariff = tariffs.find(({ presetId }) => presetId === bucket.presetId);
    return tariff ? toOffer(tariff) : NOT_SOLD;
  }
  const configurator = (await catalogue.storageConfigurators()).find(
    ({ configuratorId }) => configuratorId === bucket.configuratorId,
  );
  if (!configurator) return NOT_SOLD;
  const { diskMb, diskGbPrice, location } = configurator;
  const size = bucket.diskGb * 1024;
  const isSold = size >= diskMb.min && size <= diskMb.max && (size - diskMb.min) % diskMb.step === 0;
  if (!isSold) return NOT_SOLD;
  return { kind: 'offer', title: undefined, location, base: times(diskGbPrice, bucket.diskGb) };
}
