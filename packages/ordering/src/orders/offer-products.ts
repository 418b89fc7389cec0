import type { Catalogue } from '../catalogue/catalogue';
import { times } from '../money';
import type { AppOrder } from './app-order';
import type { BalancerOrder } from './balancer-order';
import type { BucketOrder } from './bucket-order';
import type { DatabaseOrder } from './database-order';
import { NOT_SOLD, type NoOffer, type Offer } from './offer';

/** A ready-made database of the type that was chosen. Throws `ProviderOutage`. */
export async function offerDatabase(order: DatabaseOrder, catalogue: Catalogue): Promise<Offer | NoOffer> {
  const tariff = (await catalogue.databaseTariffs()).find(
    ({ presetId, type }) => presetId === order.presetId && type === order.type,
  );
  if (!tariff) return NOT_SOLD;
  return tariff.isSoldOut ? { kind: 'sold-out', title: tariff.title } : toOffer(tariff);
}

/** A bucket of a fixed size, or of a size on the configurator's steps. Throws `ProviderOutage`. */
export async function offerBucket({ bucket }: BucketOrder, catalogue: Catalogue): Promise<Offer | NoOffer> {
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
  return { kind: 'offer', title: 'Свой объём', location, base: times(diskGbPrice, bucket.diskGb) };
}

/** A load balancer of the bandwidth that was shown. Throws `ProviderOutage`. */
export async function offerBalancer(order: BalancerOrder, catalogue: Catalogue): Promise<Offer | NoOffer> {
  const tariff = (await catalogue.balancerTariffs()).find(({ presetId }) => presetId === order.presetId);
  const isAsShown = order.bandwidthMbit === undefined || order.bandwidthMbit === tariff?.bandwidthMbit;
  return tariff && isAsShown ? toOffer(tariff) : NOT_SOLD;
}

/** A place for an app, with a framework that runs there. Throws `ProviderOutage`. */
export async function offerApp(order: AppOrder, catalogue: Catalogue): Promise<Offer | NoOffer> {
  const [tariffs, frameworks] = await Promise.all([catalogue.appTariffs(), catalogue.appFrameworks()]);
  const tariff = tariffs.find(
    ({ presetId, type, location }) =>
      presetId === order.presetId && type === order.type && location === order.location,
  );
  const runs = frameworks.some(({ type, name }) => type === order.type && name === order.framework);
  return tariff && runs ? toOffer(tariff) : NOT_SOLD;
}

function toOffer({
  title,
  location,
  price,
}: Pick<Offer, 'title' | 'location'> & { price: Offer['base'] }): Offer {
  return { kind: 'offer', title, location, base: price };
}
