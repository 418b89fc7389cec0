import { buttonClass, ErrorState } from '@vitrina/ui';
import { paths } from '~/urls/paths';

/** Stands on the home page where the prices would, while nobody can tell them. The page heals by itself; the list can be asked again. */
export function HomeOutage() {
  return (
    <section aria-label="Цены сейчас не загрузились" className="container-page">
      <ErrorState
        heading="h2"
        title="Цены сейчас не загрузились"
        text="Всё остальное на сайте работает. Попробуйте ещё раз через минуту."
        action={
          <a href={paths.tariffs} className={buttonClass()}>
            К тарифам
          </a>
        }
      />
    </section>
  );
}
