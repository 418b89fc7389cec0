import { type ClusterOrder, readOrder } from '@vitrina/ordering';
import { withOptions } from '~/checkout/option-fields';

/**
 * The cluster as it is chosen on the page of its order by now: version, nodes, their numbers and the period can be changed
 * there. The address follows them when they have been counted, without telling anyone; what is not counted yet only the
 * fields of the form say.
 */
export function clusterChosenNow(
  order: ClusterOrder,
  address: URLSearchParams,
  fields: Iterable<[string, unknown]>,
): ClusterOrder {
  const now = readOrder('k8s', withOptions(address, fields));
  return now.ok && now.value.product === 'k8s' ? now.value : order;
}
