import { buttonClass } from '@vitrina/ui';
import { paths } from '~/urls/paths';

/** Queries to try, as links. */
export function SearchHints({ title, queries }: { title: string; queries: readonly string[] }) {
  if (queries.length === 0) return null;
  return (
    <section aria-labelledby="search-hints" className="grid gap-4">
      <h2 id="search-hints" className="text-20">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-3">
        {queries.map((query) => (
          <li key={query}>
            <a href={paths.search(query)} className={buttonClass('quiet')}>
              {query}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
