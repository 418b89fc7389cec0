import { type Order, type ServerOrder, unreachable } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { amountsOf } from '~/checkout/amounts';
import type { SummaryOrReason } from '~/checkout/get-order-summary';
import { Problem } from '~/documents/problem';
import { t } from '~/messages';
import { tariffsPath } from '~/products/wayfinding';
import { type OrderAddress, orderPaths } from '~/urls/order-paths';
import { NoSuchBandwidth } from './no-such-bandwidth';
import { NoSuchPeriod } from './no-such-period';
import { SoldOut } from './sold-out';
import { TooSmall } from './too-small';

interface NoSummaryProps {
  order: Order;
  reason: Exclude<SummaryOrReason, { kind: 'summary' | 'retired' | 'by-request' }>;
  /** The address of this page. */
  address: OrderAddress;
  /** A way to somebody who can help. */
  ask: ReactNode;
}

/** Why a choice cannot be ordered here, and where to go on from it. */
export function NoSummary({ order, reason, address, ask }: NoSummaryProps) {
  switch (reason.kind) {
    case 'not-sold':
      return reason.nearest ? <Nearest order={reason.nearest} /> : <NotSold product={order.product} />;
    case 'sold-out':
      return <SoldOut order={order} summary={reason} address={address} ask={ask} />;
    case 'too-small-for-system':
      return <TooSmall order={order} summary={reason} address={address} />;
    case 'no-such-bandwidth':
      return <NoSuchBandwidth order={order} reason={reason} address={address} />;
    case 'no-such-period':
      return <NoSuchPeriod order={order} usual={reason.usual} address={address} />;
    default:
      return unreachable(reason);
  }
}

function Nearest({ order }: { order: ServerOrder }) {
  return (
    <Problem title={t.order.noSuchServer} text={t.order.nearestServer}>
      <a href={orderPaths.registration(order)} className={buttonClass()}>
        {order.server.kind === 'preset' ? t.order.choose : amountsOf(order.server)}
      </a>
    </Problem>
  );
}

function NotSold({ product }: Pick<Order, 'product'>) {
  return (
    <Problem
      title={product === 'vds' ? t.order.noSuchServer : t.order.noSuchTariff(t.products.names[product])}
      text={t.order.noSuchTariffText}
    >
      <a href={tariffsPath(product)} className={buttonClass()}>
        {t.order.toTariffs}
      </a>
    </Problem>
  );
}
