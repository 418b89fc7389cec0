import 'server-only';
import { nearestDatabase, nearestTariff, type Order } from '@vitrina/ordering';
import { catalogue } from './catalogue';

/**
 * The same order of what comes nearest to a tariff that is sold out: all that was chosen beside the tariff stays.
 * `undefined` where nothing is as large, and for what does not run out. Throws `ProviderOutage`.
 */
export async function alternativeOrder(order: Order): Promise<Order | undefined> {
  if (order.product === 'dbaas') {
    const tariffs = await catalogue.databaseTariffs();
    const wanted = tariffs.find(({ presetId }) => presetId === order.presetId);
    const nearest = wanted && nearestDatabase(wanted, tariffs);
    return nearest && { ...order, presetId: nearest.presetId };
  }
  if (order.product !== 'vds' || order.server.kind !== 'preset') return undefined;
  const { presetId, kind } = order.server;
  const tariffs = await catalogue.serverTariffs();
  const wanted = tariffs.find((tariff) => tariff.presetId === presetId);
  const nearest = wanted && nearestTariff(wanted, tariffs);
  if (!nearest) return undefined;
  // A bandwidth of the tariff's own is sold with that tariff only; the usual one with all.
  const bandwidthMbit =
    order.bandwidthMbit === wanted.bandwidthMbit ? nearest.bandwidthMbit : order.bandwidthMbit;
  return { ...order, server: { kind, presetId: nearest.presetId }, bandwidthMbit };
}
