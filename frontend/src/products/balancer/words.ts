import type { BalancerOrder } from '@vitrina/ordering';
import { paths } from '~/urls/paths';
import type { FindSteps, OrderWords } from '../product-words';

export const BALANCER_NAME = 'Балансировщик';

export const BALANCER_WORDS: OrderWords = {
  title: 'Заказ балансировщика',
  withAccount: 'Создайте аккаунт\u00a0— и балансировщик готов',
  afterwards:
    'Проверьте, всё ли верно. Сразу после заказа откроется панель, где к балансировщику подключают серверы.',
  busy: 'Создаём балансировщик…',
  tariffs: () => paths.service('load-balancers'),
};

export const BALANCER_UNCHOSEN = 'После регистрации откроется панель: балансировщик создают там.';

export const balancerSteps: FindSteps<BalancerOrder> = (_order, made) => [
  { text: 'Добавьте в панели серверы, между которыми делить запросы.' },
  made?.address
    ? {
        text: 'Проверьте, что балансировщик отвечает:',
        command: `curl -I http://${made.address}:${made.port}`,
      }
    : {
        text: 'Адрес появится на странице балансировщика, когда будет выдан: направьте на него домен.',
      },
];
