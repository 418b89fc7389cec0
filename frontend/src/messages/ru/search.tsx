import { type Money, russianPlural } from '@vitrina/ordering';
import type { ReactNode } from 'react';
import { money } from './format';

export const title = 'Поиск';
export const titleOf = (query: string) => `Поиск: ${query}`;
export const lead =
  'Ищем по инструкциям, услугам и решениям и тарифам серверов. Опечатки и забытую раскладку простим.';

/** The field, and the form it stands in. */
export const form = { label: 'Запрос', field: 'Что найти', find: 'Найти' };

/** What each kind of what is found is called. */
export const kinds = { tutorial: 'Инструкции', service: 'Услуги и решения', tariff: 'Тарифы серверов' };

export const filters = { where: 'Где искать', everywhere: 'Всё', section: 'Раздел' };

export const results = {
  found: (query: string, total: number) => `По запросу «${query}» нашлось: ${total}`,
  notHere: 'Здесь ничего не нашлось: посмотрите в другом месте.',
  firstOnly: (shown: number) => `Показаны первые ${shown}.`,
  showAll: 'Показать все',
  previous: 'Предыдущие',
  next: 'Показать ещё',
  noFurther: 'Дальше не показываем: уточните запрос.',
};

/** While a part of the search does not answer. */
export const missing = (kindsAway: readonly (keyof typeof kinds)[]) => {
  const away = kindsAway.map((kind) => kinds[kind].toLowerCase()).join(', ');
  return `Сейчас не отвечает часть поиска: ${away}. Попробуйте ещё раз через минуту.`;
};

export const nothing = {
  title: (query: string) => `По запросу «${query}» ничего не нашлось`,
  lead: 'Попробуйте другое слово или посмотрите всё по порядку.',
  leadOfPart: 'Но искали не везде: часть поиска сейчас не отвечает.',
  allTariffs: 'Все тарифы',
  tutorials: 'Инструкции',
  askForTutorial: 'Попросить инструкцию',
};

/** Above queries that are sure to find something. */
export const hints = { certain: 'Это точно найдётся', examples: 'Например' };

/** Beside the name of a service or a solution. */
export const notes = { service: 'Услуга', solution: 'Решение' };

/** By what else services and tariffs are found: words of visitors, which nobody is shown. */
export const keywords = {
  service: 'услуга',
  solution: 'решение',
  tariff: 'тариф облачный сервер VDS VPS',
};

/** Servers that a query describes. */
export const servers = {
  title: 'Подобрать сервер',
  none: 'Таких нет, покажем ближайшие',
  /** `requirements` are those below. */
  thatFit: (requirements: readonly string[]) => `Серверы: ${requirements.join(', ')}`,
  cores: (least: number) => `от ${least}\u00a0${russianPlural(least) === 'one' ? 'ядра' : 'ядер'}`,
  memory: (leastGb: number) => `от ${leastGb}\u00a0ГБ памяти`,
  disk: (leastGb: number) => `от ${leastGb}\u00a0ГБ диска`,
  price: (most: Money) => `до ${money(most)}`,
};

export const perMonth = (price: Money) => `${money(price)}/мес`;

/** 3 тарифа от 1 500 ₽/мес. */
export const countFrom = (count: string, price: string) => `${count} от ${price}`;
/** The same with a price that is shown in every basis. */
export const countFromShown = (count: string, price: ReactNode) => (
  <>
    {count} от {price}
  </>
);

export const tooManyQueries = 'Слишком много запросов подряд. Подождите минуту.';

/** What finds every article: the CMS indexes each with it (`cms/src/search/stored-articles.ts`). */
export const wordOfEveryArticle = 'статья';
