'use client';

import { type Order, readOrder } from '@vitrina/ordering';
import { TextLink } from '@vitrina/ui';
import { useAddressQuery } from '~/address-query';
import { orderPaths } from '~/order-paths';

/** The way back from the order of a cluster to its parts, with everything kept; nothing for other orders. */
export function ChangeClusterLink({ order }: { order: Order | undefined }) {
  // The period may have been changed on this page since; its address knows.
  const [query] = useAddressQuery();
  if (order?.product !== 'k8s') return null;
  const now = readOrder('k8s', query);
  const changed = now.ok && now.value.product === 'k8s' ? now.value : order;
  return <TextLink href={orderPaths.changeCluster(changed)}>Изменить кластер</TextLink>;
}
