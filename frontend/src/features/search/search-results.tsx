import { buttonClass, linkClass } from '@vitrina/ui';
import { t } from '~/messages';
import { BasisBar } from '~/price-basis/basis-switch';
import { BasisCaption, BasisPrice } from '~/price-basis/in-each-basis';
import { paths } from '~/urls/paths';
import { ARTICLES_OF_A_PAGE, MOST_ARTICLES } from './article-pages';
import { Marked } from './marked';
import type { SearchGroup, SearchHit } from './search-index';
import type { Wanted } from './wanted';

const MOST_SHOWN = 6;

interface SearchResultsProps {
  query: string;
  wanted: Wanted;
  groups: readonly SearchGroup[];
}

/** What was found, kind by kind: of each the best, or all of the one that is wanted. */
export function SearchResults({ query, wanted, groups }: SearchResultsProps) {
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-12">
      {groups.map(({ kind, hits, total }) => {
        const shown = wanted.kind === kind ? hits : hits.slice(0, MOST_SHOWN);
        return (
          <section key={kind} aria-labelledby={`found-${kind}`} className="grid gap-4">
            <div className="grid gap-1">
              <h2 id={`found-${kind}`} className="flex items-baseline gap-3 text-24">
                {t.search.kinds[kind]}{' '}
                <span className="figures text-15 font-normal text-ink-soft">{total}</span>
              </h2>
            </div>
            {hits.some(({ document }) => document.prices) && <BasisBar caption={<BasisCaption />} />}
            <ol className="border-t border-rule">
              {shown.map((hit) => (
                <Result key={`${hit.document.href} ${hit.document.title}`} hit={hit} />
              ))}
            </ol>
            {wanted.kind === undefined && total > shown.length && (
              <p className="text-ink-soft">
                {t.search.results.firstOnly(shown.length)}{' '}
                <a href={paths.search(query, { kind })} className={linkClass}>
                  {t.search.results.showAll}
                </a>
              </p>
            )}
            {wanted.kind === 'tutorial' && <FurtherPages query={query} wanted={wanted} total={total} />}
          </section>
        );
      })}
    </div>
  );
}

/** The way to the next articles, and back; past the last that can be looked through, advice. */
function FurtherPages({ query, wanted, total }: { query: string; wanted: Wanted; total: number }) {
  const { page, section } = wanted;
  const pageAt = (other: number) =>
    paths.search(query, { kind: 'tutorial', page: other, ...(section && { section }) });
  const isMore = total > page * ARTICLES_OF_A_PAGE;
  const isLast = page * ARTICLES_OF_A_PAGE >= MOST_ARTICLES;
  if (page === 1 && !isMore) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {page > 1 && (
        <a href={pageAt(page - 1)} rel="prev" className={buttonClass('quiet')}>
          {t.search.results.previous}
        </a>
      )}
      {isMore && !isLast && (
        <a href={pageAt(page + 1)} rel="next" className={buttonClass('quiet')}>
          {t.search.results.next}
        </a>
      )}
      {isMore && isLast && <p className="text-ink-soft">{t.search.results.noFurther}</p>}
    </div>
  );
}

function Result({ hit: { document, terms } }: { hit: SearchHit }) {
  return (
    <li className="relative grid gap-x-8 gap-y-1 border-b border-rule py-4 wide:grid-cols-[1fr_auto]">
      <h3 className="text-17 leading-snug">
        <a
          href={document.href}
          {...(document.prices && { 'data-order-link': '' })}
          className="transition-colors duration-150 after:absolute after:inset-0 hover:text-accent"
        >
          <Marked text={document.title} terms={terms} />
        </a>
      </h3>
      <p
        className={`figures whitespace-nowrap wide:text-right ${document.kind === 'tariff' ? 'text-17 font-semibold' : 'text-ink-soft'}`}
      >
        {document.prices ? <BasisPrice prices={document.prices} /> : document.note}
      </p>
      {document.text && (
        <p className="figures col-span-full wrap-anywhere text-ink-soft">
          <Marked text={document.text} terms={terms} />
        </p>
      )}
    </li>
  );
}
