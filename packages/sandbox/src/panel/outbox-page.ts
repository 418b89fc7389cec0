import type { Message } from '../account/outbox';
import { type Html, html, NOTHING } from './html';
import { layout } from './layout';

/** Every message to customers, newest first: what would be in their mail and on their phones. */
export function outboxPage(messages: readonly Message[]): Html {
  return layout({
    title: 'Письма и SMS',
    main: html`<div class="heading"><h1>Письма и SMS</h1><p>${messages.length}</p></div>
${messages.length === 0 ? EMPTY : html`<ul class="letters">${messages.map(letter)}</ul>`}`,
  });
}

function letter({ at, channel, recipient, subject, text, link }: Message): Html {
  return html`<li class="card">
<p class="to"><strong>${channel === 'sms' ? `SMS на +${recipient}` : recipient}</strong> <time datetime="${at}">${timeOf(at)}</time></p>
${subject ? html`<h2>${subject}</h2>` : NOTHING}
<p>${text}</p>
${link ? html`<p><a class="action" href="${link}">Открыть ссылку</a></p>` : NOTHING}
</li>
`;
}

function timeOf(at: string): string {
  return new Date(at).toLocaleString('ru-RU', {
    timeZone: 'Europe/Moscow',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
}

const EMPTY = html`<section class="empty">
<p>Здесь появятся коды для входа и письма о новом пароле: площадка ничего не отправляет наружу.</p>
</section>`;
