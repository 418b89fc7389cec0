import 'server-only';
import { LOCATIONS, type Money, quote, type ServerOrder } from '@vitrina/ordering';
import { getCommerce } from '~/content/get-commerce';
import { type ChosenServer, findChosenServer, getOsImages } from '~/provider/catalogue';

/** Everything a customer should see before paying for a server. */
export interface ServerSummary extends Omit<ChosenServer, 'location' | 'base'> {
  location: string;
  os: string;
  hasFloatingIp: boolean;
  bandwidthMbit: number;
  period: ServerOrder['period'];
  monthly: Money;
}

/** The summary of a choice in the live catalogue, or `undefined` when it is not sold. Throws on an outage. */
export async function getServerSummary(order: ServerOrder): Promise<ServerSummary | undefined> {
  const [chosen, images, commerce] = await Promise.all([
    findChosenServer(order.server),
    getOsImages(),
    getCommerce(),
  ]);
  const os = images.find(({ osId }) => osId === order.osId);
  if (!chosen || !os) return undefined;
  const { location, base, ...server } = chosen;
  return {
    ...server,
    location: LOCATIONS[location],
    os: os.caption,
    hasFloatingIp: order.hasFloatingIp,
    bandwidthMbit: order.bandwidthMbit,
    period: order.period,
    monthly: quote(base, {
      floatingIp: order.hasFloatingIp ? commerce.floatingIp : undefined,
      discount: commerce.multipliers[order.period],
    }),
  };
}
