import { type Money, type Multiplier, quote, sum, times } from '@vitrina/ordering';

/** A bucket of so many whole GB, a month. */
export function bucketPrice(gbPrice: Money, diskGb: number, discount: Multiplier): Money {
  return quote(times(gbPrice, diskGb), { floatingIp: undefined, discount });
}

/** A machine of these parts, a month. */
export function machinePrice(parts: readonly { price: Money }[], discount: Multiplier): Money {
  return quote(sum(...parts.map(({ price }) => price)), { floatingIp: undefined, discount });
}
