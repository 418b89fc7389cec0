import { NOT_SOLD, type NoOffer, type Offer } from '../../orders/offer';
import { toOffer } from '../../orders/to-offer';
import type { BalancerOrder } from './order';
import type { BalancerCatalogue } from './tariff';

/** A load balancer of the bandwidth that was shown. Throws `ProviderOutage`. */
export async function offerBalancer(
  order: BalancerOrder,
  catalogue: BalancerCatalogue,
): Promise<Offer | NoOffer> {
  const tariff = (await catalogue.balancerTariffs()).find(({ presetId }) => presetId === order.presetId);
  const isAsShown = order.bandwidthMbit === undefined || order.bandwidthMbit === tariff?.bandwidthMbit;
  return tariff && isAsShown ? toOffer(tariff) : NOT_SOLD;
}
