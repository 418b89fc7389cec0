/** What assistants are told over the Model Context Protocol. */
export const instructions = (currency: string) =>
  `Витрина облачного хостинга: статьи, тарифы с действующими ценами и наличием, расчёт серверов. Цены в валюте ${currency}. Заказать отсюда нельзя: дайте человеку ссылку order_url, по ней он увидит выбор и цену до заказа.`;
export const unavailable = 'Сейчас этого не узнать: каталог или статьи недоступны. Повторите через минуту.';

export const search = {
  title: 'Поиск по сайту',
  description: 'Ищет инструкции, статьи, услуги и тарифы серверов. Прощает опечатки.',
};

export const readArticle = {
  title: 'Прочитать статью',
  description: 'Текст инструкции или статьи блога в Markdown, по её адресу на этом сайте.',
  none: 'По этому адресу статьи нет.',
};

export const listTariffs = {
  title: 'Тарифы, цены и наличие',
  description: (most: number) =>
    `Готовые тарифы от дешёвых к дорогим, не больше ${most}, с ценами по периодам оплаты и наличием.`,
  location: 'Код места, например ru-1',
  maxPrice: (currency: string) => `В месяц при оплате за месяц, без публичного IP, в валюте ${currency}`,
};

export const listConfigurators = {
  title: 'Из чего собрать сервер',
  description: 'Места, границы и цены за ядро, гигабайт памяти и диска для сервера произвольного размера.',
};

export const quoteServer = {
  title: 'Рассчитать сервер',
  description:
    'Точная цена облачного сервера и ссылка на его заказ: готовый тариф по preset_id или свой размер по configurator_id с cpu, ram_gb и disk_gb.',
  period: 'Срок оплаты из monthly_prices в list_tariffs, например P1M; без него — обычный',
  nameOne:
    'Назовите либо один preset_id, либо configurator_id вместе с cpu, ram_gb и disk_gb, но не то и другое.',
  offeredPeriods: (periods: readonly string[]) =>
    `Такого срока оплаты нет. Предлагаются: ${periods.join(', ')}.`,
  periodIsGone: 'Такого срока оплаты больше нет.',
  noSuchPreset: 'Такого тарифа нет: их preset_id — в list_tariffs.',
  noSuchConfiguration:
    'Такого размера или конфигуратора нет: их configurator_id, границы и шаг — в list_configurators.',
  retired: 'Этот тариф больше не продаётся.',
  byRequest: (cpuLimit: number) => `Серверы больше чем с ${cpuLimit} ядрами собирают по заявке на сайте.`,
  noSuchBandwidth: 'С таким каналом этот сервер не продаётся.',
  instead: (link: string) => `Ближайшая замена: ${link}`,
};
