import type { Money, Product } from '@vitrina/ordering';

/** An order on its way through registration or login. */
export interface CarriedOrder {
  /** Stays with the order through failures and repeats. */
  intent: string;
  product: Product;
  /** Its query. */
  order: string;
  /** The price the visitor is shown, which the order is held to. */
  monthly: Money;
}

/** The hidden fields that carry an order; `readAgreedOrder` reads them. */
export function CarriedOrderFields({ order }: { order: CarriedOrder }) {
  return (
    <>
      <input type="hidden" name="intent" value={order.intent} />
      <input type="hidden" name="product" value={order.product} />
      <input type="hidden" name="order" value={order.order} />
      <input type="hidden" name="agreed" value={order.monthly} />
    </>
  );
}
