import type { OrderTerms } from '@vitrina/ordering';
import { type Commerce, ramPerCoreGb } from '~/content/get-commerce';

/** The shop's rules as the price of an order needs them. */
export function orderTerms(commerce: Commerce): OrderTerms {
  return {
    multipliers: commerce.multipliers,
    floatingIp: commerce.floatingIp,
    cpuLimit: commerce.cpuLimit,
    ramPerCoreGb: (configuratorId) => ramPerCoreGb(commerce, configuratorId),
  };
}
