import { type OrderAttempt, standingOf } from '@vitrina/content-contract/order-attempt';
import {
  type CustomerSession,
  type IntentId,
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
import { PRODUCT_NAMES } from '~/copy/captions';
import {
  attemptsInWords,
  isUnderWay,
  standingWith,
  type Timeline,
  type TimelinePart,
} from '~/features/order/timeline/timeline';
import type { ShownPage } from '~/forms/visit-page';
import { openProvider } from '~/provider/open-provider';
import { requestId } from '~/runtime/request-id';
import { readSession } from '~/security/session';
import { intents } from '~/storage/intents';
import { orderPaths } from '~/urls/order-paths';
import { paths } from '~/urls/paths';

export interface OrderTimelineProps {
  site: Site;
  /** This page, for who looks again. */
  self: string;
  /** For who has to log in first. */
  logIn?: string;
  timeline?: Timeline;
}

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
  if (!session) return { props: { site, self, logIn: paths.logInToOwn(self) } };
  const timeline = await timelineOf(session, intent);
  return { props: { site, self, ...(timeline && { timeline }) } };
}

async function timelineOf(session: CustomerSession, intent: IntentId): Promise<Timeline | undefined> {
  const { attempts: known, isWhole } = await attemptsOf(intent);
  const attempts = known.filter(({ customer }) => customer.id === session.user.id);
  const last = attempts.at(-1);
  const order = last && orderOf(last);
  if (!last || !order) return undefined;
  const request = await requestId();
  const looked =
    order.product === 'apps'
      ? []
      : await lookForOrder(intents(), openProvider(request).as(session), intent, order);
  const parts = looked.map((part) => toPart(part, order.period));
  const standing = standingWith(attempts, parts);
  if (standing === 'created' && standingOf(attempts) !== 'created') void recordLook(last, request, looked);
  return {
    ...{ standing, parts, isWhole, reference: last.requestId },
    attempts: attemptsInWords(attempts),
    again: orderPaths.page(order, intent),
    isUnderWay: isUnderWay(standing, attempts, Date.now()),
  };
}

function orderOf({ product, order }: OrderAttempt): Order | undefined {
  const known = productOf('login', product);
  const read = known && readOrder(known, new URLSearchParams(order));
  return read?.ok ? read.value : undefined;
}

function toPart({ order, name, found }: LookedFor, period: PaymentPeriod): TimelinePart {
  const what = PRODUCT_NAMES[order.product];
  if (typeof found === 'string') return { name, what, state: found === 'nothing' ? 'missing' : 'unknown' };
  return { name, what, state: 'made', href: paths.handOff(orderPage(order, found.id), period) };
}
