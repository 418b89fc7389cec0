import { Search } from 'lucide-react';
import { t } from '~/messages';
import { paths } from '~/urls/paths';

const LIST_ID = 'command-palette-list';

/** Search and commands over any page, by Ctrl+K: see `src/elements/command-palette.ts`. */
export function CommandPalette() {
  return (
    <command-palette
      commands={t.shell.palette.commands}
      servers={t.shell.palette.servers}
      nothing={t.shell.palette.nothing}
      partial={t.shell.palette.partial}
      failure={t.shell.palette.failure}
    >
      <dialog closedby="any" aria-label={t.shell.palette.title} className="command-palette">
        <form action={paths.search()}>
          <Search size={20} aria-hidden="true" />
          <input
            type="text"
            enterKeyHint="search"
            name="q"
            role="combobox"
            aria-label={t.shell.palette.field}
            aria-expanded="true"
            aria-autocomplete="list"
            aria-controls={LIST_ID}
            maxLength={100}
            placeholder={t.shell.palette.placeholder}
            autoComplete="off"
            spellCheck={false}
          />
        </form>
        <div id={LIST_ID} role="listbox" aria-label={t.shell.palette.found} />
        <p role="status" />
        <p className="command-palette-keys" aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {t.shell.palette.choose}
          </span>
          <span>
            <kbd>Enter</kbd> {t.shell.palette.open}
          </span>
          <span>
            <kbd>Esc</kbd> {t.shell.palette.close}
          </span>
        </p>
      </dialog>
    </command-palette>
  );
}
