import { diffArrays } from 'diff';
import { compareWords, likeness } from './compare-words';
import type { Block, BlockDifference } from './difference';

const PATIENCE_MS = 1000;
/** Below it two paragraphs are rather one gone and one new. */
const ALIKE = 0.4;

/** Which blocks of an article came, went, or were reworded; what stayed the same is kept together. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): BlockDifference[] {
  const changes = diffArrays(before.map(keyOf), after.map(keyOf), { timeout: PATIENCE_MS });
  if (changes === undefined) return [...before.map(removedBlock), ...after.map(addedBlock)];
  const differences: BlockDifference[] = [];
  let [left, right] = [0, 0];
  let gone: Block[] = [];
  for (const { added, removed, count } of changes) {
    if (removed) {
      gone.push(...before.slice(left, left + count));
      left += count;
    } else if (added) {
      differences.push(...pair(gone, after.slice(right, right + count)));
      gone = [];
      right += count;
    } else {
      differences.push(...gone.map(removedBlock));
      gone = [];
      differences.push({ change: 'same', blocks: before.slice(left, left + count) });
      left += count;
      right += count;
    }
  }
  return [...differences, ...gone.map(removedBlock)];
}

/** Of what went and what came at one place, like stands beside like, in order. */
function pair(gone: readonly Block[], come: readonly Block[]): BlockDifference[] {
  const differences: BlockDifference[] = [];
  let next = 0;
  for (const block of gone) {
    const found = come.findIndex((candidate, index) => index >= next && isReworded(block, candidate));
    const twin = come[found];
    if (twin === undefined) {
      differences.push(removedBlock(block));
      continue;
    }
    differences.push(...come.slice(next, found).map(addedBlock));
    differences.push({ change: 'changed', name: twin.name, pieces: compareWords(block.text, twin.text) });
    next = found + 1;
  }
  return [...differences, ...come.slice(next).map(addedBlock)];
}

function isReworded(one: Block, other: Block): boolean {
  return one.name === other.name && likeness(compareWords(one.text, other.text)) >= ALIKE;
}

function keyOf({ name, text }: Block): string {
  return `${name}\n${text}`;
}

function removedBlock(block: Block): BlockDifference {
  return { change: 'removed', block };
}

function addedBlock(block: Block): BlockDifference {
  return { change: 'added', block };
}
