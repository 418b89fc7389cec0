import 'server-only';
import { LOCATIONS, type Money, type ServerOrder } from '@vitrina/ordering';
import { type ChosenServer, getOsImages } from '~/provider/catalogue';
import { quoteServer, type ServerQuote } from '~/provider/quote-server';

/** Everything a customer should see before paying for a server. */
export interface ServerSummary extends Omit<ChosenServer, 'location' | 'base'> {
  location: string;
  os: string;
  hasFloatingIp: boolean;
  bandwidthMbit: number;
  period: ServerOrder['period'];
  monthly: Money;
}

/** What the order page can say of a choice. */
export type SummaryOrReason =
  | { kind: 'summary'; summary: ServerSummary }
  | Exclude<ServerQuote, { kind: 'offer' }>;

/** The summary of a choice in the live catalogue, or why there is none. Throws on an outage. */
export async function getServerSummary(order: ServerOrder): Promise<SummaryOrReason> {
  const [offer, images] = await Promise.all([quoteServer(order), getOsImages()]);
  if (offer.kind !== 'offer') return offer;
  const os = images.find(({ osId }) => osId === order.osId);
  if (!os) return { kind: 'not-sold' };
  const { location, base: _, ...server } = offer.server;
  const summary = {
    ...server,
    location: LOCATIONS[location],
    os: os.caption,
    hasFloatingIp: order.hasFloatingIp,
    bandwidthMbit: order.bandwidthMbit,
    period: order.period,
    monthly: offer.monthly,
  };
  return { kind: 'summary', summary };
}
