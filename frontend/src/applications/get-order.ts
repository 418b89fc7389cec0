import {
  INVALID_ORDER_QUERY,
  type Order,
  parseOrder,
  parseSiteTransfer,
  productOf,
  readOrder,
} from '@vitrina/ordering';
import { isSold } from '~/adapters/sold';
import { logUnreadable } from '~/checkout/confirmed-order';
import { getAlternative } from '~/checkout/get-alternative';
import { getOrderSheet } from '~/checkout/get-order-sheet';
import { inUsualPeriod } from '~/checkout/in-usual-period';
import { orderIntent } from '~/checkout/order-intent';
import { getSite } from '~/content/get-site';
import { recordsOrders } from '~/content/orders/order-attempts';
import { collectsRequests } from '~/content/requests/collect-request';
import type { Site } from '~/content/site';
import { parseOrderProblem } from '~/copy/explain';
import type { OrderAlternative } from '~/features/order/order-failure';
import type { OrderState } from '~/features/order/submit-order';
import { getLargeServerSheet } from '~/features/requests/get-request-sheet';
import type { RequestState } from '~/features/requests/submit-request';
import type { PageVisit, Posted, ShownPage } from '~/forms/visit-page';
import { t } from '~/messages';
import { orUnavailable } from '~/rendering/or-unavailable';
import { UNAVAILABLE } from '~/rendering/unavailable';
import { log } from '~/runtime/log';
import { parseRequestId, requestId } from '~/runtime/request-id';
import { clearSession, isStillGreeted, lookAtSession } from '~/security/session';
import { type OrderAddress, orderPaths, RETIRED, withIntent } from '~/urls/order-paths';
import { paths } from '~/urls/paths';
import { withoutEmpty } from '~/urls/search-params';
import type { Instead } from './instead';
import type { OrderViewProps } from './order-view';

export interface OrderPageProps {
  site: Site;
  title: string;
  shown: { kind: 'order'; view: OrderViewProps } | Instead;
}

/** What a customer sees who is about to order; whoever is none yet is led to become one. */
export async function getOrder({
  query: asked,
  posted,
}: PageVisit<Posted<'order', OrderState> | Posted<'request', RequestState>>): Promise<
  ShownPage<OrderPageProps>
> {
  const query = withoutEmpty(asked);
  const product = query.has('auth') ? productOf(query.get('auth'), query.get('serviceType')) : WITHOUT_AUTH;
  if (product && !isSold(product)) return 'not-found';
  const read = await readAddress(query);
  const address = { path: paths.order, query };
  const written = { path: paths.order, query: query.toString() };
  const site = await getSite();
  if (!read.ok) {
    // Rule R2: it raises an error; the visitor gets a page that leads on.
    log.error(
      { requestId: await requestId(), auth: query.get('auth'), reason: read.failure },
      INVALID_ORDER_QUERY,
    );
    return {
      props: {
        site,
        title: t.order.unreadableTitle,
        shown: { kind: 'unreadable', reason: read.failure, address: written },
      },
    };
  }
  const order = read.value;
  const page = (shown: OrderPageProps['shown']) => ({
    props: { site, title: t.products.orderTitles[order.product], shown },
  });
  // Nothing is asked for any more that could fail, or have changed meanwhile.
  if (posted?.state.status === 'done') return page({ kind: 'done', next: posted.state.next });
  const intent = await orderIntent(query.get('intent'));
  // The answer to a form tells what the form said, which this address may not, and leads to the login by itself.
  if (!posted) {
    if (!(await isLoggedIn())) return { redirect: orderPaths.registration(order, intent) };
    if (query.get('intent') !== intent) return { redirect: withIntent(paths.order, query, intent) };
  }
  const found = await getOrderSheet(order);
  if (found.kind === 'retired') return { redirect: orderPaths.successor(address, found.successor) };
  if (found.kind === 'by-request')
    return page({
      kind: 'by-request',
      sheet: await getLargeServerSheet(
        order,
        found.cpuLimit,
        posted?.form === 'request' ? posted.state : undefined,
        site,
      ),
    });
  const takesRequests = collectsRequests();
  if (found.kind !== 'sheet')
    return page({ kind: 'not-for-sale', order, reason: found, address: written, takesRequests });
  const form = {
    ...{ intent, sheet: found.sheet, posted: posted?.form === 'order' ? posted.state : undefined },
    problem: parseOrderProblem(query.get('problem')),
    reference: parseRequestId(query.get('request')),
    alternative: await alternativeTo(order, address),
    siteTransfer: parseSiteTransfer(query.get('siteTransfer')),
    offer: site.legal.offer,
    // An app is made in the panel, and nothing of it happens here.
    hasHistory: recordsOrders() && order.product !== 'apps',
  };
  return page({ kind: 'order', view: { order, isSuccessor: query.has(RETIRED), takesRequests, form } });
}

/** Whoever is greeted still after the end of their session is greeted no more. */
async function isLoggedIn(): Promise<boolean> {
  const { kind } = await lookAtSession();
  // One that cannot be checked now may be good again in a moment.
  if (kind === 'none' && (await isStillGreeted())) await clearSession();
  return kind === 'open';
}

/** Without `auth` this is the order page of dedicated servers (rule R5). */
const WITHOUT_AUTH = 'dedicated';

async function readAddress(query: URLSearchParams) {
  const whole = await inUsualPeriod(query);
  return query.has('auth')
    ? parseOrder(query.get('auth'), whole, logUnreadable)
    : readOrder(WITHOUT_AUTH, whole, logUnreadable);
}

/**
 * For an order that is refused because nothing is left: the answer to a script does not make the page again. Should it not be had,
 * the summary is no less true.
 */
async function alternativeTo(order: Order, address: OrderAddress): Promise<OrderAlternative | undefined> {
  const alternative = await orUnavailable(() => getAlternative(order));
  return alternative && alternative !== UNAVAILABLE
    ? { title: alternative.title, href: orderPaths.instead(address, alternative.order) }
    : undefined;
}
