import type { Product } from '@vitrina/ordering';
import { paths } from '~/urls/paths';

interface OrderMessages {
  /** Of the page on which it is ordered. */
  title: string;
  /** Of the page on which an account is made for it. */
  withAccount: string;
  /** What follows the click. */
  afterwards: string;
  busy: string;
  /** Where something like it can be found. */
  tariffs: string;
}

const MADE_SOON = 'Проверьте, всё ли верно. Сразу после заказа откроется панель';

export const ORDER_MESSAGES: Record<Product, OrderMessages> = {
  vds: {
    title: 'Заказ сервера',
    withAccount: 'Создайте аккаунт\u00a0— и сервер готов',
    afterwards: `${MADE_SOON} с новым сервером; пока он создаётся, можно придумать ему дело.`,
    busy: 'Создаём сервер…',
    tariffs: paths.tariffs,
  },
  dbaas: {
    title: 'Заказ базы данных',
    withAccount: 'Создайте аккаунт\u00a0— и база данных готова',
    afterwards: `${MADE_SOON} с новой базой: адрес и пароль администратора будут там.`,
    busy: 'Создаём базу данных…',
    tariffs: paths.service('databases'),
  },
  s3: {
    title: 'Заказ хранилища',
    withAccount: 'Создайте аккаунт\u00a0— и хранилище готово',
    afterwards: `${MADE_SOON} с новым хранилищем и ключами к нему.`,
    busy: 'Создаём хранилище…',
    tariffs: paths.service('s3'),
  },
  balancer: {
    title: 'Заказ балансировщика',
    withAccount: 'Создайте аккаунт\u00a0— и балансировщик готов',
    afterwards: `${MADE_SOON}, где к балансировщику подключают серверы.`,
    busy: 'Создаём балансировщик…',
    tariffs: paths.service('load-balancers'),
  },
  k8s: {
    title: 'Заказ кластера Kubernetes',
    withAccount: 'Создайте аккаунт\u00a0— и кластер готов',
    afterwards: `${MADE_SOON} с новым кластером; через несколько минут там появится kubeconfig.`,
    busy: 'Создаём кластер…',
    tariffs: paths.createCluster,
  },
  dedicated: {
    title: 'Заказ выделенного сервера',
    withAccount: 'Создайте аккаунт\u00a0— и мы подготовим сервер',
    afterwards: `${MADE_SOON}. Сервер собирают люди: о готовности сообщит поддержка.`,
    busy: 'Заказываем сервер…',
    tariffs: paths.service('dedicated-servers'),
  },
  apps: {
    title: 'Заказ приложения',
    withAccount: 'Создайте аккаунт\u00a0— и выберите репозиторий',
    afterwards:
      'Проверьте, всё ли верно. Дальше откроется панель: там выбирают репозиторий и запускают приложение.',
    busy: 'Открываем панель…',
    tariffs: paths.service('apps'),
  },
  ai: {
    title: 'Заказ комплекта для AI',
    withAccount: 'Создайте аккаунт\u00a0— и комплект готов',
    afterwards: `${MADE_SOON}: всё из комплекта создаётся одновременно.`,
    busy: 'Создаём комплект…',
    tariffs: paths.service('ai-servers'),
  },
};
