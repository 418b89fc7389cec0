import {
  type ClusterOrder,
  type ClusterPart,
  kopecks,
  type Money,
  multiplierOf,
  type NodeChoice,
  offeredPeriods,
  type Payment,
  paymentOf,
  priceCluster,
  quote,
  savingOf,
  shortestPeriod,
} from '@vitrina/ordering';
import { nodeCaption } from '~/products/cluster/summary';
import type { ClusterOffer } from './cluster-choice';

/** What a cluster costs a month in its period and at once, and how much of it is for which nodes. */
export interface ClusterBill extends Payment {
  period: ClusterOrder['period'];
  masters: BillPart;
  groups: readonly BillPart[];
  /** What the parts, each rounded up for itself, come to above the whole, which is rounded once. */
  rounding: Money;
  /** What the whole period costs less than as many months in the shortest one. */
  saved: Money;
}

export interface BillPart {
  count: number;
  /** The name of a ready-made node, or what one of one's own is made of. */
  title: string;
  monthly: Money;
}

/** The bill of an order by the very functions that it is checked with; `undefined` where it is not sold. */
export function clusterBill(order: ClusterOrder, offer: ClusterOffer): ClusterBill | undefined {
  const price = priceCluster(order, offer);
  if (price.kind !== 'offer') return undefined;
  const { period } = order;
  const rules = { floatingIp: undefined, discount: multiplierOf(offer.multipliers, period) };
  const billed = ({ title, count, price: base }: ClusterPart, node: NodeChoice): BillPart => ({
    count,
    title: title ?? nodeCaption(node, offer.tariffs),
    monthly: quote(base, rules),
  });
  const monthly = quote(price.base, rules);
  const shortest = multiplierOf(offer.multipliers, shortestPeriod(offeredPeriods(offer.multipliers)));
  const ofShortest = quote(price.base, { ...rules, discount: shortest });
  const masters = billed(price.masters, order.masters);
  const groups = order.workerGroups.flatMap(({ node }, place) => {
    const part = price.groups[place];
    return part ? [billed(part, node)] : [];
  });
  const parts = [masters, ...groups].reduce((all, part) => all + part.monthly, 0);
  const payment = paymentOf(monthly, period);
  return {
    ...payment,
    ...{ period, masters, groups },
    rounding: kopecks(parts - monthly),
    saved: savingOf(payment, ofShortest, period),
  };
}
