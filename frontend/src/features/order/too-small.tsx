import type { Order } from '@vitrina/ordering';
import type { TooSmallSummary } from '~/checkout/get-order-summary';
import { memoryCaption } from '~/copy/captions';
import { ORDER_WORDS } from '~/products/words';
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
      title={`Для ${system} мало памяти`}
      text={`${system} работает на сервере, у которого от ${memoryCaption(leastRamMb)} памяти, а на этом её меньше. ${wayOn(alternative)}`}
      chosen={{ title, badge: 'Мало памяти', lines }}
      alternative={alternative}
      address={address}
      tariffs={tariffsOf(order)}
    />
  );
}

function wayOn(alternative: TooSmallSummary['alternative']): string {
  return alternative
    ? 'Ниже ближайший, на котором её хватает: остальное, что вы выбрали, останется как было. Или выберите в тарифах другую систему.'
    : 'Выберите в тарифах сервер побольше или другую систему.';
}

/** The price list with the same system and period. */
function tariffsOf(order: Order): string {
  return order.product === 'vds' ? paths.tariffsFor(order) : ORDER_WORDS[order.product].tariffs();
}
