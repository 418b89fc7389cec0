import type { ReactNode } from 'react';

export const title = 'Статус сервиса';

export const parts = {
  site: 'Сайт',
  prices: 'Цены',
  orders: 'Заказы и регистрация',
  panel: 'Панель управления',
  knowledge: 'База знаний',
};

/** How a part is doing, in a word, and what that makes of the whole. */
export const states = {
  good: { word: 'Работает', whole: 'Всё работает' },
  works: { word: 'Плановые работы', whole: 'Идут плановые работы' },
  trouble: { word: 'С перебоями', whole: 'Часть сервиса работает с перебоями' },
  outage: { word: 'Не работает', whole: 'Часть сервиса сейчас не работает' },
};

/** `hour` is an hour by a clock: 12:05 по Москве. */
export const seenAt = (hour: ReactNode) => (
  <>Как сайт видит это в {hour}. Обновите страницу, чтобы проверить ещё раз.</>
);

export const partsTitle = 'Части сервиса';
export const messagesAway = 'Сообщения о сбоях и работах сейчас получить не удалось.';

/** Above the messages of the shop. */
export const incidents = { open: 'Сейчас', planned: 'Планируется', past: 'Что было' };

/** What the site itself has seen of a part that is not well. */
export const notes = {
  pagesFail: 'Часть страниц сейчас открывается с ошибкой.',
  noPrices: 'Цены сейчас получить не удаётся.',
  /** `when`: в 12:05 по Москве. */
  pricesOf: (when: string) => `На сайте цены, которые были верны ${when}.`,
  halfOfOrdersFail: 'За последние 15 минут не прошла половина заказов или регистраций.',
  someOrdersFail: 'Часть заказов и регистраций проходит не с первого раза.',
  ordersMayBeLate: 'Провайдер отвечает с ошибками: заказ может задержаться.',
  panelMayNotOpen: 'Провайдер отвечает сайту с ошибками: панель может не открыться.',
  articlesMayBeLate: 'Статьи открываются, но изменения в них появятся позже.',
};
