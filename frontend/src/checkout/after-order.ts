import type { CustomerSession, ProductOutcome } from '@vitrina/ordering';
import { env } from '~/runtime/env';
import { signAddress } from '~/security/sign-address';
import { orderPaths } from '~/urls/order-paths';
import { paths } from '~/urls/paths';
import { confirmationOf, writeConfirmation } from './confirmation';
import type { ConfirmedOrder } from './confirmed-order';

/**
 * Where a customer goes whose order was placed: to the page that confirms it, and from there into the panel. An app is not
 * made yet, the panel makes it; and where a shop wants no such page, the panel opens at once.
 */
export function afterOrder(
  session: CustomerSession,
  { order, confirmedPrice, intent }: ConfirmedOrder,
  placed: Extract<ProductOutcome, { status: 'placed' }>,
  siteTransfer: string | undefined,
): string {
  if (order.product === 'apps' || env().CONFIRMATION_SECONDS === 0)
    return paths.handOff(placed.page, order.period, siteTransfer);
  const confirmation = confirmationOf(placed, confirmedPrice.monthly, new Date(), siteTransfer);
  const query = orderPaths.confirmationQuery(order, writeConfirmation(confirmation));
  query.set('intent', intent);
  return `${paths.orderConfirmation}?${signAddress(query, session.user.id)}`;
}
