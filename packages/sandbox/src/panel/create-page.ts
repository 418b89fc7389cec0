import type { Customer } from '../account/customer-table';
import type { Catalogue } from '../catalogue/catalogue';
import { cores, gigabytes, roubles } from '../catalogue/figures';
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

const NO_MONEY =
  'На балансе не хватает средств на час работы. Пополните его, и тогда можно заказать по одному из этих тарифов.';

/** The pages there are, with what the catalogue sells now. */
export function creations({
  presets,
  storagePresets,
  clusterPresets,
  appPresets,
  locations,
}: Catalogue): Creation[] {
  const placeOf = (code: string) => locations.find((location) => location.code === code)?.name ?? code;
  const machine = ({ cpu, ram, disk }: { cpu: number; ram: number; disk: number }) =>
    `${cores(cpu)} · ${gigabytes(ram)} · ${gigabytes(disk)}`;
  return [
    {
      path: 'servers',
      title: 'Новый сервер',
      introduction: 'Закажите сервер на сайте по одному из этих тарифов.',
      tariffs: presets.map((preset) => ({
        ...{ id: preset.id, name: preset.description_short, price: preset.price },
        figures: `${machine(preset)} · ${placeOf(preset.location)}`,
      })),
    },
    {
      path: 'storage',
      title: 'Новое хранилище',
      introduction: NO_MONEY,
      tariffs: storagePresets.map(({ id, description_short, disk, location, price }) => ({
        ...{ id, name: description_short, price },
        figures: `${gigabytes(disk)} · ${placeOf(location)}`,
      })),
    },
    {
      path: 'kubernetes',
      title: 'Новый кластер Kubernetes',
      introduction: NO_MONEY,
      tariffs: clusterPresets.map((preset) => ({
        ...{ id: preset.id, name: preset.description_short, price: preset.price },
        figures: `${machine(preset)} · ${placeOf(preset.location)}`,
      })),
    },
    {
      path: 'apps',
      title: 'Новое приложение',
      introduction:
        'Здесь к приложению подключают репозиторий. На учебной площадке приложения не собираются.',
      tariffs: [
        ...appPresets.backend_presets.map((preset) => ({
          ...{ id: preset.id, name: `Бэкенд: ${withSigns(preset.description_short)}`, price: preset.price },
          figures: `${machine(preset)} · ${placeOf(preset.location)}`,
        })),
        ...appPresets.frontend_presets.map(({ id, description_short, disk, location, price }) => ({
          ...{ id, name: `Фронтенд: ${withSigns(description_short)}`, price },
          figures: `${gigabytes(disk)} · ${placeOf(location)}`,
        })),
      ],
    },
  ];
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

/** `1 x 2.4 ГГц` as print has it. */
function withSigns(figures: string): string {
  return figures.replace(/(\d) x (?=\d)/g, '$1 × ').replace(/(\d)\.(\d)/g, '$1,$2');
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
