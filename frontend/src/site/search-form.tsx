import { Search } from 'lucide-react';
import { paths } from '~/paths';

/** The entry to the search. A plain form: the page of results does the rest. `id` is the field's own. */
export function SearchForm({ id, className = '' }: { id: string; className?: string }) {
  return (
    <search className={className}>
      <form action={paths.search()} className="relative">
        <label htmlFor={id} className="sr-only">
          Поиск по сайту
        </label>
        <Search
          size={18}
          aria-hidden="true"
          className="pointer-events-none absolute left-3 top-1/2 -translate-y-1/2 text-ink-soft"
        />
        <input
          id={id}
          type="search"
          name="q"
          maxLength={100}
          placeholder="Поиск"
          autoComplete="off"
          className="min-h-11 w-full rounded-control border border-rule bg-surface pl-9.5 pr-3 placeholder:text-ink-soft hover:border-edge"
        />
      </form>
    </search>
  );
}
