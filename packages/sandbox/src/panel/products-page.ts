import type { Customer } from '../account/customer-table';
import { roubles } from '../catalogue/figures';
import { type Html, html } from './html';
import { layout } from './layout';
import type { ProductKind } from './product-kind';
import type { ProductView } from './product-view';
import { statusBadge } from './status-badge';

/** All resources of one product of a customer, newest first. */
export function productsPage(customer: Customer, kind: ProductKind, products: readonly ProductView[]): Html {
  return layout({
    title: kind.plural,
    customer,
    refresh: products.some(({ installing }) => installing) ? 2 : undefined,
    main:
      products.length === 0
        ? html`<section class="empty">
<h1>${kind.none}</h1>
<p>Что вы закажете на сайте, появится здесь.</p>
<p><a class="action" href="/panel/servers">На главную</a></p>
</section>`
        : html`<div class="heading"><h1>${kind.plural}</h1><p>${products.length}</p></div>
${productList(kind, products)}`,
  });
}

/** The lines of a list, with a link to each resource. */
export function productList(kind: ProductKind, products: readonly ProductView[]): Html {
  return html`<ul class="list plain">
${products.map((product) => line(kind, product))}
</ul>`;
}

function line(kind: ProductKind, product: ProductView): Html {
  const { id, name, summary, place, price } = product;
  return html`<li><a href="${kind.pageOf(id)}">
<span class="what"><strong>${name}</strong><span>${summary}</span></span>
<span class="where"><span>${place}</span></span>
<span class="state">${statusBadge(product)}</span>
<span class="price">${roubles(price)}<small>/мес</small></span>
</a></li>
`;
}
