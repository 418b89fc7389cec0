import {
  type ClusterDraft,
  type GroupDraft,
  MOST_GROUPS,
  MOST_LABELS,
  type NodeDraft,
  USUAL_FAMILY,
} from './cluster-draft';

/** What a button of the form does besides sending it, as it stands in its value. */
export type DraftMove =
  | { kind: 'add-group' }
  | { kind: 'remove-group'; at: number }
  | { kind: 'add-label'; at: number }
  | { kind: 'remove-label'; at: number; row: number }
  /** Nothing but to count what is chosen. */
  | { kind: 'recount' };

/** The key under which a button tells what it does. */
export const MOVE = 'do';

export function writeMove(move: DraftMove): string {
  return [move.kind, ...('at' in move ? [move.at] : []), ...('row' in move ? [move.row] : [])].join('.');
}

/** Any other value is a count, so that nothing is ordered by it. */
export function readMove(text: string): DraftMove {
  const [kind, at = Number.NaN, row = Number.NaN] = text
    .split('.')
    .map((part, place) => (place ? Number(part) : part));
  if (kind === 'add-group') return { kind };
  if (typeof at !== 'number' || typeof row !== 'number') return { kind: 'recount' };
  if (kind === 'remove-group' || kind === 'add-label') return { kind, at };
  if (kind === 'remove-label') return { kind, at, row };
  return { kind: 'recount' };
}

/** The draft after a move. What cannot be done leaves it as it is. */
export function changeDraft(draft: ClusterDraft, move: DraftMove): ClusterDraft {
  switch (move.kind) {
    case 'add-group':
      return draft.groups.length < MOST_GROUPS
        ? { ...draft, groups: [...draft.groups, newGroup(draft)] }
        : draft;
    case 'remove-group':
      return draft.groups.length > 1
        ? { ...draft, groups: draft.groups.filter(({ at }) => at !== move.at) }
        : draft;
    case 'add-label':
      return changeGroup(draft, move.at, (group) => {
        if (group.labels.length >= MOST_LABELS) return group;
        return {
          ...group,
          labels: [...group.labels, { row: next(group.labels, 'row'), key: '', value: '' }],
        };
      });
    case 'remove-label':
      return changeGroup(draft, move.at, (group) => ({
        ...group,
        labels: group.labels.filter(({ row }) => row !== move.row),
      }));
    default:
      return draft;
  }
}

/** Another group begins as the last one, under a name of its own and without its labels. */
function newGroup({ groups }: ClusterDraft): GroupDraft {
  const at = next(groups, 'at');
  const names = new Set(groups.map(({ name }) => name));
  let name = `workers-${at}`;
  for (let more = at + 1; names.has(name); more += 1) name = `workers-${more}`;
  const node: NodeDraft = groups.at(-1)?.node ?? { card: '', cpu: '', ram: '', disk: '' };
  return { at, name, family: USUAL_FAMILY, node, count: '1', labels: [] };
}

function changeGroup(
  draft: ClusterDraft,
  at: number,
  change: (group: GroupDraft) => GroupDraft,
): ClusterDraft {
  return { ...draft, groups: draft.groups.map((group) => (group.at === at ? change(group) : group)) };
}

function next<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return Math.max(0, ...rows.map((row) => row[key])) + 1;
}
