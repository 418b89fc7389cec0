import type { Order } from '@vitrina/ordering';
import { SuccessorNotice } from '~/documents/successor-notice';
import { ChangeClusterLink } from '~/features/cluster/change-cluster-link';
import { OrderForm, type OrderFormProps } from '~/features/order/order-form';
import { AskAboutOrder } from '~/features/requests/ask-about-order';
import { ORDER_WORDS } from '~/products/words';

export interface OrderViewProps {
  order: Order;
  /** A retired tariff has led here, and something else took its place. */
  isSuccessor: boolean;
  takesRequests: boolean;
  form: Omit<OrderFormProps, 'head'>;
}

/** What is ordered, what it costs, and the button that orders it. */
export function OrderView({ order, isSuccessor, takesRequests, form }: OrderViewProps) {
  const messages = ORDER_WORDS[order.product];
  return (
    <OrderForm
      {...form}
      head={
        <>
          {isSuccessor && <SuccessorNotice />}
          <h1 className="text-32">{messages.title}</h1>
          <p className="text-ink-soft">{messages.afterwards}</p>
          <ChangeClusterLink order={order} />
          <AskAboutOrder order={order} takesRequests={takesRequests} />
        </>
      }
    />
  );
}
