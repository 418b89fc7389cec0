import type { Role } from './person';

/** What stands in the menu of each role, and the addresses of what is not theirs. */
export const WHAT_IS_THEIRS: Record<Role, { menu: string[]; content: string[]; foreign: string[] }> = {
  editor: {
    menu: ['Главная', 'Редактор контента', 'Редакция', 'Файлы', 'Настройки'],
    content: [
      'Авторы',
      'Метки',
      'Перенаправления',
      'Рубрики блога',
      'Серии',
      'Статьи',
      'Темы инструкций',
      'Эксперты',
    ],
    foreign: ['api::site.banner', 'api::site.page', 'api::requests.request'],
  },
  author: {
    menu: ['Главная', 'Редактор контента', 'Редакция', 'Файлы', 'Настройки'],
    content: ['Авторы', 'Метки', 'Рубрики блога', 'Серии', 'Статьи', 'Темы инструкций', 'Эксперты'],
    foreign: ['api::site.banner', 'api::site.redirect', 'api::requests.request'],
  },
  marketer: {
    menu: ['Главная', 'Редактор контента', 'Редакция', 'Отчёт', 'Файлы', 'Настройки'],
    content: [
      'Баннеры',
      'Перенаправления',
      'Сообщения о работе',
      'Статические тарифы',
      'Страницы',
      'Темы инструкций',
      'Услуги и решения',
      'Меню сайта',
      'Настройки продаж',
      'Настройки сайта',
      'Подвал сайта',
    ],
    foreign: ['api::knowledge.article', 'api::knowledge.author', 'api::requests.request'],
  },
  support: {
    menu: ['Главная', 'Редактор контента', 'Заявки', 'Настройки'],
    content: ['Заявки'],
    foreign: ['api::knowledge.article', 'api::site.banner', 'api::site.page'],
  },
};
