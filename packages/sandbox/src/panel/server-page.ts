import type { Customer } from '../account/customer-table';
import { roubles } from '../catalogue/figures';
import { type Html, html, NOTHING } from './html';
import { layout } from './layout';
import { moscowTime } from './moscow-time';
import { periodInWords } from './payment-period';
import { resourceGlyph } from './resource-glyph';
import type { ServerView } from './server-view';
import { statusBadge } from './status-badge';

/** One server. While it is being made the page says what is happening and loads itself again. */
export function serverPage(customer: Customer, server: ServerView): Html {
  const { name, place, zone, installing, price, period } = server;
  return layout({
    title: name,
    customer,
    refresh: installing ? 2 : undefined,
    main: html`<nav class="back" aria-label="Путь"><a href="/panel/servers">Серверы</a></nav>
<div class="heading"><h1>${name}</h1>${resourceGlyph(server)}</div>
${progress(server)}
<div class="columns">
<section class="card" aria-labelledby="configuration">
<h2 id="configuration">Конфигурация</h2>
<dl>
${fact('Процессор', server.processor)}
${fact('Память', server.memory)}
${fact('Диск', server.storage)}
${fact('Канал', server.bandwidth)}
${fact('Система', server.os)}
${server.software === undefined ? NOTHING : fact('ПО', server.software)}
</dl>
</section>
<section class="card" aria-labelledby="network">
<h2 id="network">Расположение и сеть</h2>
<dl>
${fact('Локация', place)}
${fact('Зона', html`<code>${zone}</code>`)}
${fact('Публичный IP', server.ip === undefined ? 'не заказан' : html`<code>${server.ip}</code>`)}
${fact('Создан', moscowTime(server.createdAt))}
</dl>
</section>
<section class="card cost" aria-labelledby="payment">
<h2 id="payment">Оплата</h2>
<p class="sum">${roubles(price)}<small> в месяц</small></p>
<p>При оплате ${periodInWords(period)}</p>
</section>
</div>`,
  });
}

function progress(server: ServerView): Html {
  const { installing } = server;
  const words = installing
    ? html`<span>${installing.step}…</span>`
    : html`<span>Сервер готов к работе</span>`;
  return html`<div class="progress">
<p role="status">${statusBadge(server)} ${words}</p>
${installing ? html`<progress max="100" value="${installing.percent}" aria-label="Готовность сервера"></progress>` : NOTHING}
</div>`;
}

function fact(name: string, value: string | Html): Html {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}
