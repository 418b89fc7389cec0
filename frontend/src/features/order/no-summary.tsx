import { type Order, type ServerOrder, unreachable } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import { PRODUCT_NAMES } from '~/captions';
import { type OrderAddress, orderPaths } from '~/order-paths';
import { Problem } from '~/site/problem';
import { amountsOf } from './amounts';
import type { SummaryOrReason } from './get-order-summary';
import { LargeServerRequest } from './large-server-request';
import { SoldOut } from './sold-out';
import { TooSmall } from './too-small';
import { ORDER_WORDS } from './words';

interface NoSummaryProps {
  order: Order;
  reason: Exclude<SummaryOrReason, { kind: 'summary' | 'retired' }>;
  supportUrl: string | undefined;
  /** The address of this page. */
  address: OrderAddress;
}

/** Why a choice cannot be ordered here, and where to go on from it. */
export function NoSummary({ order, reason, supportUrl, address }: NoSummaryProps) {
  switch (reason.kind) {
    case 'not-sold':
      return reason.nearest ? <Nearest order={reason.nearest} /> : <NotSold product={order.product} />;
    case 'sold-out':
      return <SoldOut order={order} summary={reason} address={address} />;
    case 'too-small-for-system':
      return <TooSmall order={order} summary={reason} address={address} />;
    case 'by-request':
      return <LargeServerRequest order={order} cpuLimit={reason.cpuLimit} supportUrl={supportUrl} />;
    default:
      return unreachable(reason);
  }
}

function Nearest({ order }: { order: ServerOrder }) {
  return (
    <Problem
      title="Такой сервер не продаётся"
      text="Память, диск или ядра стоят не на своём шаге, или памяти мало для стольких ядер. Ближайший сервер, который можно заказать:"
    >
      <a href={orderPaths.registration(order)} className={buttonClass()}>
        {order.server.kind === 'preset' ? 'Выбрать' : amountsOf(order.server)}
      </a>
    </Problem>
  );
}

function NotSold({ product }: Pick<Order, 'product'>) {
  return (
    <Problem
      title={product === 'vds' ? 'Такой сервер не продаётся' : `${PRODUCT_NAMES[product]}: такого тарифа нет`}
      text="Возможно, тариф обновили или ссылка повредилась по дороге. Выберите похожий в списке тарифов."
    >
      <a href={ORDER_WORDS[product].tariffs} className={buttonClass()}>
        К тарифам
      </a>
    </Problem>
  );
}
