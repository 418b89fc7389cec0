import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { compareSnapshots } from '../src/editorial/difference/compare-snapshots';
import { type Snapshot, withTexts } from '../src/editorial/history/snapshot';

const PART = 'commerce.retired-preset';
const STRAPI = {
  contentTypes: {
    card: {
      attributes: {
        preset_id: { type: 'string' },
        cpu: { type: 'integer' },
        retired: { type: 'component', component: PART, repeatable: true },
      },
    },
  },
  components: { [PART]: { attributes: { preset_id: { type: 'string' } } } },
} as unknown as Core.Strapi;

const plain = (value: unknown) => ({ kind: 'plain' as const, value });
const versionOf = (id: (number: number) => unknown, ...retired: number[]): Snapshot => ({
  ...{ preset_id: plain(id(4823)), cpu: plain(2) },
  retired: {
    kind: 'parts',
    parts: [
      ...retired.map((number) => ({ component: PART, fields: { preset_id: plain(id(number)) } })),
      { component: 'blocks.gone', fields: { lines: plain(3) } },
    ],
  },
});

test('a version of before identifiers could be words has them as texts, and nothing else', () => {
  const kept = versionOf((number) => number, 1921, 7);
  expect(withTexts(STRAPI, 'card', kept)).toEqual(versionOf(String, 1921, 7));
});

test('beside what the entry says now it tells what was changed since, and not how it was kept', () => {
  const kept = withTexts(
    STRAPI,
    'card',
    versionOf((number) => number, 1921, 7),
  );
  const now = versionOf(String, 1921);
  const { fields, unchanged } = compareSnapshots(kept, now, () => 'Тариф');
  expect(fields).toMatchObject([
    { kind: 'parts', parts: [{ change: 'same' }, { change: 'removed' }, { change: 'same' }] },
  ]);
  expect(unchanged).toHaveLength(2);
});
