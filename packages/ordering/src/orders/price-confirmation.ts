import type { LocationCode } from '../catalogue/location';
import type { OrderRefusal } from './order-outcome';

/** Where a resource of a confirmed price is made, and a server with which bandwidth, or why it must not be. */
export type PriceConfirmation =
  | { ok: true; location: LocationCode; bandwidthMbit?: number | undefined }
  | { ok: false; reason: OrderRefusal };

/** Asked only when an intent has not made anything yet: what is made already must be found whatever has become of prices since. */
export type ConfirmPrice = () => Promise<PriceConfirmation>;
