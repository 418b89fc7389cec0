import {
  type ClusterOrder,
  fromClusterPageQuery,
  isAmount,
  labelKeyFault,
  labelValueFault,
  MASTER_COUNTS,
  type NodeChoice,
  type NodeConfigurator,
  nextAmount,
  toClusterPageQuery,
} from '@vitrina/ordering';
import { t } from '~/messages';
import type { ClusterChoice, NodeShelf } from './cluster-choice';
import {
  type ClusterDraft,
  type GroupDraft,
  groupField,
  groupNodeFields,
  labelField,
  MASTER_FIELDS,
  type NodeDraft,
} from './cluster-draft';
import { outOfRange, tooManyMasters } from './cluster-words';
import { configuratorOf, rangesOf, tariffOf } from './node-card';

/** What is wrong with a field, in words that stand at it. */
export interface Fault {
  field: string;
  text: string;
}

/** The order that a draft stands for, or everything that is wrong with it. */
export type ReadCluster = { kind: 'order'; order: ClusterOrder } | { kind: 'faults'; faults: Fault[] };

export const MOST_WORKERS = 20;
const LONGEST_NAME = 63;
/** Servers refuse an address of 16 KB with all that a browser adds to it, and some carry an order within another address. */
const LONGEST_QUERY = 8000;

export function readCluster(draft: ClusterDraft, choice: ClusterChoice): ReadCluster {
  const faults: Fault[] = [];
  const masters = readNode(draft.masters, MASTER_FIELDS, choice.masters, faults);
  const masterCount = readMasterCount(draft, choice, faults);
  const workerGroups = draft.groups.map((group) => readGroup(group, draft, choice, faults));
  if (draft.groups.length === 0) faults.push({ field: 'groups', text: t.cluster.noGroups });
  const whole = workerGroups.filter((group) => group !== undefined);
  if (faults.length > 0 || !masters || !masterCount || whole.length < workerGroups.length)
    return { kind: 'faults', faults };
  const { location, period } = choice;
  const order: ClusterOrder = {
    ...{ product: 'k8s', location, version: draft.version, masters, masterCount, period },
    workerGroups: whole,
  };
  if (!isCarried(order)) return { kind: 'faults', faults: [{ field: 'groups', text: t.cluster.tooLong }] };
  return { kind: 'order', order };
}

/** Whether its address brings the order back. A list of groups that cannot be read there would count as none. */
function isCarried(order: ClusterOrder): boolean {
  const query = toClusterPageQuery(order);
  const read = fromClusterPageQuery(query);
  const { length } = order.workerGroups;
  return query.toString().length <= LONGEST_QUERY && read.ok && read.value.workerGroups.length === length;
}

function readMasterCount(
  { masterCount: typed, masters }: ClusterDraft,
  choice: ClusterChoice,
  faults: Fault[],
): number | undefined {
  const count = MASTER_COUNTS.find((known) => String(known) === typed);
  const tariff = tariffOf(masters.card, choice.masters.tariffs);
  if (!count)
    faults.push({ field: 'master_nodes_count', text: t.cluster.mastersAre(MASTER_COUNTS.join(', ')) });
  else if (tariff?.mostMasters !== undefined && count > tariff.mostMasters)
    faults.push({ field: 'master_nodes_count', text: tooManyMasters(tariff, tariff.mostMasters) });
  return count;
}

function readGroup(
  { at, name, family, node, count, labels }: GroupDraft,
  { groups }: ClusterDraft,
  choice: ClusterChoice,
  faults: Fault[],
): ClusterOrder['workerGroups'][number] | undefined {
  const known = faults.length;
  const trimmed = name.trim();
  const isRepeated = groups.some((other) => other.at < at && other.name.trim() === trimmed);
  const wrongName =
    (trimmed === '' && t.cluster.noName) ||
    (trimmed.length > LONGEST_NAME && t.cluster.longName(LONGEST_NAME)) ||
    (isRepeated && t.cluster.sameName);
  if (wrongName) faults.push({ field: groupField(at, 'name'), text: wrongName });
  const read = readNode(node, groupNodeFields(at), choice.workers, faults);
  const nodeCount = wholeNumber(count);
  if (nodeCount === undefined || nodeCount < 1 || nodeCount > MOST_WORKERS)
    faults.push({ field: groupField(at, 'count'), text: t.cluster.workersRange(1, MOST_WORKERS) });
  const written = labels.filter(({ key, value }) => key.trim() !== '' || value.trim() !== '');
  const worn = written.map(({ row, key: typedKey, value: typedValue }) => {
    const [key, value] = [typedKey.trim(), typedValue.trim()];
    const [wrongKey, wrongValue] = [labelKeyFault(key), labelValueFault(value)];
    const isWorn = written.some((other) => other.row < row && other.key.trim() === key);
    if (wrongKey) faults.push({ field: labelField(at, row, 'key'), text: t.cluster.keyFaults[wrongKey] });
    else if (isWorn) faults.push({ field: labelField(at, row, 'key'), text: t.cluster.sameLabel });
    if (wrongValue)
      faults.push({ field: labelField(at, row, 'value'), text: t.cluster.valueFaults[wrongValue] });
    return { key, value };
  });
  if (faults.length > known || !read || nodeCount === undefined) return undefined;
  return { name: trimmed, node: read, nodeCount, presetGroup: family, labels: worn };
}

function readNode(
  node: NodeDraft,
  fields: Record<keyof NodeDraft, string>,
  shelf: NodeShelf,
  faults: Fault[],
): NodeChoice | undefined {
  const tariff = tariffOf(node.card, shelf.tariffs);
  if (tariff) return { kind: 'preset', presetId: tariff.presetId };
  const configurator = configuratorOf(node.card, shelf.configurators);
  if (!configurator) {
    faults.push({ field: fields.card, text: t.cluster.noNode });
    return undefined;
  }
  return ownNode(node, fields, configurator, faults);
}

function ownNode(
  node: NodeDraft,
  fields: Record<keyof NodeDraft, string>,
  configurator: NodeConfigurator,
  faults: Fault[],
): NodeChoice | undefined {
  const ranges = rangesOf(configurator);
  const amount = (part: 'cpu' | 'ram' | 'disk') => {
    const typed = wholeNumber(node[part]);
    if (typed !== undefined && isAmount(ranges[part], typed)) return typed;
    const nearest = typed === undefined ? undefined : nextAmount(ranges[part], typed);
    faults.push({ field: fields[part], text: outOfRange(ranges[part], nearest, part) });
    return undefined;
  };
  const [cpu, ramGb, diskGb] = [amount('cpu'), amount('ram'), amount('disk')];
  if (cpu === undefined || ramGb === undefined || diskGb === undefined) return undefined;
  return { kind: 'configuration', configuratorId: configurator.configuratorId, cpu, ramGb, diskGb };
}

/** Spaces between figures and around them are how people write. */
function wholeNumber(text: string): number | undefined {
  const figures = text.replace(/\s/g, '');
  return /^\d{1,7}$/.test(figures) ? Number(figures) : undefined;
}
