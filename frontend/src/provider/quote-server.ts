import 'server-only';
import {
  DEFAULT_BANDWIDTH_MBIT,
  type Money,
  type OsImage,
  quote,
  type ServerOrder,
  type Software,
} from '@vitrina/ordering';
import { type Commerce, getCommerce, ramPerCoreGb } from '~/content/get-commerce';
import { type ChosenServer, findChosenServer, getOsImages, getSoftware } from './catalogue';

/** What a choice comes to: an offer with its price, a wish to be written about, or nothing that is sold. */
export type ServerQuote =
  | { kind: 'offer'; server: ChosenServer; os: OsImage; software: Software | undefined; monthly: Money }
  | { kind: 'by-request'; cpuLimit: number }
  | { kind: 'not-sold' };

const MB_IN_GB = 1024;

/**
 * The price of an order, now. The page shows it and the order is checked against it: one function, two callers.
 * Throws `ProviderOutage` or `ContentOutage` when there is not even a last good copy to go by.
 */
export async function quoteServer(order: ServerOrder): Promise<ServerQuote> {
  const [server, images, bundles, commerce] = await Promise.all([
    findChosenServer(order.server),
    getOsImages(),
    getSoftware(),
    getCommerce(),
  ]);
  const os = images.find(({ osId }) => osId === order.osId);
  const software = bundles.find(({ softwareId }) => softwareId === order.softwareId);
  if (!server || !os || !isFitting(order, os, software) || !isSoldSo(order, server, commerce))
    return { kind: 'not-sold' };
  // Specification 001, section 5: more cores than the limit are asked for in writing instead of ordered.
  if (order.server.kind === 'configuration' && server.cpu > commerce.cpuLimit)
    return { kind: 'by-request', cpuLimit: commerce.cpuLimit };
  const monthly = quote(server.base, {
    floatingIp: order.hasFloatingIp ? commerce.floatingIp : undefined,
    discount: commerce.multipliers[order.period],
  });
  return { kind: 'offer', server, os, software, monthly };
}

/** The chosen software exists and runs on the chosen system; none chosen is fine. */
function isFitting(order: ServerOrder, os: OsImage, software: Software | undefined): boolean {
  return order.softwareId === undefined || (software?.osIds.includes(os.osId) ?? false);
}

/** Bandwidth is not priced, so only the usual one and the tariff's own are sold; memory follows the cores. */
function isSoldSo(
  { server: choice, bandwidthMbit }: ServerOrder,
  server: ChosenServer,
  commerce: Commerce,
): boolean {
  const isUsualBandwidth = bandwidthMbit === DEFAULT_BANDWIDTH_MBIT || bandwidthMbit === server.bandwidthMbit;
  const hasEnoughMemory =
    choice.kind === 'preset' ||
    server.ramMb >= server.cpu * ramPerCoreGb(commerce, choice.configuratorId) * MB_IN_GB;
  return isUsualBandwidth && hasEnoughMemory;
}
