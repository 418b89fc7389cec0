import type { Order } from '@vitrina/ordering';
import { TextLink } from '@vitrina/ui';
import { t } from '~/messages';
import { orderPaths } from '~/urls/order-paths';
import { clusterChosenNow } from './cluster-chosen-now';

/** The way back from the order of a cluster to its parts, with everything kept; nothing for other orders. */
export function ChangeClusterLink({ order }: { order: Order | undefined }) {
  if (order?.product !== 'k8s') return null;
  return (
    <TextLink
      href={orderPaths.changeCluster(order)}
      onClick={({ currentTarget }) => {
        currentTarget.href = orderPaths.changeCluster(
          clusterChosenNow(order, new URLSearchParams(window.location.search), optionsOnPage()),
        );
      }}
    >
      {t.cluster.change}
    </TextLink>
  );
}

/** The form whose fields they are stands elsewhere on the page. */
function optionsOnPage(): [string, unknown][] {
  const form = document.querySelector<HTMLSelectElement>('select[data-option]')?.form;
  return form ? [...new FormData(form)] : [];
}
