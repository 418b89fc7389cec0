import type { Order } from '@vitrina/ordering';
import { SuccessorNotice } from '~/documents/successor-notice';
import { ChangeClusterLink } from '~/features/cluster/change-cluster-link';
import { OrderForm, type OrderFormProps } from '~/features/order/order-form';
import { AskAboutOrder } from '~/features/requests/ask-about-order';
import { t } from '~/messages';

export interface OrderViewProps {
  order: Order;
  /** A retired tariff has led here, and something else took its place. */
  isSuccessor: boolean;
  takesRequests: boolean;
  form: Omit<OrderFormProps, 'head'>;
}

/** What is ordered, what it costs, and the button that orders it. */
export function OrderView({ order, isSuccessor, takesRequests, form }: OrderViewProps) {
  return (
    <OrderForm
      {...form}
      head={
        <>
          {isSuccessor && <SuccessorNotice />}
          <h1 className="text-32">{t.products.orderTitles[order.product]}</h1>
          <p className="text-ink-soft">{t.products.afterwards[order.product]}</p>
          <ChangeClusterLink order={order} />
          <AskAboutOrder order={order} takesRequests={takesRequests} />
        </>
      }
    />
  );
}
