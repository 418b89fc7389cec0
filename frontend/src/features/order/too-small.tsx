import type { Order } from '@vitrina/ordering';
import type { TooSmallSummary } from '~/checkout/get-order-summary';
import { memoryCaption } from '~/copy/captions';
import { t } from '~/messages';
import { tariffsPath } from '~/products/wayfinding';
import type { OrderAddress } from '~/urls/order-paths';
import { paths } from '~/urls/paths';
import { NotAsChosen } from './not-as-chosen';

interface TooSmallProps {
  order: Order;
  summary: TooSmallSummary;
  /** The address of this page; all that it says beside the server goes with the visitor. */
  address: OrderAddress;
}

/** A server with too little memory for its system, said before anybody makes an account for it. */
export function TooSmall({ order, summary, address }: TooSmallProps) {
  const { title, system, leastRamMb, lines, alternative } = summary;
  return (
    <NotAsChosen
      title={t.order.tooSmallTitle(system)}
      text={t.order.tooSmallText(system, memoryCaption(leastRamMb), alternative !== undefined)}
      chosen={{ title, badge: t.order.tooSmall, lines }}
      alternative={alternative}
      address={address}
      tariffs={tariffsOf(order)}
    />
  );
}

/** The price list with the same system and period. */
function tariffsOf(order: Order): string {
  return order.product === 'vds' ? paths.tariffsFor(order) : tariffsPath(order.product);
}
