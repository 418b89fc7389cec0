import { type DraftMove, writeMove } from './change-draft';
import { type ClusterDraft, groupField, labelField } from './cluster-draft';

/** Where a visitor goes on after a move: the id of the first new field, or of what stands next to the one that is gone. */
export function focusAfter(move: DraftMove, before: ClusterDraft, after: ClusterDraft): string | undefined {
  if (move.kind === 'recount') return undefined;
  if (move.kind === 'add-group') {
    const added = after.groups.find(({ at }) => before.groups.every((group) => group.at !== at));
    return added && groupField(added.at, 'name');
  }
  if (move.kind === 'remove-group') {
    const place = before.groups.findIndex(({ at }) => at === move.at);
    const neighbour = after.groups[Math.min(place, after.groups.length - 1)];
    return neighbour && groupField(neighbour.at, 'name');
  }
  const labelsOf = ({ groups }: ClusterDraft) => groups.find(({ at }) => at === move.at)?.labels ?? [];
  const added = labelsOf(after).find(({ row }) => labelsOf(before).every((label) => label.row !== row));
  if (added) return labelField(move.at, added.row, 'key');
  return `do-${writeMove({ kind: 'add-label', at: move.at })}`;
}
