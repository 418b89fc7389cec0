import { fromClusterPageQuery, toClusterPageQuery } from '@vitrina/ordering';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDraft, soundDraft } from '~/testing/cluster-drafts';
import { CLUSTER_OFFER } from '~/testing/cluster-offer';
import { orderPaths } from '~/urls/order-paths';
import { changeDraft } from './change-draft';
import { choosingAddress, draftAddress, readClusterAddress } from './cluster-address';
import { writeFields } from './cluster-draft';
import { readCluster } from './read-cluster';
import { readDraft } from './read-draft';

describe('the address of a cluster that is put together', () => {
  test('leads back to the same order, by the keys of its rule', () => {
    fc.assert(
      fc.property(soundDraft, (draft) => {
        const order = orderOf(writeFields(draft));
        const { query, ...address } = opened(
          choosingAddress({ draft, read: { kind: 'order', order }, replaced: [] }),
        );
        expect(address).toMatchObject({ isSent: true, isStillChosen: true });
        expect(orderOf(address.fields)).toEqual(order);
        expect(fromClusterPageQuery(query)).toEqual({ ok: true, value: order });
        expect(opened(orderPaths.changeCluster(order)).fields.toString()).toBe(address.fields.toString());
      }),
    );
  });

  test('keeps whatever was typed while it is no order', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { fields } = opened(
          choosingAddress({ draft, read: { kind: 'faults', faults: [] }, replaced: [] }),
        );
        expect(readDraft(fields, CLUSTER_OFFER).draft).toEqual(draft);
      }),
    );
  });

  test('keeps an empty row of labels, which an order has not', () => {
    const { draft } = readDraft(new URLSearchParams('g1_label1_key=&g1_label1_value='), CLUSTER_OFFER);
    const read = readCluster(draft, readDraft(new URLSearchParams(), CLUSTER_OFFER).choice);
    expect(read.kind).toBe('order');
    const { fields } = opened(choosingAddress({ draft, read, replaced: [] }));
    expect(readDraft(fields, CLUSTER_OFFER).draft.groups[0]?.labels).toEqual([
      { row: 1, key: '', value: '' },
    ]);
  });
});

test.each([
  ['a node', 'zone=ru-1&master=1673', ['master']],
  ['a node of a group', 'zone=ru-1&g1_node=own-69&g2_node=399', ['g1_node']],
  ['a version', 'zone=ru-1&version=v1.20.1', ['version']],
  ['a place', 'zone=mars', ['zone']],
])('%s that is replaced is told again after a button brought the page back', (_, query, fields) => {
  const { draft, choice, replaced } = readDraft(new URLSearchParams(query), CLUSTER_OFFER);
  expect(replaced.map(({ field }) => field)).toEqual(fields);
  for (const move of [{ kind: 'recount' }, { kind: 'add-group' }] as const) {
    const moved = changeDraft(draft, move);
    const address = choosingAddress({ draft: moved, read: readCluster(moved, choice), replaced });
    expect(readDraft(opened(address).fields, CLUSTER_OFFER)).toEqual({ draft: moved, choice, replaced });
  }
});

test('what is replaced in a group that is taken away is told no more', () => {
  const query = new URLSearchParams('zone=ru-1&g1_node=own-69&g2_node=399');
  const { draft, replaced } = readDraft(query, CLUSTER_OFFER);
  const moved = changeDraft(draft, { kind: 'remove-group', at: 1 });
  expect(readDraft(opened(draftAddress(moved, replaced)).fields, CLUSTER_OFFER).replaced).toEqual([]);
});

test('an order for another place than its zone names goes by the place', () => {
  const order = { ...orderOf(new URLSearchParams()), location: 'fr-1' as const };
  expect(fromClusterPageQuery(toClusterPageQuery(order))).toEqual({ ok: true, value: order });
});

const NODES = JSON.stringify([{ name: 'web', node_count: 3, preset_id: 399 }]);

test.each([
  ['a version that is none', `presetId=403&version=latest&zone=spb-3&nodes=${NODES}`, ['version']],
  ['a place that is none', `presetId=403&version=v1.36.2%2Bk0s.0&zone=mars&nodes=${NODES}`, ['zone']],
  ['masters that are none', `presetId=x&version=v1.36.2%2Bk0s.0&zone=spb-3&nodes=${NODES}`, ['master']],
  [
    'parts that cannot be read',
    `configuration={&version=v1.36.2%2Bk0s.0&zone=spb-3&nodes=${NODES}`,
    ['master'],
  ],
  [
    'a node that is not sold any more',
    `presetId=404&version=v1.36.2%2Bk0s.0&zone=spb-3&nodes=${NODES}`,
    ['master'],
  ],
  ['all of that', `presetId=x&version=latest&zone=mars&nodes=${NODES}`, ['zone', 'version', 'master']],
])('%s in an address is told, and the rest of it counts', (_, query, fields) => {
  const address = opened(`/kubernetes/create-cluster?${query}`);
  const { draft, replaced } = readDraft(address.fields, CLUSTER_OFFER);
  expect(replaced.map(({ field }) => field)).toEqual(fields);
  expect(draft.groups).toMatchObject([{ name: 'web', count: '3', node: { card: '399' } }]);
});

test.each([
  ['', false],
  ['zone=ru-3&period=P1M', false],
  [`nodes=${NODES}`, false],
  ['master=403', true],
  ['presetId=403', true],
])('an address with "%s" has chosen a cluster: %s', (query, isSent) => {
  expect(opened(`/kubernetes/create-cluster?${query}`).isSent).toBe(isSent);
});

test('groups without masters are kept for the form', () => {
  const { fields } = opened(`/kubernetes/create-cluster?nodes=${NODES}`);
  expect(readDraft(fields, CLUSTER_OFFER)).toMatchObject({
    draft: { masters: { card: '403' }, groups: [{ name: 'web', count: '3' }] },
    replaced: [],
  });
});

function opened(address: string) {
  const query = new URL(address, 'https://site.example').searchParams;
  return { query, ...readClusterAddress(query) };
}

function orderOf(fields: URLSearchParams) {
  const { draft, choice, replaced } = readDraft(fields, CLUSTER_OFFER);
  const read = readCluster(draft, choice);
  if (read.kind !== 'order' || replaced.length > 0) throw new Error(JSON.stringify({ read, replaced }));
  return read.order;
}
