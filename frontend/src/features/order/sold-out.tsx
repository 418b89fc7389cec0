import type { Order } from '@vitrina/ordering';
import type { ReactNode } from 'react';
import type { SoldOutSummary } from '~/checkout/get-order-summary';
import { t } from '~/messages';
import { tariffsPath } from '~/products/wayfinding';
import type { OrderAddress } from '~/urls/order-paths';
import { NotAsChosen } from './not-as-chosen';

interface SoldOutProps {
  order: Order;
  summary: SoldOutSummary;
  /** The address of this page; all that it says beside the tariff goes with the visitor. */
  address: OrderAddress;
  ask: ReactNode;
}

/** A tariff that is sold out, with what was chosen of it, and the nearest one that can be ordered now. */
export function SoldOut({ order, summary, address, ask }: SoldOutProps) {
  const { title, lines, alternative } = summary;
  return (
    <NotAsChosen
      title={t.order.soldOut}
      text={t.order.soldOutText(title, alternative !== undefined)}
      chosen={{ title, badge: t.order.soldOut, lines }}
      alternative={alternative}
      address={address}
      ask={ask}
      tariffs={tariffsPath(order.product)}
    />
  );
}
