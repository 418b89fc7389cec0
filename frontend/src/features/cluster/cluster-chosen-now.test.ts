import type { ClusterOrder } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { optionField, valueIn } from '~/checkout/option-fields';
import { CLUSTER_OFFER } from '~/testing/cluster-offer';
import { orderPaths } from '~/urls/order-paths';
import { clusterChosenNow } from './cluster-chosen-now';
import { readCluster } from './read-cluster';
import { readDraft } from './read-draft';

const ORDERED = orderOf('version=v1.36.2%2Bk0s.0&zone=ru-1&period=P1Y&master=403&g1_node=399&g1_count=2');
const CHANGED = orderOf('version=v1.33.2%2Bk0s.0&zone=ru-1&period=P1M&master=403&g1_node=399&g1_count=5');
const THREE_MASTERS: ClusterOrder = { ...CHANGED, masterCount: 3 };
/** The keys of the fields on the page of an order, as `cluster-choices.ts` has them. */
const KEYS = ['version', 'preset', 'nodes_count', 'worker_nodes', 'period'];

test('the way back takes along what was changed on the page of the order and stands in its address', () => {
  expect(clusterChosenNow(ORDERED, addressOf(THREE_MASTERS), [])).toEqual(THREE_MASTERS);
});

test('the way back takes along what was changed and is not counted yet', () => {
  const fields = KEYS.map((key): [string, string] => [
    optionField({ keys: [key] }),
    valueIn(addressOf(THREE_MASTERS), [key]),
  ]);
  expect(clusterChosenNow(ORDERED, addressOf(ORDERED), fields)).toEqual(THREE_MASTERS);
});

test('an address that is no cluster leads back to the one that was ordered', () => {
  expect(clusterChosenNow(ORDERED, new URLSearchParams('promo=spring'), [])).toEqual(ORDERED);
});

function addressOf(order: ClusterOrder): URLSearchParams {
  return new URL(orderPaths.page(order), 'https://site.example').searchParams;
}

function orderOf(fields: string): ClusterOrder {
  const { draft, choice } = readDraft(new URLSearchParams(fields), CLUSTER_OFFER);
  const read = readCluster(draft, choice);
  if (read.kind !== 'order') throw new Error(JSON.stringify(read.faults));
  return read.order;
}
