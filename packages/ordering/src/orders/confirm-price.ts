import type { Payment } from '../catalogue/payment';
import type { Catalogue, Order } from '../products/products';
import { ProviderOutage } from '../provider-failure';
import type { NoOffer, PricingRules } from './offer';
import type { ConfirmPriceOf } from './place-product-order';
import type { PriceConfirmation } from './price-confirmation';
import { type OrderQuote, quoteOrder } from './quote-order';

/**
 * Asks the live catalogue whether an order still costs what the customer has confirmed: a month of the whole of it, and what
 * is due at once, so that nobody who has seen a month pays for a year of the same price. The whole is asked for once, however
 * many parts it has. Without a catalogue to ask nothing is ordered.
 */
export function confirmPrice(
  order: Order,
  confirmedPrice: Readonly<Payment>,
  catalogue: Catalogue,
  rules: PricingRules,
): ConfirmPriceOf {
  let whole: Promise<OrderQuote> | undefined;
  return async (part): Promise<PriceConfirmation> => {
    try {
      whole ??= quoteOrder(order, catalogue, rules);
      const quote = await whole;
      if (quote.kind !== 'offer') return { ok: false, reason: { kind: objectionTo(quote) } };
      if (quote.monthly !== confirmedPrice.monthly || quote.due !== confirmedPrice.due)
        return { ok: false, reason: { kind: 'price-changed' } };
      const own = part === order ? quote : await quoteOrder(part, catalogue, rules);
      return own.kind === 'offer' && own.location
        ? { ok: true, location: own.location, bandwidthMbit: own.bandwidthMbit }
        : { ok: false, reason: { kind: own.kind === 'offer' ? 'not-sold' : objectionTo(own) } };
    } catch (error) {
      if (error instanceof ProviderOutage) return { ok: false, reason: { kind: 'unavailable' } };
      throw error;
    }
  };
}

type OfAnotherChoice = 'by-request' | 'no-such-bandwidth';

function objectionTo({ kind }: NoOffer): Exclude<NoOffer['kind'], OfAnotherChoice> {
  switch (kind) {
    case 'by-request':
    case 'no-such-bandwidth':
      return 'not-sold';
    default:
      return kind;
  }
}
