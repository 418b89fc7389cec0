import { configurationLimits, ramOfSystems, reconfigured, type ServerOrder } from '@vitrina/ordering';
import { getCommerce, ramPerCoreGb } from '~/content/get-commerce';
import { catalogue } from '~/provider/catalogue';

/**
 * The order that comes nearest to one of amounts that are not sold: on the configurator's steps, within its limits, with
 * memory enough for its cores and its system. `undefined` where the amounts are not what is wrong. Throws `ProviderOutage` or `ContentOutage`.
 */
export async function nearestOrder(order: ServerOrder): Promise<ServerOrder | undefined> {
  const { server } = order;
  if (server.kind === 'preset') return undefined;
  const [configurators, systems, commerce] = await Promise.all([
    catalogue.serverConfigurators(),
    catalogue.osImages(),
    getCommerce(),
  ]);
  const configurator = configurators.find(({ configuratorId }) => configuratorId === server.configuratorId);
  if (!configurator) return undefined;
  const limits = configurationLimits(configurator, ramPerCoreGb(commerce, server.configuratorId));
  const near = { ...server, ...reconfigured(server, {}, limits, ramOfSystems(systems)[order.osId]) };
  const isSame = near.cpu === server.cpu && near.ramGb === server.ramGb && near.diskGb === server.diskGb;
  return isSame ? undefined : { ...order, server: near };
}
