import { Search } from 'lucide-react';
import { t } from '~/messages';
import { paths } from '~/urls/paths';

/** The entry to the search. A plain form: the page of results does the rest. `id` is the field's own. */
export function SearchForm({
  id,
  className = '',
  hasShortcut = false,
}: {
  id: string;
  className?: string;
  /** Whether the field tells the shortcut of the command palette. */
  hasShortcut?: boolean;
}) {
  return (
    <search className={className}>
      <form action={paths.search()} className="relative">
        <label htmlFor={id} className="sr-only">
          {t.shell.searchSite}
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
          placeholder={t.shell.search}
          autoComplete="off"
          className="peer min-h-11 w-full rounded-control border border-rule bg-surface pl-9.5 pr-3 placeholder:text-ink-soft hover:border-edge"
        />
        {hasShortcut && (
          <kbd
            data-palette-hint
            hidden
            suppressHydrationWarning
            className="pointer-events-none absolute right-2 top-1/2 -translate-y-1/2 rounded-xs border border-rule px-1.5 font-sans text-13 text-ink-soft peer-[:not(:placeholder-shown)]:invisible peer-focus:invisible"
          >
            Ctrl K
          </kbd>
        )}
      </form>
    </search>
  );
}
