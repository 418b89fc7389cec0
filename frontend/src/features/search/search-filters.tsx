import { t } from '~/messages';
import { paths } from '~/urls/paths';
import type { Found } from './search-everything';
import type { Wanted } from './wanted';

const MOST_SECTIONS = 8;

interface SearchFiltersProps extends Pick<Found, 'groups' | 'sections'> {
  query: string;
  wanted: Wanted;
}

/** Narrows a search to a kind, and articles to one of their lists. Plain links, so that it needs no script. */
export function SearchFilters({ query, wanted, groups, sections }: SearchFiltersProps) {
  const all = sections.reduce((sum, { count }) => sum + count, 0);
  // A list that is chosen must not change what the others say.
  const amountOf = ({ kind, total }: Found['groups'][number]) => (kind === 'tutorial' ? all : total);
  const isArticles = wanted.kind === 'tutorial';
  return (
    <div className="grid gap-3">
      <Filters
        label={t.search.filters.where}
        filters={[
          {
            name: t.search.filters.everywhere,
            href: paths.search(query),
            isChosen: wanted.kind === undefined,
          },
          ...groups.map((group) => ({
            name: t.search.kinds[group.kind],
            count: amountOf(group),
            href: paths.search(query, { kind: group.kind }),
            isChosen: wanted.kind === group.kind && wanted.section === undefined,
          })),
        ]}
      />
      {isArticles && sections.length > 1 && (
        <Filters
          label={t.search.filters.section}
          filters={sections.slice(0, MOST_SECTIONS).map(({ name, count, address }) => ({
            ...{ name, count, isChosen: wanted.section === address },
            href: paths.search(query, { kind: 'tutorial', section: address }),
          }))}
        />
      )}
    </div>
  );
}

interface Filter {
  name: string;
  count?: number;
  href: string;
  isChosen: boolean;
}

function Filters({ label, filters }: { label: string; filters: readonly Filter[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {filters.map(({ name, count, href, isChosen }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isChosen ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-rule px-4 transition-colors duration-150 hover:border-accent aria-[current=page]:border-accent aria-[current=page]:text-accent"
            >
              {name} {count !== undefined && <span className="figures text-13 text-ink-soft">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
