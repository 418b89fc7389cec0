import { type Html, html } from './html';

/** The state of a resource in a word and a colour. */
export function statusBadge({ installing }: { installing: unknown }): Html {
  return installing
    ? html`<span class="badge busy">Создаётся</span>`
    : html`<span class="badge good">Работает</span>`;
}
