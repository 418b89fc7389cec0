import type { OrderSheet } from './order-sheet';

interface OrderFieldsProps {
  /** Stays with the order through failures, repeats and changes of its options. */
  intent: string;
  /** As it is shown: its price is what the order is held to. */
  sheet: Pick<OrderSheet, 'product' | 'order' | 'monthly'>;
}

/** The hidden fields that carry an order; `readConfirmedOrder` reads them. */
export function OrderFields({ intent, sheet: { product, order, monthly } }: OrderFieldsProps) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="order" value={order} />
      <input type="hidden" name="agreed" value={monthly} />
    </>
  );
}
