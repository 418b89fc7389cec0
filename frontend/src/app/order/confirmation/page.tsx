import { orderPage, PANEL_HOME, parseOrder } from '@vitrina/ordering';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { logUnreadable } from '~/checkout/agreed-order';
import { readConfirmation } from '~/checkout/confirmation';
import { sheetIfAny } from '~/checkout/get-order-sheet';
import { env } from '~/env';
import { findOrderMade, systemFamily } from '~/features/order/confirmation/find-order-made';
import { OrderConfirmed } from '~/features/order/confirmation/order-confirmed';
import { paths } from '~/paths';
import { requestId } from '~/request-id';
import { type SearchParams, toUrlQuery } from '~/search-params';
import { readSession } from '~/security/session';

export const metadata: Metadata = { title: 'Заказ принят', robots: { index: false } };

/** Who comes back to this page later wants to read it, and must not be sent on again. */
const FRESH_MS = 60_000;

export default async function OrderConfirmationPage({ searchParams }: { searchParams: SearchParams }) {
  const query = toUrlQuery(await searchParams);
  const order = parseOrder(query.get('auth'), query, logUnreadable);
  const confirmation = readConfirmation(query);
  if (!order.ok || !confirmation) redirect(paths.handOff(PANEL_HOME));
  const [part] = confirmation.parts;
  const id = part?.status === 'made' ? part.id : undefined;
  const { product } = order.value;
  const page =
    product === 'ai' || product === 'apps' || id === undefined ? PANEL_HOME : orderPage(order.value, id);
  const session = await readSession();
  if (!session) redirect(paths.logInTo(page, order.value.period));
  const [found, sheet, system] = await Promise.all([
    findOrderMade(session, order.value, id, await requestId()),
    sheetIfAny(order.value),
    systemFamily(order.value),
  ]);
  if (found.kind === 'none') redirect(paths.handOff(PANEL_HOME));
  const isFresh = Date.now() - confirmation.orderedAt.getTime() < FRESH_MS;
  const isWhole = confirmation.parts.every(({ status }) => status === 'made');
  const stay = new URLSearchParams(query);
  stay.set('stay', 'true');
  return (
    <OrderConfirmed
      order={order.value}
      confirmation={confirmation}
      sheet={sheet}
      made={found.thing}
      system={system}
      page={page}
      opensIn={isFresh && isWhole && !query.has('stay') ? env().CONFIRMATION_SECONDS : undefined}
      stay={`${paths.orderConfirmation}?${stay}`}
    />
  );
}
