import type { Customer } from '../account/customer-table';
import { roubles } from '../catalogue/figures';
import { type Html, html } from './html';
import { layout } from './layout';
import type { ProductKind } from './product-kind';
import type { ProductView } from './product-view';
import { productList } from './products-page';
import { resourceGlyph } from './resource-glyph';
import type { ServerView } from './server-view';
import { statusBadge } from './status-badge';

interface Others {
  kind: ProductKind;
  products: readonly ProductView[];
}

/** The home of the panel: all servers of a customer, newest first, and below them everything else. Loads itself again while one of them is being made. */
export function serversPage(
  customer: Customer,
  servers: readonly ServerView[],
  others: readonly Others[],
): Html {
  const owned = others.filter(({ products }) => products.length > 0);
  const all = [...servers, ...owned.flatMap(({ products }) => products)];
  return layout({
    title: 'Серверы',
    customer,
    refresh: all.some(({ installing }) => installing) ? 2 : undefined,
    main:
      all.length === 0
        ? EMPTY
        : html`<div class="heading"><h1>Серверы</h1><p>${servers.length}</p></div>
${servers.length === 0 ? html`<p>Облачных серверов пока нет.</p>` : html`<ul class="list">${servers.map(line)}</ul>`}
${owned.map(
  ({ kind, products }) => html`<section class="others">
<h2><a href="/panel/${kind.path}">${kind.plural}</a></h2>
${productList(kind, products)}
</section>`,
)}`,
  });
}

function line(server: ServerView): Html {
  const { id, name, processor, memory, storage, place, ip, price } = server;
  return html`<li><a href="/panel/servers/${id}">
${resourceGlyph(server)}
<span class="what"><strong>${name}</strong><span>${processor} · ${memory} · ${storage}</span></span>
<span class="where"><span>${place}</span>${ip === undefined ? html`<span>без публичного IP</span>` : html`<code>${ip}</code>`}</span>
<span class="state">${statusBadge(server)}</span>
<span class="price">${roubles(price)}<small>/мес</small></span>
</a></li>
`;
}

const EMPTY = html`<section class="empty">
<h1>Серверов пока нет</h1>
<p>Закажите сервер на сайте: он появится здесь и будет готов через несколько секунд.</p>
</section>`;
