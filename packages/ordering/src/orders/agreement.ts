import type { LocationCode } from '../catalogue/location';
import type { OrderRefusal } from './order-outcome';

/** Where an agreed resource is made, and a server with which bandwidth, or why it must not be. */
export type Agreement =
  | { ok: true; location: LocationCode; bandwidthMbit?: number | undefined }
  | { ok: false; reason: OrderRefusal };

/** Asked only when an intent has not made anything yet: what is made already must be found whatever has become of prices since. */
export type Agree = () => Promise<Agreement>;

/** Why an order must not be placed now, if so. */
export async function objection(agree: Agree): Promise<OrderRefusal | undefined> {
  const agreement = await agree();
  return agreement.ok ? undefined : agreement.reason;
}
