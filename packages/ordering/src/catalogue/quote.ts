import { discounted, type Money, type Multiplier, sum, times } from '../money';
import type { ServerConfiguration } from './configuration';
import type { ServerConfigurator } from './tariff';

/** What makes a price of the base of a server: the address it has, and the discount of the period. */
export interface PaymentRules {
  /** Monthly price of the public address, or `undefined` when the server has none. */
  floatingIp: Money | undefined;
  /** Multiplier of the chosen payment period. */
  discount: Multiplier;
}

/** A month of a ready-made server: `ceil((base + floating IP) x discount)`, in whole roubles (rule R24). */
export function quote(base: Money, rules: PaymentRules): Money {
  const price = rules.floatingIp === undefined ? base : sum(base, rules.floatingIp);
  return discounted(price, rules.discount);
}

/** Monthly price of a custom server before floating IP and discount. */
export function configurationBase(
  unitPrices: ServerConfigurator['unitPrices'],
  { cpu, ramGb, diskGb }: ServerConfiguration,
): Money {
  return sum(times(unitPrices.core, cpu), times(unitPrices.ramGb, ramGb), times(unitPrices.diskGb, diskGb));
}
