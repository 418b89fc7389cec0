import 'server-only';
import {
  type Money,
  type NoOffer,
  type OsImage,
  quoteOrder,
  type ServerOrder,
  type Software,
} from '@vitrina/ordering';
import { type ChosenServer, findChosenServer, getOsImages, getSoftware } from './catalogue';
import { getOrderTerms, liveCatalogue } from './live-catalogue';

/** What a choice comes to: an offer with its price, a wish to be written about, or nothing that is sold. */
export type ServerQuote =
  | { kind: 'offer'; server: ChosenServer; os: OsImage; software: Software | undefined; monthly: Money }
  | NoOffer;

/**
 * The price of an order, now. The page shows it and the order is checked against it: one function, two callers.
 * Throws `ProviderOutage` or `ContentOutage` when there is not even a last good copy to go by.
 */
export async function quoteServer(order: ServerOrder): Promise<ServerQuote> {
  const [quote, server, images, bundles] = await Promise.all([
    getOrderTerms().then((terms) => quoteOrder(order, liveCatalogue, terms)),
    findChosenServer(order.server),
    getOsImages(),
    getSoftware(),
  ]);
  if (quote.kind !== 'offer') return quote;
  const os = images.find(({ osId }) => osId === order.osId);
  if (!server || !os) return { kind: 'not-sold' };
  const software = bundles.find(({ softwareId }) => softwareId === order.softwareId);
  return { kind: 'offer', server, os, software, monthly: quote.monthly };
}
