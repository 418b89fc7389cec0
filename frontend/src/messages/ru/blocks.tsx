import type { Money } from '@vitrina/ordering';
import type { ReactNode } from 'react';
import { money } from './format';

// An island tells the age of prices: what it says stands alone here, and comes to a browser alone.
export const pricesAsOf = (moment: ReactNode) => <>Цены на {moment}</>;
export const pricesCannotBeRenewed =
  'Обновить цены сейчас не получается: сервис тарифов не отвечает. Это последние известные цены, перед заказом мы проверим их ещё раз.';
/** The hour of a day that is not today: 14:05, 21 ноября. */
export const hourOfDay = (hour: string, day: string) => `${hour}, ${day}`;

/** A modal (rule R46). */
export const tariffsFailed = {
  title: 'Ошибка!',
  text: 'При загрузке тарифов что-то пошло не так, попробуйте обновить страницу или повторить позднее',
  close: 'Понятно',
};

/** What stands where a part of a page would be. */
export const outages = {
  servers: {
    title: 'Тарифы сейчас не загрузились',
    text: 'Всё остальное на сайте работает. Попробуйте ещё раз через минуту.',
  },
  databases: {
    title: 'Тарифы баз данных сейчас не загрузились',
    text: 'Всё остальное на сайте работает. Попробуйте ещё раз через минуту.',
  },
  tariffs: {
    title: 'Тарифы сейчас не загрузились',
    text: 'Всё остальное на сайте работает. Попробуйте ещё раз через минуту.',
  },
  configurator: {
    title: 'Конфигуратор сейчас не загрузился',
    text: 'Выберите готовый тариф или попробуйте ещё раз через минуту.',
  },
};
export const tryAgain = 'Повторить';

export const noBundle = {
  title: 'Комплект сейчас не собрать',
  text: 'Одной из его частей нет в наличии. Остальные можно заказать по отдельности, а мы подскажем, чем заменить недостающую.',
  allServices: 'Все услуги',
};

export const hero = {
  /** Over links that an editor has given no title. */
  links: 'Полезные ссылки',
  signUp: 'Создать аккаунт',
  order: 'Заказать',
  writeToSupport: 'Написать в поддержку',
  /** `hours` are the editor's: 'круглосуточно'. */
  supportHours: (hours: string) => `Поддержка отвечает ${hours}`,
};

export const comparison = {
  caption: (ours: string, theirs: string) => `Таблица: ${ours} и ${theirs}`,
  compared: 'Что сравниваем',
};

export const grantUpTo = (amount: Money) => `до ${money(amount)}`;

/** Editions of a document; `number` is the editor's. */
export const editions = {
  edition: (number: number, day: string) => `Редакция ${number} от ${day}`,
  isOutdated: 'Эта редакция больше не действует.',
  inForce: (number: number, day: string) => `Действует редакция ${number} от ${day}`,
  earlier: 'Прежние редакции',
};
