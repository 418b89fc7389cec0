import type { Order } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import type { UnofferedBandwidth } from '~/checkout/get-order-summary';
import { bandwidthCaption } from '~/copy/captions';
import { Problem } from '~/documents/problem';
import { t } from '~/messages';
import { tariffsPath } from '~/products/wayfinding';
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
  const text = t.order.noSuchBandwidth(title, {
    wanted: bandwidthCaption(wantedMbit),
    least: bandwidthCaption(range.min),
    most: bandwidthCaption(range.max),
    step: bandwidthCaption(range.step),
  });
  return (
    <Problem title={t.order.noSuchServer} text={text}>
      {order.product === 'vds' && (
        <a href={orderPaths.instead(address, { ...order, bandwidthMbit: usual })} className={buttonClass()}>
          {t.order.takeBandwidth(bandwidthCaption(usual))}
        </a>
      )}
      <a
        href={tariffsPath(order.product)}
        className={buttonClass(order.product === 'vds' ? 'quiet' : 'primary')}
      >
        {t.order.toTariffs}
      </a>
    </Problem>
  );
}
