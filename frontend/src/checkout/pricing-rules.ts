import type { PricingRules } from '@vitrina/ordering';
import { type Commerce, ramPerCoreGb } from '~/content/get-commerce';

/** The pricing rules of the shop, as an order needs them. */
export function pricingRules(commerce: Commerce): PricingRules {
  return {
    multipliers: commerce.multipliers,
    floatingIp: commerce.floatingIp,
    cpuLimit: commerce.cpuLimit,
    ramPerCoreGb: (configuratorId) => ramPerCoreGb(commerce, configuratorId),
  };
}
