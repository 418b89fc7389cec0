import { diffArrays } from 'diff';
import { labelOf } from '../../panel/special-labels';
import { fingerprintOf, type Part, type Snapshot, type SnapshotValue } from '../history/snapshot';
import { compareBlocks } from './compare-blocks';
import { compareWords } from './compare-words';
import type { Difference, FieldChange, FieldDifference, PartDifference } from './difference';
import { readBlocks } from './read-blocks';
import { wordsOfValue } from './words-of-value';

/** What people call a component: 'Шаги «Как начать»'. */
export type PartName = (part: Part) => string;

/** Two versions of an entry side by side, field by field. */
export function compareSnapshots(before: Snapshot, after: Snapshot, nameOfPart: PartName): Difference {
  const difference: Difference = { fields: [], unchanged: [] };
  for (const field of new Set([...Object.keys(after), ...Object.keys(before)])) {
    const change = changeOf(field, before[field], after[field], nameOfPart);
    if (change === undefined) difference.unchanged.push(labelOf(field));
    else difference.fields.push({ label: labelOf(field), ...change });
  }
  return difference;
}

function changeOf(
  field: string,
  before: SnapshotValue | undefined,
  after: SnapshotValue | undefined,
  nameOfPart: PartName,
): FieldChange | undefined {
  const [was, is] = [before ?? emptyLike(after), after ?? emptyLike(before)];
  if (fingerprintOf({ value: was }) === fingerprintOf({ value: is })) return undefined;
  if (was.kind === 'links' && is.kind === 'links') {
    const name = (link: { documentId: string; title: string }) => ({
      key: link.documentId,
      words: link.title,
    });
    return listChange(was.links.map(name), is.links.map(name));
  }
  if (was.kind === 'files' && is.kind === 'files') {
    const name = (file: { id: number; name: string }) => ({ key: String(file.id), words: file.name });
    return listChange(was.files.map(name), is.files.map(name));
  }
  if (was.kind === 'parts' && is.kind === 'parts') {
    return { kind: 'parts', parts: compareParts(was.parts, is.parts, nameOfPart) };
  }
  if (was.kind === 'plain' && is.kind === 'plain') return plainChange(field, was.value, is.value);
  // The field was of another kind then: there is nothing to lay side by side.
  return { kind: 'value', before: 'поле другого вида', after: 'поле другого вида' };
}

function plainChange(field: string, before: unknown, after: unknown): FieldChange | undefined {
  const [was, is] = [before ?? '', after ?? ''];
  if (was === is) return undefined;
  const areTexts = typeof was === 'string' && typeof is === 'string' && !isMoment(was) && !isMoment(is);
  if (!areTexts) return { kind: 'value', before: wordsOfValue(before), after: wordsOfValue(after) };
  if (field !== 'code' && (isArticle(was) || isArticle(is))) {
    const blocks = compareBlocks(readBlocks(was), readBlocks(is));
    return { kind: 'article', blocks, isMarkupOnly: blocks.every(({ change }) => change === 'same') };
  }
  return { kind: 'words', pieces: compareWords(was, is) };
}

interface Named {
  key: string;
  words: string;
}

function listChange(before: readonly Named[], after: readonly Named[]): FieldChange {
  const without = (list: readonly Named[], others: readonly Named[]) =>
    list.filter(({ key }) => others.every((other) => other.key !== key)).map(({ words }) => words);
  const [removed, added] = [without(before, after), without(after, before)];
  return { kind: 'list', removed, added, isReordered: removed.length === 0 && added.length === 0 };
}

function compareParts(
  before: readonly Part[],
  after: readonly Part[],
  nameOfPart: PartName,
): PartDifference[] {
  const key = ({ component, fields }: Part) => `${component} ${fingerprintOf(fields)}`;
  const [keysBefore, keysAfter] = [before.map(key), after.map(key)];
  const differences: PartDifference[] = [];
  let [left, right] = [0, 0];
  let gone: Part[] = [];
  const whole = (part: Part, change: 'removed' | 'added'): PartDifference => {
    const isMoved = (change === 'removed' ? keysAfter : keysBefore).includes(key(part));
    if (isMoved) return { change: 'moved', name: nameOfPart(part) };
    const [was, is] = change === 'removed' ? [part.fields, {}] : [{}, part.fields];
    return { change, name: nameOfPart(part), fields: compareSnapshots(was, is, nameOfPart).fields };
  };
  const leave = () => {
    // A part that moved is told of once, where it stands now.
    differences.push(
      ...gone.map((part) => whole(part, 'removed')).filter(({ change }) => change !== 'moved'),
    );
    gone = [];
  };
  for (const { added, removed, count } of diffArrays(keysBefore, keysAfter)) {
    if (removed) {
      gone.push(...before.slice(left, left + count));
      left += count;
    } else if (added) {
      for (const part of after.slice(right, right + count)) {
        const twin = gone.find(({ component }) => component === part.component);
        if (twin === undefined || keysBefore.includes(key(part)) || keysAfter.includes(key(twin))) {
          differences.push(whole(part, 'added'));
          continue;
        }
        gone = gone.filter((one) => one !== twin);
        const fields: FieldDifference[] = compareSnapshots(twin.fields, part.fields, nameOfPart).fields;
        differences.push({ change: 'changed', name: nameOfPart(part), fields });
      }
      right += count;
    } else {
      leave();
      differences.push({ change: 'same', names: after.slice(right, right + count).map(nameOfPart) });
      left += count;
      right += count;
    }
  }
  leave();
  return differences;
}

function emptyLike(value: SnapshotValue | undefined): SnapshotValue {
  switch (value?.kind) {
    case 'links':
      return { kind: 'links', links: [] };
    case 'files':
      return { kind: 'files', files: [] };
    case 'parts':
      return { kind: 'parts', parts: [] };
    default:
      return { kind: 'plain', value: null };
  }
}

/** Text with tags around its paragraphs, rather than text that speaks of tags. */
function isArticle(text: string): boolean {
  return /^\s*<(p|h[1-6]|ul|ol|table|pre|figure|aside|blockquote|div|hr)[\s>]/i.test(text);
}

function isMoment(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text);
}
