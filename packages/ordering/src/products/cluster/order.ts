import type { PanelPath } from '../../account/panel';
import { isLocationCode, type LocationCode } from '../../catalogue/location';
import type { PaymentPeriod } from '../../catalogue/payment-period';
import { idInJson, parseId } from '../../ids';
import {
  invalid,
  nothingChosen,
  type OnUnreadable,
  parseJson,
  type ReadOrder,
  readCount,
  readList,
  readPeriod,
} from '../../orders/read-query';
import { succeed } from '../../result';
import type { Flow } from '../flow';
import type { NodePresetId } from './tariff';
import { type NodeChoice, readConfiguration, readWorkerGroup, type WorkerGroup } from './worker-group';

/** A Kubernetes cluster that a visitor has chosen. */
export interface ClusterOrder {
  product: 'k8s';
  location: LocationCode;
  version: string;
  masters: NodeChoice;
  /** More than one make the cluster highly available. */
  masterCount: number;
  workerGroups: WorkerGroup[];
  period: PaymentPeriod;
}

/** The only network plugin that the site asks for (rule R87). */
export const NETWORK_DRIVER = 'calico';

/** The query of the Kubernetes flow (rule R10). Nodes stand in it as JSON, with memory and disk in GB. */
export function toClusterQuery(order: ClusterOrder): URLSearchParams {
  const query = new URLSearchParams({ location: order.location, version: order.version });
  if (order.masters.kind === 'preset') query.set('preset', String(order.masters.presetId));
  else query.set('configuration', JSON.stringify(toJson(order.masters)));
  query.set('nodes_count', String(order.masterCount));
  query.set('worker_nodes', toWorkerJson(order.workerGroups));
  query.set('period', order.period);
  return query;
}

/** Reads the query of the Kubernetes flow. Unreadable worker groups are told of and treated as none. */
export function fromClusterQuery(
  query: URLSearchParams,
  onUnreadable: OnUnreadable = () => undefined,
): ReadOrder<ClusterOrder> {
  const masters = readMasters(query, 'preset');
  if (!masters.ok) return masters;
  const location = query.get('location');
  if (!isLocationCode(location)) return invalid('location');
  const version = readVersion(query);
  if (!version) return invalid('version');
  const masterCount = query.has('nodes_count') ? readCount(query, 'nodes_count') : 1;
  if (!masterCount) return invalid('nodes_count');
  const period = readPeriod(query);
  if (!period) return invalid('period');
  const workerGroups = readList(query, 'worker_nodes', readWorkerGroup, onUnreadable);
  return succeed({
    ...{ product: 'k8s', location, version, masters: masters.value, masterCount, workerGroups, period },
  });
}

/** The masters of a query: a configuration where there is one, otherwise the preset under a key. */
export function readMasters(query: URLSearchParams, presetKey: string): ReadOrder<NodeChoice> {
  if (query.has('configuration')) {
    const configuration = readConfiguration(parseJson(query.get('configuration') ?? ''));
    return configuration ? succeed(configuration) : invalid('configuration');
  }
  if (!query.has(presetKey)) return nothingChosen();
  const presetId = parseId<NodePresetId>(query.get(presetKey));
  return presetId ? succeed({ kind: 'preset', presetId }) : invalid(presetKey);
}

/** A version as the provider writes them: `v1.36.2+k0s.0`. */
export function readVersion(query: URLSearchParams): string | undefined {
  const version = query.get('version') ?? '';
  return /^v?\d{1,3}(\.\d{1,3}){1,3}[\w.+-]{0,30}$/.test(version) ? version : undefined;
}

/** A node of parts as it stands in a query: memory and disk in GB. */
export function toJson(node: Extract<NodeChoice, { kind: 'configuration' }>) {
  return {
    configurator_id: idInJson(node.configuratorId),
    cpu: node.cpu,
    ram: node.ramGb,
    disk: node.diskGb,
  };
}

/** Worker groups as they stand in a query. */
export function toWorkerJson(groups: readonly WorkerGroup[]): string {
  return JSON.stringify(
    groups.map(({ name, node, nodeCount, presetGroup, labels }) => ({
      ...{ name, node_count: nodeCount, presetGroup, labels },
      ...(node.kind === 'preset' ? { preset_id: idInJson(node.presetId) } : { configuration: toJson(node) }),
    })),
  );
}

/** The flow of clusters. */
export const CLUSTER_FLOW: Flow<ClusterOrder> = {
  auth: 'registrationK8s',
  keys: [
    ...['location', 'version', 'preset', 'nodes_count', 'configuration', 'worker_nodes', 'period'],
    'intent',
  ],
  write: toClusterQuery,
  section: '/kubernetes/create' as PanelPath,
  fulfilment: {
    ...{ kind: 'resource', claim: 'cluster', page: (id) => `/kubernetes/${id}` as PanelPath },
    withoutBalance: '/kubernetes/create' as PanelPath,
  },
};
