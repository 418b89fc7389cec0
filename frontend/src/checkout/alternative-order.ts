import { leastRamMb, nearestDatabase, nearestTariff, type Order } from '@vitrina/ordering';
import { catalogue } from '~/provider/catalogue';

/**
 * The same order of what comes nearest to a tariff that is sold out or too small for the chosen system: all that was chosen beside the tariff stays.
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
  const [tariffs, systems] = await Promise.all([catalogue.serverTariffs(), catalogue.osImages()]);
  const wanted = tariffs.find((tariff) => tariff.presetId === presetId);
  const system = systems.find(({ osId }) => osId === order.osId);
  const ramMb = Math.max(wanted?.ramMb ?? 0, system ? leastRamMb(system) : 0);
  const nearest = wanted && nearestTariff({ ...wanted, ramMb }, tariffs);
  if (!nearest) return undefined;
  // Links of the site carry the tariff's own bandwidth, which nobody has chosen; another one was.
  const bandwidthMbit =
    order.bandwidthMbit === wanted.bandwidthMbit ? nearest.bandwidthMbit : order.bandwidthMbit;
  return { ...order, server: { kind, presetId: nearest.presetId }, bandwidthMbit };
}
