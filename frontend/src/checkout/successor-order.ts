import { type Order, type PresetId, type ServerOrder, successorOf } from '@vitrina/ordering';
import { getCommerce } from '~/content/get-commerce';
import { catalogue } from '~/provider/catalogue';

/**
 * The same order of the tariff that took the place of a retired one; `undefined` for anything that is still sold or that
 * nothing has taken the place of. Throws `ProviderOutage` or `ContentOutage`.
 */
export async function successorOrder(order: Order): Promise<ServerOrder | undefined> {
  if (order.product !== 'vds' || order.server.kind !== 'preset') return undefined;
  const { presetId, kind } = order.server;
  const [tariffs, { retirements }] = await Promise.all([catalogue.serverTariffs(), getCommerce()]);
  const isSold = (id: PresetId) => tariffs.some((tariff) => tariff.presetId === id);
  if (isSold(presetId)) return undefined;
  const successor = successorOf(presetId, retirements, isSold);
  const tariff = tariffs.find((one) => one.presetId === successor);
  // Links of the site carried the retired tariff's own bandwidth, which was not chosen by anybody and is forgotten now.
  return (
    tariff && { ...order, server: { kind, presetId: tariff.presetId }, bandwidthMbit: tariff.bandwidthMbit }
  );
}
