import {
  type Catalogue,
  type ClusterOrder,
  NETWORK_DRIVER,
  type NodeChoice,
  type NodeTariff,
} from '@vitrina/ordering';
import { memoryCaption, versionCaption } from '~/copy/captions';
import { t } from '~/messages';
import type { Description, SummaryLine } from '../description';

/** A cluster: its version, its masters, and each group of its workers. */
export async function describeCluster(order: ClusterOrder, catalogue: Catalogue): Promise<Description> {
  return { lines: clusterLines(order, await catalogue.nodeTariffs()), location: order.location };
}

/** The same where the tariffs are at hand. */
export function clusterLines(
  { version, masters, masterCount, workerGroups }: ClusterOrder,
  tariffs: readonly NodeTariff[],
): SummaryLine[] {
  const workers = workerGroups.map(
    ({ name, node, nodeCount, labels }): SummaryLine => [
      workerGroups.length > 1 ? t.products.workerNodesOf(name) : t.products.workerNodes,
      [nodes(node, nodeCount, tariffs), ...labels.map(labelCaption)].join(', '),
    ],
  );
  return [
    ['Kubernetes', versionCaption(version)],
    [t.products.masterNodes, nodes(masters, masterCount, tariffs)],
    ...(workers.length > 0 ? workers : [[t.products.workerNodes, t.products.noNodes] as const]),
    [t.products.network, NETWORK_DRIVER],
  ];
}

function nodes(node: NodeChoice, count: number, tariffs: readonly NodeTariff[]): string {
  return `${count}\u00a0× ${nodeCaption(node, tariffs)}`;
}

/** A label as Kubernetes writes it; a value may be empty. */
function labelCaption({ key, value }: ClusterOrder['workerGroups'][number]['labels'][number]): string {
  return `${key}=${value}`;
}

/** What a node is made of; nothing for one that is not among the tariffs. */
export function nodeCaption(node: NodeChoice, tariffs: readonly NodeTariff[]): string {
  const { cores, gigabytes, ofDisk } = t.units;
  if (node.kind === 'configuration')
    return [cores(node.cpu), gigabytes(node.ramGb), ofDisk(gigabytes(node.diskGb))].join(', ');
  const tariff = tariffs.find(({ presetId }) => presetId === node.presetId);
  if (!tariff) return '';
  return `${cores(tariff.cpu)}, ${memoryCaption(tariff.ramMb)}`;
}
