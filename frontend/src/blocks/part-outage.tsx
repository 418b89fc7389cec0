import { buttonClass, ErrorState, MessageBox } from '@vitrina/ui';
import type { RetriedPart } from '~/rendering/retried-page';
import { paths } from '~/urls/paths';

export interface OutageLook {
  /** What could not be had: servers also say so in a modal; the rest only where it would stand. */
  of: 'servers' | 'databases' | 'configurator' | 'tariffs';
  /** The page it stands on, which is made anew on request. */
  page: string;
}

/** Rule R46. */
const FAILED = {
  title: 'Ошибка!',
  text: 'При загрузке тарифов что-то пошло не так, попробуйте обновить страницу или повторить позднее',
};

const EMPTY: Record<OutageLook['of'], { title: string; text: string }> = {
  servers: {
    title: 'Тарифы сейчас не загрузились',
    text: 'Всё остальное на сайте работает. Попробуйте ещё раз через минуту.',
  },
  databases: {
    title: 'Тарифы баз данных сейчас не загрузились',
    text: 'Всё остальное на сайте работает. Попробуйте ещё раз через минуту.',
  },
  tariffs: {
    title: 'Тарифы сейчас не загрузились',
    text: 'Всё остальное на сайте работает. Попробуйте ещё раз через минуту.',
  },
  configurator: {
    title: 'Конфигуратор сейчас не загрузился',
    text: 'Выберите готовый тариф или попробуйте ещё раз через минуту.',
  },
};

/** Stands where a price list would be while nobody can tell the prices, with a way to ask again that needs no script. */
export function PartOutage({ of, page }: OutageLook) {
  const part: RetriedPart = of === 'configurator' ? of : 'tariffs';
  return (
    <section id={part} aria-label={EMPTY[of].title}>
      {of === 'servers' && <MessageBox {...FAILED} closeLabel="Понятно" />}
      <ErrorState
        {...EMPTY[of]}
        heading="h2"
        action={
          <form method="post" action={paths.tryAgain}>
            <input type="hidden" name="page" value={page} />
            <input type="hidden" name="part" value={part} />
            <button type="submit" className={buttonClass()}>
              Повторить
            </button>
          </form>
        }
      />
    </section>
  );
}
