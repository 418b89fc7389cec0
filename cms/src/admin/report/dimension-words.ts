import type { Dimension } from '../../funnel/funnel-report';

/** How each way from what was seen to an order is told. */
export const DIMENSION_WORDS: Record<
  Dimension,
  { tab: string; group: string; reached: string; hint: string }
> = {
  all: {
    ...{ tab: 'Всё вместе', group: '', reached: 'Посещения' },
    hint: 'Посещение заканчивается через два часа после последней страницы.',
  },
  product: {
    ...{ tab: 'Продукты', group: 'Продукт', reached: 'Страницы продукта' },
    hint: 'Страница продукта считается один раз за посещение; регистрация и заказ относятся к тому, что выбрали.',
  },
  campaign: {
    ...{ tab: 'Кампании', group: 'Кампания', reached: 'Посещения' },
    hint: 'Кампания это метка utm_campaign последней размеченной ссылки, по которой пришёл посетитель.',
  },
  banner: {
    ...{ tab: 'Баннеры', group: 'Баннер и вариант', reached: 'Показы' },
    hint: 'Показ: половина баннера секунду на экране, один раз за посещение. Регистрация и заказ относятся к каждому баннеру, который видели в этом посещении, поэтому у разных баннеров их не складывают.',
  },
};
