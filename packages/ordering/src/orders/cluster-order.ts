import { array, object, string } from 'yup';
import { isLocationCode, type LocationCode } from '../catalogue/location';
import type { PaymentPeriod } from '../catalogue/payment-period';
import { type NodeConfiguratorId, type NodePresetId, parseId } from '../ids';
import { succeed } from '../result';
import { LONGEST_LABEL_KEY, LONGEST_LABEL_PART } from './cluster-label';
import {
  asRecord,
  invalid,
  isCount,
  nothingChosen,
  type OnUnreadable,
  parseJson,
  type ReadOrder,
  readCount,
  readList,
  readPeriod,
} from './read-query';

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

/** A node: ready-made, or of parts with memory and disk in whole GB. */
export type NodeChoice =
  | { kind: 'preset'; presetId: NodePresetId }
  | { kind: 'configuration'; configuratorId: NodeConfiguratorId; cpu: number; ramGb: number; diskGb: number };

/** Equal nodes that work for a cluster. */
export interface WorkerGroup {
  name: string;
  node: NodeChoice;
  nodeCount: number;
  /** The family of tariffs that the visitor chose among. */
  presetGroup: string;
  labels: { key: string; value: string }[];
}

/** The query of the Kubernetes flow (specification 000, section 2). Nodes stand in it as JSON, with memory and disk in GB. */
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
  return { configurator_id: node.configuratorId, cpu: node.cpu, ram: node.ramGb, disk: node.diskGb };
}

/** Worker groups as they stand in a query. */
export function toWorkerJson(groups: readonly WorkerGroup[]): string {
  return JSON.stringify(
    groups.map(({ name, node, nodeCount, presetGroup, labels }) => ({
      ...{ name, node_count: nodeCount, presetGroup, labels },
      ...(node.kind === 'preset' ? { preset_id: node.presetId } : { configuration: toJson(node) }),
    })),
  );
}

const MOST_NODES = 100;

const groupWords = object({
  name: string().trim().min(1).max(100).required(),
  presetGroup: string()
    .matches(/^[\w-]{1,40}$/)
    .required(),
  labels: array(
    object({
      key: string().min(1).max(LONGEST_LABEL_KEY).required(),
      value: string().max(LONGEST_LABEL_PART).defined(),
    }).required(),
  )
    .max(20)
    .required(),
});

/** One entry of a list of worker groups, or `undefined`. What a group need not say has its usual value. */
export function readWorkerGroup(value: unknown): WorkerGroup | undefined {
  const record = asRecord(value);
  const node = record && readNode(record);
  const nodeCount = record?.node_count;
  if (!node || !isCount(nodeCount) || nodeCount > MOST_NODES) return undefined;
  const { name = 'workers', presetGroup = 'general', labels = [] } = record;
  const words = { name, presetGroup, labels };
  if (!groupWords.isValidSync(words, { strict: true })) return undefined;
  return {
    name: words.name,
    node,
    nodeCount,
    presetGroup: words.presetGroup,
    labels: words.labels.map(({ key, value }) => ({ key, value })),
  };
}

function readNode({ preset_id, configuration }: Readonly<Record<string, unknown>>): NodeChoice | undefined {
  if (configuration !== undefined) return readConfiguration(configuration);
  const presetId = parseId<NodePresetId>(preset_id);
  return presetId && { kind: 'preset', presetId };
}

function readConfiguration(value: unknown): NodeChoice | undefined {
  const record = asRecord(value);
  const configuratorId = parseId<NodeConfiguratorId>(record?.configurator_id);
  if (!record || !configuratorId) return undefined;
  const { cpu, ram, disk } = record;
  if (!isCount(cpu) || !isCount(ram) || !isCount(disk)) return undefined;
  return { kind: 'configuration', configuratorId, cpu, ramGb: ram, diskGb: disk };
}
