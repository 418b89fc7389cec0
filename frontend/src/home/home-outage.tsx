import { buttonClass, ErrorState } from '@vitrina/ui';
import { t } from '~/messages';
import { paths } from '~/urls/paths';

/** Stands on the home page where the prices would, while nobody can tell them. The page heals by itself; the list can be asked again. */
export function HomeOutage() {
  return (
    <section aria-label={t.home.outage.title} className="container-page">
      <ErrorState
        heading="h2"
        title={t.home.outage.title}
        text={t.home.outage.lead}
        action={
          <a href={paths.tariffs} className={buttonClass()}>
            {t.home.outage.toTariffs}
          </a>
        }
      />
    </section>
  );
}
