import { NOT_SOLD, type NoOffer, type Offer } from '../../orders/offer';
import { toOffer } from '../../orders/to-offer';
import type { AppOrder } from './order';
import type { AppCatalogue } from './tariff';

/** A place for an app, with a framework that runs there. Throws `ProviderOutage`. */
export async function offerApp(order: AppOrder, catalogue: AppCatalogue): Promise<Offer | NoOffer> {
  const [tariffs, frameworks] = await Promise.all([catalogue.appTariffs(), catalogue.appFrameworks()]);
  const tariff = tariffs.find(
    ({ presetId, type, location }) =>
      presetId === order.presetId && type === order.type && location === order.location,
  );
  const runs = frameworks.some(({ type, name }) => type === order.type && name === order.framework);
  return tariff && runs ? toOffer(tariff) : NOT_SOLD;
}
