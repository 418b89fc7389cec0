import {
  type Order,
  orderPage,
  PANEL_HOME,
  type PanelPath,
  parseIntentId,
  parseOrder,
} from '@vitrina/ordering';
import { type Confirmation, readConfirmation } from '~/checkout/confirmation';
import { logUnreadable } from '~/checkout/confirmed-order';
import { getOrderSummary } from '~/checkout/get-order-summary';
import { getSite } from '~/content/get-site';
import { recordsOrders } from '~/content/orders/order-attempts';
import type { Site } from '~/content/site';
import { findOrderMade, systemFamily } from '~/features/order/confirmation/find-order-made';
import type { OrderConfirmedProps } from '~/features/order/confirmation/order-confirmed';
import type { ShownPage } from '~/forms/visit-page';
import { orUnavailable } from '~/rendering/or-unavailable';
import { UNAVAILABLE } from '~/rendering/unavailable';
import { env } from '~/runtime/env';
import { requestId } from '~/runtime/request-id';
import { readSession } from '~/security/session';
import { isSignedAddress } from '~/security/sign-address';
import { paths } from '~/urls/paths';

const STAY = 'stay';
/** Beyond the time it stands, for a slow answer: who comes back later wants to read it, and must not be sent on again. */
const SLACK_MS = 10_000;

export interface ConfirmationPageProps {
  site: Site;
  confirmed: OrderConfirmedProps;
}

/** What has come of an order, for the customer whose order it is; whoever else has the address is led on. */
export async function getConfirmation({
  query,
}: {
  query: URLSearchParams;
}): Promise<ShownPage<ConfirmationPageProps>> {
  const read = parseOrder(query.get('auth'), query, logUnreadable);
  const confirmation = readConfirmation(query);
  if (!read.ok || !confirmation) return { redirect: paths.handOff(PANEL_HOME) };
  const order = read.value;
  const id = idOf(confirmation);
  const page = pageOf(order, id);
  const session = await readSession();
  if (!session) return { redirect: paths.logInTo(page, order.period) };
  if (!isSignedAddress(query, session.user.id, [STAY])) return { redirect: paths.handOff(PANEL_HOME) };
  const [site, made, summary, system] = await Promise.all([
    getSite(),
    findOrderMade(session, order, id, await requestId()),
    orUnavailable(() => getOrderSummary(order)),
    systemFamily(order),
  ]);
  const intent = parseIntentId(query.get('intent'));
  const stay = new URLSearchParams(query);
  stay.set(STAY, 'true');
  const confirmed = {
    ...{ order, made, system, page },
    confirmation: { ...confirmation, orderedAt: confirmation.orderedAt.getTime() },
    sheet: summary === UNAVAILABLE ? undefined : linesOf(summary),
    taxLine: site.taxLine,
    opensIn: query.has(STAY) ? undefined : opensIn(confirmation),
    stay: `${paths.orderConfirmation}?${stay}`,
    ...(intent && recordsOrders() && { history: paths.orderTimeline(intent) }),
  };
  return { props: { site, confirmed } };
}

/** The last one of something may have been sold with this very order; it has its name and its lines all the same. */
function linesOf(summary: Awaited<ReturnType<typeof getOrderSummary>>) {
  if (summary.kind === 'summary') return summary.summary;
  return 'lines' in summary ? summary : undefined;
}

function opensIn({ orderedAt, parts }: Confirmation): number | undefined {
  const seconds = env().CONFIRMATION_SECONDS;
  const age = Date.now() - orderedAt.getTime();
  const isFresh = age >= -SLACK_MS && age < seconds * 1000 + SLACK_MS;
  return isFresh && parts.every(({ status }) => status === 'made') ? seconds : undefined;
}

function idOf({ parts: [part] }: Confirmation): string | undefined {
  return part?.status === 'made' ? part.id : undefined;
}

function pageOf(order: Order, id: string | undefined): PanelPath {
  if (order.product === 'ai' || order.product === 'apps' || id === undefined) return PANEL_HOME;
  return orderPage(order, id);
}
