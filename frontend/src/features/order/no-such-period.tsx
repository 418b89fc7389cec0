import type { Order, PaymentPeriod } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import { periodName } from '~/copy/captions';
import { Problem } from '~/documents/problem';
import { t } from '~/messages';
import { type OrderAddress, orderPaths } from '~/urls/order-paths';

interface NoSuchPeriodProps {
  order: Order;
  /** What is offered in its place. */
  usual: PaymentPeriod;
  /** The address of this page; all that it says beside the period goes with the visitor. */
  address: OrderAddress;
}

/** An order that is paid for as long as is not offered any more: the same order in a period that is. */
export function NoSuchPeriod({ order, usual, address }: NoSuchPeriodProps) {
  return (
    <Problem title={t.order.noSuchPeriod} text={t.order.noSuchPeriodText(periodName(order.period))}>
      <a href={orderPaths.instead(address, { ...order, period: usual })} className={buttonClass()}>
        {t.order.pay(periodName(usual))}
      </a>
    </Problem>
  );
}
