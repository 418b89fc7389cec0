import type { LiveCatalogue } from '../catalogue/live-catalogue';
import { ProviderOutage } from '../provider/failures';
import type { Agreement } from './agreement';
import type { NoOffer, OrderTerms } from './offer';
import type { Order } from './order';
import type { AgreeTo } from './place-product-order';
import { type OrderQuote, quoteOrder } from './quote-order';

/**
 * Asks the live catalogue whether an order still costs what the customer has agreed to, in kopecks a month for the whole
 * of it. The whole is asked for once, however many parts it has. Without a catalogue to ask nothing is ordered.
 */
export function agreeToPrice(
  order: Order,
  agreed: number,
  catalogue: LiveCatalogue,
  terms: OrderTerms,
): AgreeTo {
  let whole: Promise<OrderQuote> | undefined;
  return async (part): Promise<Agreement> => {
    try {
      whole ??= quoteOrder(order, catalogue, terms);
      const quote = await whole;
      if (quote.kind !== 'offer') return { ok: false, reason: { kind: objectionTo(quote) } };
      if (quote.monthly !== agreed) return { ok: false, reason: { kind: 'price-changed' } };
      const own = part === order ? quote : await quoteOrder(part, catalogue, terms);
      return own.kind === 'offer' && own.location
        ? { ok: true, location: own.location, bandwidthMbit: own.bandwidthMbit }
        : { ok: false, reason: { kind: own.kind === 'offer' ? 'not-sold' : objectionTo(own) } };
    } catch (error) {
      if (error instanceof ProviderOutage) return { ok: false, reason: { kind: 'unavailable' } };
      throw error;
    }
  };
}

function objectionTo({ kind }: NoOffer): Exclude<NoOffer['kind'], 'by-request'> {
  return kind === 'by-request' ? 'not-sold' : kind;
}
