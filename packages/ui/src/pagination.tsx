import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { pagesToShow } from './pages-to-show';

export interface PaginationProps {
  /** The page that is shown, from 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** What is paged through, for a screen reader. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The full name of a page, of which only the number is seen. */
  pageLabel: (page: number) => string;
}

/** The way through a long list by plain links. Nothing where there is only one page. */
export function Pagination({
  page,
  pageCount,
  hrefOf,
  label,
  previousLabel,
  nextLabel,
  pageLabel,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  const pages = pagesToShow(page, pageCount);
  const isBesideGap = (shown: number | 'gap') =>
    (shown === page - 1 && pages.at(pages.indexOf(shown) - 1) === 'gap') ||
    (shown === page + 1 && pages.at(pages.indexOf(shown) + 1) === 'gap');
  return (
    <nav aria-label={label} className="figures">
      <ul className="flex flex-wrap items-center max-wide:justify-center wide:gap-1">
        <li>
          <Step rel="prev" label={previousLabel} href={page > 1 ? hrefOf(page - 1) : undefined}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Step>
        </li>
        {pages.map((shown, index) => (
          <li
            key={shown === 'gap' ? `gap-${index < 3 ? 'before' : 'after'}` : shown}
            // A phone has no room for a neighbour beside a gap; the arrows lead there too.
            className={isBesideGap(shown) ? 'max-wide:hidden' : undefined}
          >
            {shown === 'gap' ? (
              <span aria-hidden="true" className="grid min-h-11 w-5 place-items-center text-ink-soft">
                …
              </span>
            ) : (
              <a
                href={hrefOf(shown)}
                aria-label={pageLabel(shown)}
                aria-current={shown === page ? 'page' : undefined}
                className={`${CELL} hover:bg-wash aria-[current=page]:border-ink aria-[current=page]:font-medium`}
              >
                {shown}
              </a>
            )}
          </li>
        ))}
        <li>
          <Step rel="next" label={nextLabel} href={page < pageCount ? hrefOf(page + 1) : undefined}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

const CELL =
  'grid min-h-11 min-w-11 place-items-center rounded-control border border-transparent px-2 transition-colors duration-150';

/** At the end of the list there is no next page, but its place stays. */
function Step({
  rel,
  label,
  href,
  children,
}: {
  rel: 'prev' | 'next';
  label: string;
  href: string | undefined;
  children: ReactNode;
}) {
  return href ? (
    <a rel={rel} href={href} aria-label={label} className={`${CELL} hover:bg-wash`}>
      {children}
    </a>
  ) : (
    <span aria-hidden="true" className={`${CELL} text-ink-soft opacity-40`}>
      {children}
    </span>
  );
}
