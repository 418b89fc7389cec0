import { type OrderAttempt, placedLast, standingOf } from '@vitrina/content-contract/order-attempt';
import {
  type AppOrder,
  type CustomerSession,
  type IntentId,
  intentStartedAt,
  isOffered,
  type LookedFor,
  lookForOrder,
  type Order,
  orderPage,
  type PaymentPeriod,
  parseIntentId,
  productOf,
  readOrder,
} from '@vitrina/ordering';
import { recordLook } from '~/checkout/record-attempt';
import { getSite } from '~/content/get-site';
import { attemptsOf } from '~/content/orders/order-attempts';
import type { Site } from '~/content/site';
import type { NoTimelineReason } from '~/features/order/timeline/order-timeline';
import {
  attemptsInWords,
  placeOf,
  type Timeline,
  type TimelinePart,
} from '~/features/order/timeline/timeline';
import type { ShownPage } from '~/forms/visit-page';
import { t } from '~/messages';
import { openProvider } from '~/provider/open-provider';
import { requestId } from '~/runtime/request-id';
import { readSession, renewSession } from '~/security/session';
import { intents } from '~/storage/intents';
import { orderPaths } from '~/urls/order-paths';
import { paths } from '~/urls/paths';

export interface OrderTimelineProps {
  site: Site;
  /** This page, for who looks again, and the same as it does so by itself. */
  self: string;
  watch: string;
  isWatched: boolean;
  shown: { timeline: Timeline } | { none: NoTimelineReason };
}

const WATCH = 'watch';
/** A name repeats, and what an order has made is known by its name alone after this long. */
const LOOKS_COUNT_MS = 24 * 60 * 60 * 1_000;

/** Where an order is, for the customer whose order it is and nobody else; the address names it by its intent. */
export async function getOrderTimeline({
  query,
}: {
  query: URLSearchParams;
}): Promise<ShownPage<OrderTimelineProps>> {
  const intent = parseIntentId(query.get('intent'));
  if (!intent) return 'not-found';
  const self = paths.orderTimeline(intent);
  const [site, session] = await Promise.all([getSite(), readSession()]);
  const shown = session
    ? await shownTo(session, intent, self)
    : { none: { kind: 'signed-out' as const, logIn: paths.logInToOwn(self) } };
  return { props: { site, self, watch: `${self}&${WATCH}=true`, isWatched: query.has(WATCH), shown } };
}

async function shownTo(
  session: CustomerSession,
  intent: IntentId,
  self: string,
): Promise<OrderTimelineProps['shown']> {
  const { attempts: known, isWhole } = await attemptsOf(intent);
  const attempts = known.filter(({ customer }) => customer.id === session.user.id);
  const [last, order] = [attempts.at(-1), orderOf(placedLast(attempts))];
  if (!last || !order || order.product === 'apps')
    return { none: isWhole ? { kind: 'unknown' } : { kind: 'unavailable', self } };
  const parts = await partsOf(session, intent, order, attempts);
  const now = new Date();
  const isSameOrder = isOffered(intent, now);
  return {
    timeline: {
      ...{ parts, isWhole, isSameOrder, reference: last.requestId },
      place: placeOf({ attempts, isWhole }, parts, now.getTime()),
      attempts: attemptsInWords(attempts),
      again: orderPaths.page(order, isSameOrder ? intent : undefined),
    },
  };
}

function orderOf(attempt: OrderAttempt | undefined): Order | undefined {
  const known = attempt && productOf('login', attempt.product);
  const read = known && readOrder(known, new URLSearchParams(attempt.order));
  return read?.ok ? read.value : undefined;
}

/** What is there now is asked of the provider: the history may end before it. What is found so is added to it. */
async function partsOf(
  session: CustomerSession,
  intent: IntentId,
  order: Exclude<Order, AppOrder>,
  attempts: readonly OrderAttempt[],
): Promise<TimelinePart[]> {
  const request = await requestId();
  const customer = openProvider(request).as(session);
  const looked = await lookForOrder(intents(), customer, intent, order);
  if (customer.session() !== session) await renewSession(customer.session());
  const isAllThere = looked.every(({ found }) => typeof found !== 'string');
  const isRecent = Date.now() - intentStartedAt(intent).getTime() < LOOKS_COUNT_MS;
  const placed = placedLast(attempts);
  if (placed && isAllThere && isRecent && standingOf(attempts) !== 'created')
    void recordLook(placed, request, looked);
  return looked.map((part) => toPart(part, order.period));
}

function toPart({ order, name, found }: LookedFor, period: PaymentPeriod): TimelinePart {
  const what = t.products.names[order.product];
  if (typeof found === 'string') return { name, what, state: found === 'nothing' ? 'missing' : 'unknown' };
  return { name, what, state: 'made', href: paths.handOff(orderPage(order, found.id), period) };
}
