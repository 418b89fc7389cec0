import { type Order, ProviderOutage } from '@vitrina/ordering';
import { ContentOutage } from '~/content/client';
import { getCommerce } from '~/content/get-commerce';
import { t } from '~/messages';
import type { SummaryLine } from '~/products/description';
import { catalogue } from '~/provider/catalogue';
import { within } from '~/runtime/deadline';
import { amountsOf } from './amounts';
import { describeOrder } from './describe-order';
import { pricingRules } from './pricing-rules';

/** Nobody waits longer for words than for the thing itself. */
const PATIENCE_MS = 1_000;

/** What somebody would order, for people to read, also when it is not sold without talking; during an outage what the order itself says. */
export async function orderInWords(order: Order): Promise<SummaryLine[]> {
  try {
    return await within(PATIENCE_MS, async () =>
      describeOrder(order, catalogue, pricingRules(await getCommerce())),
    );
  } catch (error) {
    if (error instanceof ProviderOutage || error instanceof ContentOutage) return [ownWords(order)];
    throw error;
  }
}

function ownWords(order: Order): SummaryLine {
  const built = order.product === 'vds' && order.server.kind === 'configuration' ? order.server : undefined;
  return [t.products.names[order.product], built ? amountsOf(built) : t.order.asLinked];
}
