import { linkClass } from '@vitrina/ui';
import type { PageEdition } from '~/content/get-page';
import { dateInWords } from '~/copy/shop-time';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import type { HeroBlock } from './kinds/hero';

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
          {t.blocks.editions.isOutdated}{' '}
          <a href={paths.page(inForce.slug)} className={linkClass}>
            {t.blocks.editions.inForce(inForce.number, dateInWords(inForce.from))}
          </a>
        </p>
      )}
      {hero.lead && <p className="max-w-2xl text-pretty text-20 text-ink-soft">{hero.lead}</p>}
      {earlier.length > 0 && (
        <nav aria-label={t.blocks.editions.earlier}>
          <p className="text-13 font-medium text-ink-soft">{t.blocks.editions.earlier}</p>
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
  return t.blocks.editions.edition(number, dateInWords(from));
}
