import { discounted, type Money, type Multiplier, sum, times } from '../money';
import type { ServerConfiguration } from './configuration';
import type { ServerConfigurator } from './tariff';

/** What a customer pays for beside the server itself. */
export interface PaymentTerms {
  /** Monthly price of the public address, or `undefined` when the server has none. */
  floatingIp: Money | undefined;
  /** Multiplier of the chosen payment period. */
  discount: Multiplier;
}

/** A month of a ready-made server: `ceil((base + floating IP) x discount)`, in whole roubles (specification 001, section 5). */
export function quote(base: Money, terms: PaymentTerms): Money {
  const price = terms.floatingIp === undefined ? base : sum(base, terms.floatingIp);
  return discounted(price, terms.discount);
}

/** Monthly price of a custom server before floating IP and discount. */
export function configurationBase(
  unitPrices: ServerConfigurator['unitPrices'],
  { cpu, ramGb, diskGb }: ServerConfiguration,
): Money {
  return sum(times(unitPrices.core, cpu), times(unitPrices.ramGb, ramGb), times(unitPrices.diskGb, diskGb));
}
