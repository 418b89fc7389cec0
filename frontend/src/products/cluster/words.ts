import type { ClusterOrder } from '@vitrina/ordering';
import { paths } from '~/urls/paths';
import type { FindSteps, OrderWords } from '../product-words';

export const CLUSTER_NAME = 'Кластер Kubernetes';

export const CLUSTER_WORDS: OrderWords = {
  title: 'Заказ кластера Kubernetes',
  withAccount: 'Создайте аккаунт\u00a0— и кластер готов',
  afterwards:
    'Проверьте, всё ли верно. Сразу после заказа откроется панель с новым кластером; через несколько минут там появится kubeconfig.',
  busy: 'Создаём кластер…',
  tariffs: () => paths.createCluster,
};

export const CLUSTER_UNCHOSEN = 'После регистрации откроется панель: кластер создают там.';

export const clusterSteps: FindSteps<ClusterOrder> = (_order, made) => [
  { text: 'Когда кластер будет готов, скачайте в панели его kubeconfig.' },
  {
    text: 'Посмотрите на узлы:',
    command: `kubectl --kubeconfig ~/Downloads/${made?.name ?? 'cluster'}.yaml get nodes`,
  },
];
