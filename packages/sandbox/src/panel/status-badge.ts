import { type Html, html } from './html';
import type { ServerView } from './server-view';

/** The state of a server in a word and a colour. */
export function statusBadge({ installing }: Pick<ServerView, 'installing'>): Html {
  return installing
    ? html`<span class="badge busy">Создаётся</span>`
    : html`<span class="badge good">Работает</span>`;
}
