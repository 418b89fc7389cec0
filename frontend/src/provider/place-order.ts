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
import { orderTerms } from './order-terms';
import { providerHttp } from './provider-http';
import { keepSession } from './session';

const pendingRefreshes: PendingRefreshes = new Map();

/** Orders what a customer has agreed to, at the price they have agreed to, every resource at most once for an intent. */
export async function placeOrderFor(
  session: CustomerSession,
  agreed: AgreedOrder,
  requestId: string = crypto.randomUUID(),
): Promise<ProductOutcome> {
  const http = providerHttp(requestId);
  const customer = createCustomerCalls(http, session, pendingRefreshes);
  const outcome = await place(customer, agreed);
  if (outcome.status === 'placed') await accompany(http, customer, agreed, outcome);
  if (customer.session() !== session) await keepSession(customer.session());
  const { intent, order } = agreed;
  log.info(
    { requestId, intent, product: order.product, customer: session.user.id, outcome: told(outcome) },
    'order',
  );
  return outcome;
}

async function place(
  customer: CustomerCalls,
  { order, agreed, intent }: AgreedOrder,
): Promise<ProductOutcome> {
  try {
    const terms = orderTerms(await getCommerce());
    const agree = agreeToPrice(order, agreed, catalogue, terms);
    return await placeProductOrder({ intents: intents(), pause }, customer, intent, order, agree);
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

/** An order with the parts that failed: all of them are logged, also those a customer hears nothing of. */
function told(outcome: ProductOutcome): object {
  const parts = outcome.parts.map(({ order, outcome: part }) => ({ product: order.product, ...part }));
  return { ...outcome, parts };
}

/** An outage of that kind as `undefined`; everything else goes on. */
function undefinedIn(outage: typeof ProviderOutage | typeof ContentOutage): (error: unknown) => undefined {
  return (error) => {
    if (error instanceof outage) return undefined;
    throw error;
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
