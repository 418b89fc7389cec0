import 'server-only';
import { LOCATIONS, type Money, type ServerOrder } from '@vitrina/ordering';
import type { ChosenServer } from '~/provider/catalogue';
import { nearestOrder } from '~/provider/nearest-order';
import { quoteServer, type ServerQuote } from '~/provider/quote-server';

/** Everything a customer should see before paying for a server. */
export interface ServerSummary extends Omit<ChosenServer, 'location' | 'base'> {
  location: string;
  os: string;
  software: string | undefined;
  hasFloatingIp: boolean;
  bandwidthMbit: number;
  period: ServerOrder['period'];
  monthly: Money;
}

/** What the order page can say of a choice. */
export type SummaryOrReason =
  | { kind: 'summary'; summary: ServerSummary }
  | { kind: 'not-sold'; nearest: ServerOrder | undefined }
  | Extract<ServerQuote, { kind: 'by-request' }>;

/** The summary of a choice in the live catalogue, or why there is none. Throws on an outage. */
export async function getServerSummary(order: ServerOrder): Promise<SummaryOrReason> {
  const offer = await quoteServer(order);
  if (offer.kind === 'not-sold') return { kind: 'not-sold', nearest: await nearestOrder(order) };
  if (offer.kind === 'by-request') return offer;
  const { location, base: _, ...server } = offer.server;
  const summary = {
    ...server,
    location: LOCATIONS[location],
    os: offer.os.caption,
    software: offer.software?.name,
    hasFloatingIp: order.hasFloatingIp,
    bandwidthMbit: order.bandwidthMbit,
    period: order.period,
    monthly: offer.monthly,
  };
  return { kind: 'summary', summary };
}
