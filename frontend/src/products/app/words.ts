import { paths } from '~/urls/paths';
import type { OrderWords } from '../product-words';

export const APP_NAME = 'Приложение';

export const APP_WORDS: OrderWords = {
  title: 'Заказ приложения',
  withAccount: 'Создайте аккаунт\u00a0— и выберите репозиторий',
  afterwards:
    'Проверьте, всё ли верно. Дальше откроется панель: там выбирают репозиторий и запускают приложение.',
  busy: 'Открываем панель…',
  tariffs: () => paths.service('apps'),
};

export const APP_UNCHOSEN =
  'После регистрации откроется панель: там выбирают репозиторий и запускают приложение.';
