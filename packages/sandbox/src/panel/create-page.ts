import type { Customer } from '../account/customer-table';
import { cores, gigabytes, roubles } from '../catalogue/figures';
import type { Places } from '../catalogue/locations';
import { type Html, html, NOTHING } from './html';
import { layout } from './layout';
import { monthlyPrice, type PaymentPeriod, periodInWords, periodOrDefault } from './payment-period';
import { readField } from './read-field';

/** A page on which a product is made in the panel: to it lead orders that need money first, and those of apps. */
export interface Creation {
  /** The first part of its address below `/panel`. */
  path: string;
  title: string;
  /** What stands before the tariffs. */
  introduction: string;
  tariffs: { id: number; name: string; figures: string; price: number }[];
}

/** What is said where an order leads that there was no money for. */
export const NO_MONEY =
  'На балансе не хватает средств на час работы. Пополните его, и тогда можно заказать по одному из этих тарифов.';

/** The name of a location, as a line of a tariff ends with it. */
export function placeOf({ locations }: Places, code: string): string {
  return locations.find((location) => location.code === code)?.name ?? code;
}

/** The figures of a machine in a line. Memory and disk in MB. */
export function machine({ cpu, ram, disk }: { cpu: number; ram: number; disk: number }): string {
  return `${cores(cpu)} · ${gigabytes(ram)} · ${gigabytes(disk)}`;
}

/**
 * The tariff that the address names stands first and is marked. Prices are of the period that the order came with, as on
 * the shop's page that led here.
 */
export function createPage(customer: Customer, creation: Creation, query: unknown): Html {
  const { title, introduction, tariffs } = creation;
  const chosen = tariffs.filter(({ id }) => String(id) === readField(query, 'preset'));
  const others = tariffs.filter((tariff) => !chosen.includes(tariff));
  const framework = readField(query, 'framework');
  const period = periodOrDefault(readField(query, 'paymentPeriod') || readField(query, 'period'));
  return layout({
    title,
    customer,
    main: html`<nav class="back" aria-label="Путь"><a href="/panel/servers">Серверы</a></nav>
<div class="heading"><h1>${title}</h1></div>
<p class="introduction">${introduction}</p>
<p>Цена за месяц при оплате ${periodInWords(period)}</p>
${framework ? html`<p>Фреймворк: <code>${framework}</code></p>` : NOTHING}
${chosen.length > 0 ? html`<h2>Ваш выбор</h2>${list(chosen, period)}` : NOTHING}
<h2>${chosen.length > 0 ? 'Другие тарифы' : 'Тарифы'}</h2>
${list(others, period)}`,
  });
}

function list(tariffs: Creation['tariffs'], period: PaymentPeriod): Html {
  return html`<ul class="list plain tariffs">
${tariffs.map(
  ({ name, figures, price }) => html`<li>
<span class="what"><strong>${name}</strong><span>${figures}</span></span>
<span class="price">${roubles(monthlyPrice(price, period))}<small>/мес</small></span>
</li>
`,
)}</ul>`;
}
