import { array, object, string } from 'yup';
import { parseId } from '../../ids';
import { asRecord, isCount } from '../../orders/read-query';
import { LONGEST_LABEL_KEY, LONGEST_LABEL_PART } from './label';
import type { NodeConfiguratorId, NodePresetId } from './tariff';

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

/** A node of parts as it stands in a query, or `undefined`. */
export function readConfiguration(value: unknown): NodeChoice | undefined {
  const record = asRecord(value);
  const configuratorId = parseId<NodeConfiguratorId>(record?.configurator_id);
  if (!record || !configuratorId) return undefined;
  const { cpu, ram, disk } = record;
  if (!isCount(cpu) || !isCount(ram) || !isCount(disk)) return undefined;
  return { kind: 'configuration', configuratorId, cpu, ramGb: ram, diskGb: disk };
}
