import type { InvalidOrder } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import { Problem } from '~/documents/problem';
import { type OrderAddress, orderPaths } from '~/urls/order-paths';
import { paths } from '~/urls/paths';

interface NoOrderProps {
  reason: InvalidOrder;
  /** The address of this page. */
  address: OrderAddress;
}

/** An address that leads to no order: what is wrong with it, and how to go on. */
export function NoOrder({ reason, address }: NoOrderProps) {
  const { title, text } = WORDS[reason.kind];
  // Nobody has to choose anew for the one key that every server has a usual value of.
  if (reason.kind === 'invalid' && reason.key === 'bandwidth')
    return (
      <Problem
        title={title}
        text="Канал в ней не похож на число мегабит в секунду. Остальной заказ цел: продолжите его с обычным каналом тарифа."
      >
        <a href={orderPaths.without(address, 'bandwidth')} className={buttonClass()}>
          Взять обычный канал
        </a>
      </Problem>
    );
  return (
    <Problem title={title} text={text}>
      <a href={paths.services} className={buttonClass()}>
        Выбрать услугу
      </a>
    </Problem>
  );
}

const WORDS: Record<InvalidOrder['kind'], { title: string; text: string }> = {
  'nothing-chosen': {
    title: 'Здесь пока нечего заказывать',
    text: 'В ссылке не сказано, что вы выбрали. Выберите услугу и тариф, и мы соберём заказ.',
  },
  invalid: {
    title: 'Ссылка на заказ не читается',
    text: 'Часть ссылки потерялась или изменилась по дороге. Ничего не заказано: выберите услугу и тариф ещё раз.',
  },
  'no-handler': {
    title: 'Такого заказа у нас нет',
    text: 'Ссылка ведёт к услуге, которую на сайте не заказывают. Посмотрите, что есть.',
  },
};
