import type { ClusterOrder } from '@vitrina/ordering';
import { t } from '~/messages';
import type { FindSteps } from '../first-step';

export const clusterSteps: FindSteps<ClusterOrder> = (_order, made) => [
  { text: t.products.firstSteps.k8s.download },
  {
    text: t.products.firstSteps.k8s.look,
    command: `kubectl --kubeconfig ~/Downloads/${made?.name ?? 'cluster'}.yaml get nodes`,
  },
];
