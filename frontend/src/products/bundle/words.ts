import { paths } from '~/urls/paths';
import type { OrderWords } from '../product-words';

export const BUNDLE_NAME = 'Комплект для AI';

export const BUNDLE_WORDS: OrderWords = {
  title: 'Заказ комплекта для AI',
  withAccount: 'Создайте аккаунт\u00a0— и комплект готов',
  afterwards:
    'Проверьте, всё ли верно. Сразу после заказа откроется панель: всё из комплекта создаётся одновременно.',
  busy: 'Создаём комплект…',
  tariffs: () => paths.service('ai-servers'),
};

export const BUNDLE_UNCHOSEN =
  'После регистрации откроется панель: серверы, базы и хранилища для AI создают там.';
