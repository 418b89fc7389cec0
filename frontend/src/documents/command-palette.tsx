import { Search } from 'lucide-react';
import { paths } from '~/urls/paths';

const LIST_ID = 'command-palette-list';

/** Search and commands over any page, by Ctrl+K: see `src/elements/command-palette.ts`. */
export function CommandPalette() {
  return (
    <command-palette
      commands="Перейти"
      servers="Подобрать сервер"
      nothing="Ничего не нашлось. Enter откроет поиск по всему сайту."
      partial="Искали не везде: часть поиска сейчас не отвечает."
      failure="Поиск сейчас не отвечает. Enter откроет страницу поиска."
    >
      <dialog closedby="any" aria-label="Поиск и команды" className="command-palette">
        <form action={paths.search()}>
          <Search size={20} aria-hidden="true" />
          <input
            type="text"
            enterKeyHint="search"
            name="q"
            role="combobox"
            aria-label="Что найти"
            aria-expanded="true"
            aria-autocomplete="list"
            aria-controls={LIST_ID}
            maxLength={100}
            placeholder="Статья, услуга или «4 ядра 8 гб москва»"
            autoComplete="off"
            spellCheck={false}
          />
        </form>
        <div id={LIST_ID} role="listbox" aria-label="Найденное" />
        <p role="status" />
        <p className="command-palette-keys" aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> выбрать
          </span>
          <span>
            <kbd>Enter</kbd> открыть
          </span>
          <span>
            <kbd>Esc</kbd> закрыть
          </span>
        </p>
      </dialog>
    </command-palette>
  );
}
