import { type Html, html } from './html';

const date = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Moscow',
});

/** A moment as people in Moscow write it. */
export function moscowTime(moment: Date): Html {
  return html`<time datetime="${moment.toISOString()}">${date.format(moment)} МСК</time>`;
}
