import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDraft, soundDraft } from '~/testing/cluster-drafts';
import { CLUSTER_OFFER } from '~/testing/cluster-offer';
import { changeDraft, readMove, writeMove } from './change-draft';
import { type ClusterDraft, MOST_GROUPS, MOST_LABELS, writeFields } from './cluster-draft';
import { focusAfter } from './focus-after';
import { readCluster } from './read-cluster';
import { readDraft } from './read-draft';

const START = readDraft(new URLSearchParams(), CLUSTER_OFFER).draft;

test('a group that is added is like the last one, has a name of its own, and makes no fault', () => {
  fc.assert(
    fc.property(soundDraft, (draft) => {
      const after = changeDraft(draft, { kind: 'add-group' });
      expect(after.groups).toHaveLength(Math.min(draft.groups.length + 1, MOST_GROUPS));
      expect(after.groups.slice(0, draft.groups.length)).toEqual(draft.groups);
      const opened = readDraft(writeFields(after), CLUSTER_OFFER);
      expect(readCluster(opened.draft, opened.choice).kind).toBe('order');
    }),
  );
});

test('what is taken away is that one alone, and the last group stays', () => {
  fc.assert(
    fc.property(anyDraft, ({ groups, ...rest }) => {
      const draft: ClusterDraft = { groups, ...rest };
      const at = groups[0]?.at ?? 0;
      const after = changeDraft(draft, { kind: 'remove-group', at });
      expect(after.groups).toEqual(groups.length > 1 ? groups.slice(1) : groups);
      const row = groups[0]?.labels[0]?.row ?? 0;
      expect(changeDraft(draft, { kind: 'remove-label', at, row }).groups[0]?.labels).toEqual(
        groups[0]?.labels.slice(1),
      );
    }),
  );
});

test('a group wears labels up to a number', () => {
  let draft = START;
  for (let more = 0; more < MOST_LABELS + 2; more += 1)
    draft = changeDraft(draft, { kind: 'add-label', at: 1 });
  expect(draft.groups[0]?.labels.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test.each([
  [{ kind: 'add-group' } as const, 'g2_name'],
  [{ kind: 'add-label', at: 1 } as const, 'g1_label1_key'],
  [{ kind: 'remove-label', at: 1, row: 1 } as const, 'do-add-label.1'],
  [{ kind: 'recount' } as const, undefined],
])('after %o a visitor goes on at %s', (move, field) => {
  expect(focusAfter(move, START, changeDraft(START, move))).toBe(field);
});

test('after a group is gone a visitor goes on at its neighbour', () => {
  const two = changeDraft(START, { kind: 'add-group' });
  for (const [at, neighbour] of [
    [1, 'g2_name'],
    [2, 'g1_name'],
  ] as const) {
    const move = { kind: 'remove-group', at } as const;
    expect(focusAfter(move, two, changeDraft(two, move))).toBe(neighbour);
  }
});

test.each([
  [{ kind: 'add-group' } as const],
  [{ kind: 'remove-group', at: 3 } as const],
  [{ kind: 'add-label', at: 2 } as const],
  [{ kind: 'remove-label', at: 2, row: 4 } as const],
  [{ kind: 'recount' } as const],
])('the button of %o says so', (move) => {
  expect(readMove(writeMove(move))).toEqual(move);
});

test('whatever else a button says, it only counts', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const move = readMove(text);
      return move.kind === 'recount' || writeMove(move).split('.')[0] === text.split('.')[0];
    }),
  );
});
