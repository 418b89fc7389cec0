import { NOT_SOLD, type NoOffer, type Offer } from '../../orders/offer';
import { toOffer } from '../../orders/to-offer';
import type { DatabaseOrder } from './order';
import type { DatabaseCatalogue } from './tariff';

/** A ready-made database of the type that was chosen. Throws `ProviderOutage`. */
export async function offerDatabase(
  order: DatabaseOrder,
  catalogue: DatabaseCatalogue,
): Promise<Offer | NoOffer> {
  const tariff = (await catalogue.databaseTariffs()).find(
    ({ presetId, type }) => presetId === order.presetId && type === order.type,
  );
  if (!tariff) return NOT_SOLD;
  return tariff.isSoldOut ? { kind: 'sold-out', title: tariff.title } : toOffer(tariff);
}
