import type { DedicatedOrder } from '@vitrina/ordering';
import { paths } from '~/urls/paths';
import type { FindSteps, OrderWords } from '../product-words';

export const DEDICATED_NAME = 'Выделенный сервер';

export const DEDICATED_WORDS: OrderWords = {
  title: 'Заказ выделенного сервера',
  withAccount: 'Создайте аккаунт\u00a0— и мы подготовим сервер',
  afterwards:
    'Проверьте, всё ли верно. Сразу после заказа откроется панель. Сервер собирают люди: о готовности сообщит поддержка.',
  busy: 'Заказываем сервер…',
  tariffs: () => paths.service('dedicated-servers'),
};

export const DEDICATED_UNCHOSEN = 'После регистрации откроется панель: выделенный сервер заказывают там.';

export const dedicatedSteps: FindSteps<DedicatedOrder> = () => [
  {
    text: 'Сервер собирают люди. Состояние и доступ\u00a0— в панели.',
  },
  { text: 'Вопросы по сборке задавайте в поддержку: номер сервера уже есть в панели.' },
];
