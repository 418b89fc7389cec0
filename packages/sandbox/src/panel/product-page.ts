import type { Customer } from '../account/customer-table';
import { roubles } from '../catalogue/figures';
import { type Html, html, NOTHING } from './html';
import { layout } from './layout';
import { moscowTime } from './moscow-time';
import { periodInWords } from './payment-period';
import type { ProductKind } from './product-kind';
import type { Fact, ProductView } from './product-view';
import { statusBadge } from './status-badge';

/** One resource of any product but a cloud server. While it is being made the page loads itself again. */
export function productPage(customer: Customer, kind: ProductKind, product: ProductView): Html {
  const { name, place, installing, price, period, createdAt } = product;
  return layout({
    title: name,
    customer,
    refresh: installing ? 2 : undefined,
    main: html`<nav class="back" aria-label="Путь"><a href="/panel/${kind.path}">${kind.plural}</a></nav>
<div class="heading"><h1>${name}</h1></div>
<div class="progress">
<p role="status">${statusBadge(product)} <span>${installing ? `${installing.step}…` : product.ready}</span></p>
${installing ? html`<progress max="100" value="${installing.percent}" aria-label="Готовность"></progress>` : NOTHING}
</div>
<div class="columns">
<section class="card" aria-labelledby="configuration">
<h2 id="configuration">Конфигурация</h2>
<dl>${product.configuration.map(fact)}</dl>
</section>
<section class="card" aria-labelledby="access">
<h2 id="access">Расположение и доступ</h2>
<dl>
${fact({ name: 'Локация', value: place })}
${product.access.map(fact)}
<div><dt>Создан</dt><dd>${moscowTime(createdAt)}</dd></div>
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

function fact({ name, value, isSecret }: Fact): Html {
  const shown = isSecret ? html`<details><summary>Показать</summary><code>${value}</code></details>` : value;
  return html`<div><dt>${name}</dt><dd>${shown}</dd></div>
`;
}
