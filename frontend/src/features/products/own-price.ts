import { type Money, type Multiplier, parseMoney, quote, sum } from '@vitrina/ordering';

/** A bucket of so many whole GB, a month. */
export function bucketPrice(gbPrice: Money, diskGb: number, discount: Multiplier): Money {
  const base = parseMoney(String(gbPrice * diskGb));
  if (base === undefined) throw new RangeError(`${diskGb} is not a size in whole GB`);
  return quote(base, { floatingIp: undefined, discount });
}

/** A machine of these parts, a month. */
export function machinePrice(parts: readonly { price: Money }[], discount: Multiplier): Money {
  return quote(sum(...parts.map(({ price }) => price)), { floatingIp: undefined, discount });
}
