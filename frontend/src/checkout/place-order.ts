import {
  accompanyDedicatedOrder,
  type Customer,
  type CustomerSession,
  confirmPrice,
  IntentHeld,
  offerDedicated,
  type ProductOutcome,
  ProviderOutage,
  placeProductOrder,
} from '@vitrina/ordering';
import { ContentOutage } from '~/content/client';
import { getCommerce } from '~/content/get-commerce';
import { locationName } from '~/copy/taxonomy';
import type { Visit } from '~/funnel/read-visit';
import { presentVisit, recordFact } from '~/funnel/record-fact';
import { noteOrder } from '~/observability/note-action';
import { catalogue } from '~/provider/catalogue';
import { openProvider } from '~/provider/open-provider';
import { beside, inTime, LATE, presentDeadline, withinAction } from '~/runtime/deadline';
import { log } from '~/runtime/log';
import { renewSession } from '~/security/session';
import { intents } from '~/storage/intents';
import type { ConfirmedOrder } from './confirmed-order';
import { isMade } from './order-events';
import { orderSettings } from './order-settings';
import { pricingRules } from './pricing-rules';
import { recordAttempt } from './record-attempt';

/** When its answer does not come, there is time to look once what became of a creation. */
const LOOK_MS = 800;
/** Nobody waits for what goes with a dedicated server, so it may take its time. */
const ACCOMPANY_MS = 15_000;

/**
 * Orders what a customer has confirmed, at the price they have confirmed, every resource at most once for an intent. When the
 * time of the action is over it is answered with what is known then: the order may be under way.
 */
export async function placeOrderFor(
  session: CustomerSession,
  confirmed: ConfirmedOrder,
  requestId: string,
): Promise<ProductOutcome> {
  try {
    const outcome = await placeInTime(session, confirmed, requestId);
    noteOrder(confirmed.order.product, outcome.status === 'refused' ? outcome.reason.kind : outcome.status);
    return outcome;
  } catch (error) {
    noteOrder(confirmed.order.product, 'failed');
    throw error;
  }
}

function placeInTime(
  session: CustomerSession,
  confirmed: ConfirmedOrder,
  requestId: string,
): Promise<ProductOutcome> {
  return withinAction(async () => {
    const visit = await presentVisit();
    const customer = openProvider(requestId, { keptFromWritesMs: LOOK_MS }).as(session);
    const work = counted(place(customer, confirmed, requestId), session, confirmed, visit);
    // It may wait for another try of the same order. Whatever it does after this, nothing is sent any more.
    const outcome = await inTime(work, presentDeadline().left());
    if (outcome === LATE) {
      work.catch((error: unknown) =>
        log.error({ err: error, requestId }, 'an order nobody waits for failed'),
      );
      return { status: 'unconfirmed', parts: [] };
    }
    if (outcome.status === 'placed') await accompanyBeside(customer.session(), confirmed, outcome, requestId);
    if (customer.session() !== session) await renewSession(customer.session());
    return outcome;
  });
}

/** Whoever waits for it or not: what was made is counted before anybody is told. */
async function counted(
  work: Promise<ProductOutcome>,
  { user }: CustomerSession,
  { order, intent }: ConfirmedOrder,
  visit: Visit,
): Promise<ProductOutcome> {
  const outcome = await work;
  if (outcome.status === 'placed' && isMade(outcome))
    await recordFact({ step: 'order', intent, account: user.id, product: order.product }, visit);
  return outcome;
}

async function place(
  customer: Customer,
  confirmed: ConfirmedOrder,
  requestId: string,
): Promise<ProductOutcome> {
  const { order, confirmedPrice, intent } = confirmed;
  const record = recordAttempt(customer.session(), confirmed, requestId);
  let outcome: ProductOutcome | undefined;
  try {
    const rules = pricingRules(await getCommerce());
    const confirm = confirmPrice(order, confirmedPrice, catalogue, rules);
    const context = {
      ...{ requestId, customer: customer.session().user.id },
      ...{ orderIntent: intent, product: order.product, price: confirmedPrice.monthly },
    };
    const settings = orderSettings(context, record);
    outcome = await placeProductOrder(settings, customer, intent, order, confirm);
    return outcome;
  } catch (error) {
    if (error instanceof IntentHeld) return { status: 'unconfirmed', parts: [] };
    if (error instanceof ContentOutage)
      return { status: 'refused', reason: { kind: 'unavailable' }, instead: undefined, parts: [] };
    throw error;
  } finally {
    // Nobody who has ordered waits for it.
    void record.end(outcome);
  }
}

/** What goes with a dedicated server has a time of its own: the machine is ordered, and support must hear of it. */
async function accompanyBeside(
  session: CustomerSession,
  confirmed: ConfirmedOrder,
  placed: Extract<ProductOutcome, { status: 'placed' }>,
  requestId: string,
): Promise<void> {
  const left = presentDeadline().left();
  const work = beside(ACCOMPANY_MS, () => accompany(session, confirmed, placed, requestId)).catch(
    (error: unknown) =>
      log.error({ err: error, requestId }, 'support has not been told of a dedicated server'),
  );
  await inTime(work, left);
}

/** A failure is only logged, because the machine is ordered. */
async function accompany(
  session: CustomerSession,
  { order, confirmedPrice, intent }: ConfirmedOrder,
  { outcome }: Extract<ProductOutcome, { status: 'placed' }>,
  requestId: string,
): Promise<void> {
  if (order.product !== 'dedicated' || outcome?.status !== 'created') return;
  const [offer, commerce] = await Promise.all([
    offerDedicated(order, catalogue).catch(undefinedIn(ProviderOutage)),
    getCommerce().catch(undefinedIn(ContentOutage)),
  ]);
  const accompanied = await accompanyDedicatedOrder(
    intents(),
    openProvider(requestId).as(session),
    intent,
    {
      resource: { id: outcome.id, name: outcome.name },
      order,
      ...(offer?.kind === 'offer' ? { offer, place: locationName(offer.location) } : { offer: undefined }),
      monthly: confirmedPrice.monthly,
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
