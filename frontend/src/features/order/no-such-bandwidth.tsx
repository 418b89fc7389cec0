import type { Order } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import type { UnofferedBandwidth } from '~/checkout/get-order-summary';
import { bandwidthCaption } from '~/copy/captions';
import { Problem } from '~/documents/problem';
import { ORDER_WORDS } from '~/products/words';
import { type OrderAddress, orderPaths } from '~/urls/order-paths';

interface NoSuchBandwidthProps {
  order: Order;
  reason: UnofferedBandwidth;
  /** The address of this page; all that it says beside the bandwidth goes with the visitor. */
  address: OrderAddress;
}

/** A server with a bandwidth that nobody offers: with which it is offered, and the same one with its usual bandwidth. */
export function NoSuchBandwidth({ order, reason, address }: NoSuchBandwidthProps) {
  const { title, wantedMbit, bandwidths } = reason;
  const { usual, range } = bandwidths;
  const [least, most, step] = [range.min, range.max, range.step].map(bandwidthCaption);
  return (
    <Problem
      title="Такой сервер не продаётся"
      text={`«${title}» есть, но не с каналом ${bandwidthCaption(wantedMbit)}: выбрать можно от ${least} до ${most} с шагом ${step}. Остальное, что вы выбрали, останется как было.`}
    >
      {order.product === 'vds' && (
        <a href={orderPaths.instead(address, { ...order, bandwidthMbit: usual })} className={buttonClass()}>
          {`Взять канал ${bandwidthCaption(usual)}`}
        </a>
      )}
      <a
        href={ORDER_WORDS[order.product].tariffs()}
        className={buttonClass(order.product === 'vds' ? 'quiet' : 'primary')}
      >
        К тарифам
      </a>
    </Problem>
  );
}
