import { SERVICE_OF_LIST, TARIFF_PRODUCTS } from '@vitrina/content-contract/content-names';
import type {
  AddressFault,
  ListFault,
  OfferedProduct,
  ProviderAddress,
  ProviderTrial,
  TriedList,
} from '@vitrina/content-contract/provider-trial';
import { VALUE_CAPTIONS } from '../panel/value-captions';
import type { AskedTrial, SiteFault } from './ask-provider-trial';
import type { ProductsStep, ProviderStep, SoldProduct } from './first-steps';

const ADDRESS_NAMES: Readonly<Record<ProviderAddress, string>> = {
  PROVIDER_API_URL: 'API провайдера: тарифы и заказы',
  LANDING_API_URL: 'Регистрация, вход и заявки',
  PANEL_URL: 'Панель клиента',
  ENRICHMENT_URL: 'Реестр организаций',
};

const ADDRESS_FAULTS: Readonly<Record<AddressFault, (variable: string) => string>> = {
  'unknown-host': (variable) =>
    `Такого имени нет в DNS. Проверьте ${variable} в настройках сайта и перезапустите сайт.`,
  'nobody-listens': (variable) =>
    `Порт закрыт: там никто не отвечает. Проверьте, запущена ли служба и верен ли порт в ${variable}.`,
  'no-answer': (variable) =>
    `Ответа не дождались. Проверьте, пускает ли сеть сайт к этому адресу, и ${variable} в его настройках.`,
  certificate: (variable) =>
    `Сертификат не подходит: просрочен, выдан другому имени или его центру сайт не верит. Проверьте его и имя в ${variable}.`,
  broken: () => 'Служба на месте, но отвечает ошибкой. Посмотрите её журнал.',
  unreachable: (variable) => `Соединиться не удалось. Проверьте ${variable} в настройках сайта.`,
};

const LIST_FAULTS: Readonly<Record<ListFault, (adapter: string) => string>> = {
  unreachable: () => 'до провайдера не достучаться',
  'no-answer': () => 'провайдер не отвечает вовремя',
  broken: () => 'провайдер отвечает ошибкой',
  refused: () => 'провайдер отказывает',
  malformed: (adapter) =>
    `ответ не такой, какого ждёт адаптер «${adapter}» (PROVIDER_ADAPTER, docs/adapters.md)`,
};

const SITE_FAULTS: Readonly<Record<SiteFault, string>> = {
  'not-trusted': 'он не верит CMS. Дайте сайту и CMS один REVALIDATE_SECRET и перезапустите обоих.',
  unknown: 'он не знает этой проверки. Обновите его до версии CMS.',
  away: 'он не отвечает. Запустите его или поправьте SITE_INSTANCES в настройках CMS.',
  unreadable: 'он ответил не то. Посмотрите его журнал.',
};

/** How the site gets on with its provider, in words for whoever runs the shop. */
export function judgeProvider(asked: AskedTrial): ProviderStep {
  switch (asked.status) {
    case 'no-site':
      return {
        state: 'unknown',
        fault:
          'CMS не знает, где сайт: задайте SITE_URL и REVALIDATE_SECRET в её настройках и перезапустите её.',
        addresses: [],
      };
    case 'failed':
      return {
        state: 'unknown',
        fault: asked.failures
          .map(({ instance, fault }) => `Сайт ${instance} спросить не удалось: ${SITE_FAULTS[fault]}`)
          .join(' '),
        addresses: [],
      };
    case 'there': {
      const addresses = asked.trial.addresses.map(({ variable, address, fault }) => ({
        ...{ name: ADDRESS_NAMES[variable], variable, address },
        ...(fault && { fault: ADDRESS_FAULTS[fault](variable) }),
      }));
      const catalogue = judgeCatalogue(asked.trial);
      const isFine = catalogue.isFine && addresses.every(({ fault }) => fault === undefined);
      return { state: isFine ? 'done' : 'todo', askedAt: asked.instance, addresses, catalogue };
    }
  }
}

function judgeCatalogue({ adapter, lists }: ProviderTrial): { words: string; isFine: boolean } {
  const failed = lists.filter((list): list is TriedList & { fault: ListFault } => list.fault !== undefined);
  if (failed.length > 0) {
    const kinds = [...new Set(failed.map(({ fault }) => fault))].map((kind) => {
      const names = failed.filter(({ fault }) => fault === kind).map(({ name }) => name);
      return `${LIST_FAULTS[kind](adapter)}: ${names.join(', ')}`;
    });
    return { words: `Каталог пришёл не весь. ${kinds.join('; ')}.`, isFine: false };
  }
  const tariffs = lists.filter(({ name }) => /Tariffs$/.test(name));
  const sold = tariffs.reduce((sum, { records = 0 }) => sum + records, 0);
  if (sold === 0)
    return { words: 'Каталог пришёл, но тарифов в нём нет: спросите провайдера.', isFine: false };
  return { words: `Каталог пришёл весь: списков ${lists.length}, тарифов ${sold}.`, isFine: true };
}

/** The page of a service in the CMS. */
export interface ServicePage {
  slug: string;
  documentId: string;
  isPublished: boolean;
}

/** What the catalogue offers beside what has a page. */
export function judgeProducts(asked: AskedTrial, pages: readonly ServicePage[]): ProductsStep {
  const offered = asked.status === 'there' ? asked.trial.products : undefined;
  const products = TARIFF_PRODUCTS.map((list): SoldProduct => {
    const slug = SERVICE_OF_LIST[list];
    const page = pages.find((one) => one.slug === slug);
    const offer = offered?.find((one) => one.list === list);
    return {
      ...{ list, slug, name: VALUE_CAPTIONS[list] ?? list },
      ...(offered && { offer: offerInWords(offer), isOffered: offer !== undefined }),
      ...(page && { page: { documentId: page.documentId, isPublished: page.isPublished } }),
    };
  });
  if (offered === undefined) return { state: 'unknown', products };
  const isShown = products.some(({ isOffered, page }) => isOffered && page?.isPublished);
  return { state: isShown ? 'done' : 'todo', products };
}

function offerInWords(offer: OfferedProduct | undefined): string {
  if (offer === undefined) return 'Провайдер не продаёт';
  if (offer.tariffs === undefined) return 'Провайдер продаёт';
  return offer.tariffs === 0 ? 'Провайдер продаёт, но тарифов нет' : `Тарифов: ${offer.tariffs}`;
}
