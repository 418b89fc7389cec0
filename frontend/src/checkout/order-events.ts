import type { CustomerSession, ProductOutcome } from '@vitrina/ordering';
import type { SiteEvent } from '~/elements/site-events';
import { factDigest } from '~/funnel/fact-digest';
import type { ConfirmedOrder } from './confirmed-order';

type Placed = Extract<ProductOutcome, { status: 'placed' }>;

/** Whether something of an order is made. An app is made in the panel, if at all. */
export function isMade({ outcome, parts }: Placed): boolean {
  const outcomes = outcome ? [outcome] : parts.map((part) => part.outcome);
  return outcomes.some(({ status }) => status === 'created');
}

/** What counters are told of an order, once something of it is made. */
export function orderEvents(
  { user }: CustomerSession,
  { order, confirmedPrice, intent }: ConfirmedOrder,
  placed: Placed,
): SiteEvent[] {
  if (!isMade(placed)) return [];
  const { product, period } = order;
  return [
    { name: 'order', product, monthly: confirmedPrice.monthly, period, id: factDigest(intent, user.id) },
  ];
}
