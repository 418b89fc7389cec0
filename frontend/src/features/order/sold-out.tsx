import type { Order } from '@vitrina/ordering';
import type { ReactNode } from 'react';
import type { Alternative } from '~/checkout/get-alternative';
import type { SoldOutSummary } from '~/checkout/get-order-summary';
import { ORDER_WORDS } from '~/products/words';
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
      title="Нет в наличии"
      text={words(title, alternative)}
      chosen={{ title, badge: 'Нет в наличии', lines }}
      alternative={alternative}
      address={address}
      ask={ask}
      tariffs={ORDER_WORDS[order.product].tariffs()}
    />
  );
}

function words(title: string, alternative: Alternative | undefined): string {
  const ended = `Тариф «${title}» закончился: свободных мест на нём сейчас нет.`;
  return alternative
    ? `${ended} Ниже ближайший, в котором всего не меньше. Остальное, что вы выбрали, останется как было.`
    : `${ended} Такого же или большего тарифа тоже нет, но можно выбрать другой.`;
}
