import { linkClass } from '@vitrina/ui';
import type { HeroBlock } from '~/content/blocks';
import type { PageEdition } from '~/content/get-page';
import { paths } from '~/urls/paths';

const DAY = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' });

interface DocumentHeadProps {
  hero: Pick<HeroBlock, 'title' | 'lead'>;
  edition: PageEdition;
}

/** Title of a document, which edition it is and since when, and the way to all the others. */
export function DocumentHead({ hero, edition }: DocumentHeadProps) {
  const inForce = edition.others.find(({ isInForce }) => isInForce);
  const earlier = edition.others.filter(({ isInForce }) => !isInForce);
  return (
    <header className="grid gap-5">
      <h1 className="max-w-4xl text-balance text-44">{hero.title}</h1>
      <p className="text-17 font-medium">{editionWords(edition)}</p>
      {inForce && (
        <p className="max-w-2xl rounded-control border-l-3 border-rule bg-wash px-4 py-3 text-15">
          Эта редакция больше не действует.{' '}
          <a href={paths.page(inForce.slug)} className={linkClass}>
            {`Действует редакция ${inForce.number} от ${dayOf(inForce.from)}`}
          </a>
        </p>
      )}
      {hero.lead && <p className="max-w-2xl text-pretty text-20 text-ink-soft">{hero.lead}</p>}
      {earlier.length > 0 && (
        <nav aria-label="Прежние редакции">
          <p className="text-13 font-medium text-ink-soft">Прежние редакции</p>
          <ul>
            {earlier.map((other) => (
              <li key={other.slug}>
                <a
                  href={paths.page(other.slug)}
                  className={`inline-flex min-h-11 items-center wide:min-h-8 ${linkClass}`}
                >
                  {editionWords(other)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}

function editionWords({ number, from }: { number: number; from: string }): string {
  return `Редакция ${number} от ${dayOf(from)}`;
}

/** 22 ноября 2026: the year without its 'г.', as documents are dated. */
function dayOf(date: string): string {
  return DAY.format(new Date(date)).replace(/\s?г\.$/, '');
}
