import { type Money, type Order, quoteOrder } from '@vitrina/ordering';
import { getCommerce } from '~/content/get-commerce';
import type { SummaryLine } from '~/products/description';
import { offerTitle } from '~/products/offer-title';
import { catalogue } from '~/provider/catalogue';
import { alternativeOrder } from './alternative-order';
import { describeOrder } from './describe-order';
import { pricingRules } from './pricing-rules';

/** What can be ordered instead of something that is sold out, as a customer should see it before choosing it. */
export interface Alternative {
  order: Order;
  title: string;
  lines: SummaryLine[];
  monthly: Money;
}

/** The nearest thing that can be ordered now, if there is one. Throws `ProviderOutage` or `ContentOutage`. */
export async function getAlternative(order: Order): Promise<Alternative | undefined> {
  const alternative = await alternativeOrder(order);
  if (!alternative) return undefined;
  const rules = pricingRules(await getCommerce());
  const quote = await quoteOrder(alternative, catalogue, rules);
  if (quote.kind !== 'offer') return undefined;
  const title = offerTitle(quote.title, alternative.product);
  return {
    order: alternative,
    title,
    monthly: quote.monthly,
    lines: await describeOrder(alternative, catalogue, rules),
  };
}
