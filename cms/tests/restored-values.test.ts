import type { Core } from '@strapi/strapi';
import { describe, expect, test } from 'vitest';
import { compareSnapshots } from '../src/editorial/difference/compare-snapshots';
import { toInput } from '../src/editorial/history/restore';
import type { Snapshot } from '../src/editorial/history/snapshot';

const ATTRIBUTES = {
  preset_id: { type: 'string' },
  cpu: { type: 'integer' },
  retired: { type: 'component', component: 'commerce.retired-preset', repeatable: true },
};
const STRAPI = {
  contentTypes: { card: { attributes: ATTRIBUTES } },
  components: { 'commerce.retired-preset': { attributes: { preset_id: { type: 'string' } } } },
} as unknown as Core.Strapi;

const plain = (value: unknown) => ({ kind: 'plain' as const, value });
const retired = (value: unknown) => ({
  kind: 'parts' as const,
  parts: [{ component: 'commerce.retired-preset', fields: { preset_id: plain(value) } }],
});

describe('a version of before identifiers could be words', () => {
  const then: Snapshot = { preset_id: plain(4823), cpu: plain(2), retired: retired(1921) };

  test('is put back with texts where the fields take them', async () => {
    expect(await toInput(STRAPI, 'card', then)).toEqual({
      data: { preset_id: '4823', cpu: 2, retired: [{ preset_id: '1921' }] },
      losses: [],
    });
  });

  test('says what the entry says now', () => {
    const { fields } = compareSnapshots({ preset_id: plain(4823) }, { preset_id: plain('4823') }, () => '');
    expect(fields).toEqual([]);
  });
});
