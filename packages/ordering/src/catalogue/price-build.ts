import { kopecks, type Money, sum, times } from '../money';
import { monthsOf, multiplierOf, offeredPeriods, type PaymentPeriod, shortestPeriod } from './payment-period';
import { quote } from './quote';
import { type ConfiguratorModel, type ServerBuild, serverOf } from './server-build';

/** What a build costs a month, and of what that is made. `cores + ram + disk + floatingIp = base`; `base` changed by `difference` is `total`. */
export interface BuildPrice {
  cores: Money;
  ram: Money;
  disk: Money;
  /** `undefined` when the server has no public address. */
  floatingIp: Money | undefined;
  base: Money;
  difference: PriceDifference;
  /** A month in the chosen period. */
  total: Money;
  /** A month in the shortest period. */
  monthly: Money;
  /** What the whole chosen period costs less than as many months in the shortest one. */
  saving: Money;
}

/** Between the sum of the parts and the price stands a discount, or at most the kopecks to a whole rouble. */
export type PriceDifference = { kind: 'none' } | { kind: 'discount' | 'rounding'; amount: Money };

/** The price of a build, exact to the kopeck: the same `quote` that an order is checked against. */
export function priceBuild(
  build: ServerBuild,
  rules: Pick<ConfiguratorModel, 'floatingIp' | 'multipliers'>,
): BuildPrice {
  const { cpu, ramGb, diskGb } = serverOf(build);
  const { core, ramGb: gbOfRam, diskGb: gbOfDisk } = build.place.unitPrices;
  const [cores, ram, disk] = [times(core, cpu), times(gbOfRam, ramGb), times(gbOfDisk, diskGb)];
  const floatingIp = build.hasFloatingIp ? rules.floatingIp : undefined;
  const parts = sum(cores, ram, disk);
  const inPeriod = (period: PaymentPeriod) =>
    quote(parts, { floatingIp, discount: multiplierOf(rules.multipliers, period) });
  const base = floatingIp === undefined ? parts : sum(parts, floatingIp);
  const [total, monthly] = [
    inPeriod(build.period),
    inPeriod(shortestPeriod(offeredPeriods(rules.multipliers))),
  ];
  return {
    ...{ cores, ram, disk, floatingIp, base, total, monthly },
    difference: differenceOf(base, total),
    saving: times(lessBy(monthly, total), monthsOf(build.period)),
  };
}

function differenceOf(base: Money, total: Money): PriceDifference {
  if (total === base) return { kind: 'none' };
  return total < base
    ? { kind: 'discount', amount: lessBy(base, total) }
    : { kind: 'rounding', amount: lessBy(total, base) };
}

/** By how much the second amount is less; nothing when it is not. */
function lessBy(amount: Money, other: Money): Money {
  return kopecks(Math.max(amount - other, 0));
}
