import { labelOf } from '../../panel/special-labels';
import { fingerprintOf, type Snapshot } from './snapshot';

/** Russian names of the fields that differ, without those that are told otherwise. */
export function changedFields(
  uid: string,
  before: Snapshot,
  after: Snapshot,
  isTold: (name: string) => boolean = () => false,
): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => !isTold(name) && !isSame(before, after, name))
    .map((name) => labelOf(name, uid));
}

function isSame(before: Snapshot, after: Snapshot, name: string): boolean {
  const [one, other] = [before[name], after[name]];
  if (one === undefined || other === undefined) return one === other;
  return fingerprintOf({ [name]: one }) === fingerprintOf({ [name]: other });
}
