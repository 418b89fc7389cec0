import { configurationLimits, type Order } from '@vitrina/ordering';
import { getCommerce, ramPerCoreGb } from '~/content/get-commerce';
import { catalogue } from '~/provider/catalogue';
import type { BladeOfOrder } from './order-sheet';

/** The drawing of a server of parts, filled as its configurator fills it. Throws `ProviderOutage` or `ContentOutage`. */
export async function bladeOfOrder(order: Order): Promise<BladeOfOrder | undefined> {
  if (order.product !== 'vds' || order.server.kind !== 'configuration') return undefined;
  const { configuratorId, cpu, ramGb, diskGb } = order.server;
  const [configurators, commerce] = await Promise.all([catalogue.serverConfigurators(), getCommerce()]);
  const configurator = configurators.find((one) => one.configuratorId === configuratorId);
  if (!configurator) return undefined;
  const limits = configurationLimits(configurator, ramPerCoreGb(commerce, configuratorId));
  const most = { cpu: limits.cpu.max, ramGb: limits.ramGb.max, diskGb: limits.diskGb.max };
  return { cpu, ramGb, diskGb, most };
}
