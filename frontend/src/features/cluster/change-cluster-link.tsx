'use client';

import { type ClusterOrder, type Order, readOrder } from '@vitrina/ordering';
import { TextLink } from '@vitrina/ui';
import { orderPaths } from '~/order-paths';

/** The way back from the order of a cluster to its parts, with everything kept; nothing for other orders. */
export function ChangeClusterLink({ order }: { order: Order | undefined }) {
  if (order?.product !== 'k8s') return null;
  return (
    <TextLink
      href={orderPaths.changeCluster(order)}
      onClick={({ currentTarget }) => {
        currentTarget.href = orderPaths.changeCluster(asChosenNow(order));
      }}
    >
      Изменить кластер
    </TextLink>
  );
}

/** The period may have been changed on this page since. Its address follows the choice without telling anyone, so it is asked. */
function asChosenNow(order: ClusterOrder): ClusterOrder {
  const now = readOrder('k8s', new URLSearchParams(window.location.search));
  return now.ok && now.value.product === 'k8s' ? now.value : order;
}
