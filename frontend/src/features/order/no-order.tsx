import type { InvalidOrder } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import { paths } from '~/paths';
import { Problem } from '~/site/problem';

/** An address that leads to no order: what is wrong with it, and where to choose anew. */
export function NoOrder({ reason }: { reason: InvalidOrder }) {
  const { title, text } = WORDS[reason.kind];
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
