/** A node as it is being chosen: a card, and the amounts of a node of one's own. All as it was typed. */
export interface NodeDraft {
  /** The id of a ready-made node, or `own-` with that of a configurator. */
  card: string;
  cpu: string;
  ram: string;
  disk: string;
}

export interface LabelDraft {
  /** Its number among the fields, which stays when others are taken away. */
  row: number;
  key: string;
  value: string;
}

export interface GroupDraft {
  /** Its number among the fields, which stays when others are taken away. */
  at: number;
  name: string;
  /** The family of tariffs that a hand-written address has named. */
  family: string;
  node: NodeDraft;
  count: string;
  labels: LabelDraft[];
}

/** A cluster while it is put together. What stands in it may be wrong, but is never lost. */
export interface ClusterDraft {
  zone: string;
  version: string;
  period: string;
  masters: NodeDraft;
  masterCount: string;
  groups: GroupDraft[];
}

export const MOST_GROUPS = 10;
export const MOST_LABELS = 8;
export const USUAL_FAMILY = 'general';

/** The names of the fields: of the masters, of a group by its number, of a label by its row. */
export const MASTER_FIELDS = {
  card: 'master',
  cpu: 'master_cpu',
  ram: 'master_ram',
  disk: 'master_disk',
} as const;
export const groupField = (at: number, name: 'name' | 'family' | 'count') => `g${at}_${name}`;
export const groupNodeFields = (at: number) => ({
  ...{ card: `g${at}_node`, cpu: `g${at}_cpu`, ram: `g${at}_ram`, disk: `g${at}_disk` },
});
export const labelField = (at: number, row: number, part: 'key' | 'value') => `g${at}_label${row}_${part}`;

/** A draft as the answer of the form that it is. */
export function writeFields(draft: ClusterDraft): URLSearchParams {
  const query = new URLSearchParams({ zone: draft.zone, version: draft.version, period: draft.period });
  writeNode(query, MASTER_FIELDS, draft.masters);
  query.set('master_nodes_count', draft.masterCount);
  query.set('groups', String(draft.groups.length));
  for (const { at, name, family, node, count, labels } of draft.groups) {
    query.set(groupField(at, 'name'), name);
    if (family !== USUAL_FAMILY) query.set(groupField(at, 'family'), family);
    writeNode(query, groupNodeFields(at), node);
    query.set(groupField(at, 'count'), count);
    for (const { row, key, value } of labels) {
      query.set(labelField(at, row, 'key'), key);
      query.set(labelField(at, row, 'value'), value);
    }
  }
  return query;
}

type NodeFields = Record<keyof NodeDraft, string>;

function writeNode(query: URLSearchParams, fields: NodeFields, node: NodeDraft): void {
  query.set(fields.card, node.card);
  for (const part of ['cpu', 'ram', 'disk'] as const) if (node[part]) query.set(fields[part], node[part]);
}

/** The numbers of the groups that an answer of the form has, in their order. */
export function groupsIn(query: URLSearchParams): number[] {
  return numbers(query, /^g(\d{1,3})_/);
}

/** The numbers of the labels of a group. */
export function labelsIn(query: URLSearchParams, at: number): number[] {
  return numbers(query, new RegExp(`^g${at}_label(\\d{1,3})_`));
}

function numbers(query: URLSearchParams, name: RegExp): number[] {
  const found = [...query.keys()].flatMap((key) => name.exec(key)?.[1] ?? []);
  return [...new Set(found.map(Number))].sort((one, other) => one - other);
}
