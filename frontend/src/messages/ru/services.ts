/** What the two sections of the site call themselves; `empty` stands there while nothing is published in the section. */
export const sections = {
  service: {
    title: 'Все услуги',
    lead: 'Серверы, базы, хранилище и всё, что стоит между ними. Каждую услугу можно взять отдельно, а управлять всеми — из одной панели.',
    description:
      'Облачные и выделенные серверы, базы данных, хранилище S3, Kubernetes, балансировщики и серверы с GPU.',
    others: 'Другие услуги',
    empty: {
      title: 'Страницы услуг готовятся',
      text: 'Облачные серверы уже можно выбрать и заказать.',
    },
  },
  solution: {
    title: 'Все решения',
    lead: 'Услуги, собранные под задачу: выбираете, что нужно компании, а какие для этого серверы, базы и настройки — решаем вместе.',
    description: 'Почта на домене, облако для бизнеса, удалённые рабочие столы, облако по 152-ФЗ и переезд.',
    others: 'Другие решения',
    empty: {
      title: 'Страницы решений готовятся',
      text: 'Облачные серверы уже можно выбрать и заказать.',
    },
  },
};

export const serverTariffs = 'Тарифы серверов';

export const askUs = {
  title: 'Не знаете, что выбрать?',
  lead: 'Опишите задачу своими словами, подскажем, из чего её собрать.',
  /** `hours` are the editor's: 'круглосуточно'. */
  hours: (hours: string) => `Отвечаем ${hours}.`,
  writeToSupport: 'Написать в поддержку',
};

/** The page of servers while the CMS holds none of its own. */
export const cloudServers = {
  title: 'Облачные серверы',
  description: 'Облачные серверы: готовые тарифы, цены на сегодня, заказ без звонков.',
};
