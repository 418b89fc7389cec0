import { type ClusterOrder, fromClusterPageQuery, toClusterPageQuery } from '@vitrina/ordering';
import { STILL_CHOOSING } from '~/urls/order-paths';
import { paths } from '~/urls/paths';
import { type ClusterDraft, USUAL_FAMILY, writeFields } from './cluster-draft';
import type { ReadCluster } from './read-cluster';
import type { Replacement } from './read-draft';

/** What an address of the page says. */
export interface ClusterAddress {
  /** The answer of the form that it is, or could have been. */
  fields: URLSearchParams;
  /** The order that it is by the keys of rule R11. */
  order: ClusterOrder | undefined;
  /** Somebody has chosen something; otherwise the page is only opened. */
  isSent: boolean;
  isStillChosen: boolean;
}

/** Reads the keys of rule R11, or those of the form. Whatever is wrong with a key, the others count. */
export function readClusterAddress(
  query: URLSearchParams,
  onUnreadable: (key: string) => void = () => undefined,
): ClusterAddress {
  const isStillChosen = query.has(STILL_CHOOSING);
  const isSpecified = ['presetId', 'configuration', 'nodes'].some((key) => query.has(key));
  if (!isSpecified) return { fields: query, order: undefined, isSent: query.has('master'), isStillChosen };
  const read = fromClusterPageQuery(query, onUnreadable);
  return {
    fields: read.ok ? fieldsOf(read.value) : damagedFields(query),
    order: read.ok ? read.value : undefined,
    // Groups alone are no cluster yet: what rules them is still to be chosen.
    ...{ isSent: query.has('presetId') || query.has('configuration'), isStillChosen },
  };
}

/** Keys that make an order readable in place of those that are not. They stand for nothing: what was written is told. */
const READABLE: Readonly<Record<string, string>> = {
  ...{ version: 'v1.0', zone: 'ru-1', presetId: '1', master_nodes_count: '1', period: 'P1Y' },
};

/** A node of one's own of which nothing is known. */
const UNREADABLE_NODE = 'own-0';

function damagedFields(query: URLSearchParams): URLSearchParams {
  const mended = new URLSearchParams(query);
  const written = new Map<string, string>();
  for (let tries = 0; tries < Object.keys(READABLE).length + 2; tries += 1) {
    const read = fromClusterPageQuery(mended);
    if (read.ok) {
      const fields = fieldsOf(read.value);
      for (const [key, text] of written) fields.set(key === 'presetId' ? 'master' : key, text);
      return fields;
    }
    const key = read.failure.kind === 'invalid' ? read.failure.key : 'presetId';
    if (key === 'configuration') {
      mended.delete('configuration');
      written.set('presetId', UNREADABLE_NODE);
      mended.set('presetId', '1');
    } else {
      written.set(key, query.get(key) ?? '');
      mended.set(key, READABLE[key] ?? '');
    }
  }
  return new URLSearchParams();
}

/** An order as the answer of the form that it could have been. */
export function fieldsOf(order: ClusterOrder): URLSearchParams {
  return writeFields(draftOf(order));
}

function draftOf({
  location,
  version,
  period,
  masters,
  masterCount,
  workerGroups,
}: ClusterOrder): ClusterDraft {
  return {
    ...{ zone: location, version, period, masters: nodeDraft(masters), masterCount: String(masterCount) },
    groups: workerGroups.map(({ name, node, nodeCount, presetGroup, labels }, index) => ({
      ...{
        at: index + 1,
        name,
        family: presetGroup || USUAL_FAMILY,
        node: nodeDraft(node),
        count: String(nodeCount),
      },
      labels: labels.map((label, row) => ({ row: row + 1, ...label })),
    })),
  };
}

function nodeDraft(node: ClusterOrder['masters']): ClusterDraft['masters'] {
  if (node.kind === 'preset') return { card: String(node.presetId), cpu: '', ram: '', disk: '' };
  const { configuratorId, cpu, ramGb, diskGb } = node;
  return { card: `own-${configuratorId}`, cpu: String(cpu), ram: String(ramGb), disk: String(diskGb) };
}

interface ShownDraft {
  draft: ClusterDraft;
  read: ReadCluster;
  replaced: readonly Replacement[];
}

/**
 * Where the page shows a draft again: by the keys of rule R11 where it is an order of what was wanted, otherwise with
 * every field as it was typed, the wrong ones and empty rows included.
 */
export function choosingAddress({ draft, read, replaced }: ShownDraft): string {
  const hasEmptyRows = draft.groups.some(({ labels }) => labels.some(({ key, value }) => !key && !value));
  if (read.kind !== 'order' || hasEmptyRows || replaced.length > 0) return draftAddress(draft, replaced);
  return `${paths.createCluster}?${STILL_CHOOSING}=true&${toClusterPageQuery(read.order)}`;
}

/**
 * Where the page shows a draft with its fields, numbers of groups and rows included. It still names what was wanted and is
 * replaced, so that the page tells it, and again when it is loaded anew.
 */
export function draftAddress(draft: ClusterDraft, replaced: readonly Replacement[]): string {
  const fields = writeFields(draft);
  for (const { field, wanted } of replaced) if (fields.has(field)) fields.set(field, wanted);
  return `${paths.createCluster}?${STILL_CHOOSING}=true&${fields}`;
}
