import 'server-only';
import {
  accompanyDedicatedOrder,
  agreeToPrice,
  type CustomerCalls,
  type CustomerSession,
  createCustomerCalls,
  IntentHeld,
  offerDedicated,
  type PendingRefreshes,
  type ProductOutcome,
  type ProviderHttp,
  ProviderOutage,
  placeProductOrder,
} from '@vitrina/ordering';
import { ContentOutage } from '~/content/client';
import { getCommerce } from '~/content/get-commerce';
import { log } from '~/log';
import type { AgreedOrder } from './agreed-order';
import { catalogue } from './catalogue';
import { intents } from './intents';
import { orderSettings } from './order-settings';
import { orderTerms } from './order-terms';
import { providerHttp } from './provider-http';
import { keepSession } from './session';

const pendingRefreshes: PendingRefreshes = new Map();

/** Orders what a customer has agreed to, at the price they have agreed to, every resource at most once for an intent. */
export async function placeOrderFor(
  session: CustomerSession,
  agreed: AgreedOrder,
  requestId: string,
): Promise<ProductOutcome> {
  const http = providerHttp(requestId);
  const customer = createCustomerCalls(http, session, pendingRefreshes);
  const outcome = await place(customer, agreed, requestId);
  if (outcome.status === 'placed') await accompany(http, customer, agreed, outcome);
  if (customer.session() !== session) await keepSession(customer.session());
  return outcome;
}

async function place(
  customer: CustomerCalls,
  { order, agreed, intent }: AgreedOrder,
  requestId: string,
): Promise<ProductOutcome> {
  try {
    const terms = orderTerms(await getCommerce());
    const agree = agreeToPrice(order, agreed, catalogue, terms);
    const settings = orderSettings({
      ...{ requestId, customer: customer.session().user.id },
      ...{ wish: intent, product: order.product, price: agreed },
    });
    return await placeProductOrder(settings, customer, intent, order, agree);
  } catch (error) {
    if (error instanceof IntentHeld) return { status: 'unconfirmed', parts: [] };
    if (error instanceof ContentOutage)
      return { status: 'refused', reason: { kind: 'unavailable' }, instead: undefined, parts: [] };
    throw error;
  }
}

/** What goes with a dedicated server; a failure is only logged, because the machine is ordered. */
async function accompany(
  http: ProviderHttp,
  customer: CustomerCalls,
  { order, agreed, intent }: AgreedOrder,
  { outcome }: Extract<ProductOutcome, { status: 'placed' }>,
): Promise<void> {
  if (order.product !== 'dedicated' || outcome?.status !== 'created') return;
  const [offer, commerce] = await Promise.all([
    offerDedicated(order, catalogue).catch(undefinedIn(ProviderOutage)),
    getCommerce().catch(undefinedIn(ContentOutage)),
  ]);
  const accompanied = await accompanyDedicatedOrder(
    http,
    intents(),
    customer,
    intent,
    {
      resource: { id: outcome.id, name: outcome.name },
      order,
      offer: offer?.kind === 'offer' ? offer : undefined,
      monthly: agreed,
    },
    commerce?.companyDomain ?? '',
  );
  log.info({ intent, ...accompanied }, 'support has been told of a dedicated server');
}

/** An outage of that kind as `undefined`; everything else goes on. */
function undefinedIn(outage: typeof ProviderOutage | typeof ContentOutage): (error: unknown) => undefined {
  return (error) => {
    if (error instanceof outage) return undefined;
    throw error;
  };
}
