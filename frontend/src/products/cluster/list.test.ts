import {
  fromClusterPageQuery,
  type NodePresetId,
  type NodeTariff,
  parseId,
  roubles,
} from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { SAMPLE_RULES } from '~/testing/sample-tariffs';
import { inPeriod } from '../product-offer';
import { toNodeOffers } from './list';

const nodes = [
  node(1673, 'master', 'ru-3', 'K8S Promo', 1),
  node(1969, 'worker', 'ru-3', 'Worker 2/4/50', 1000),
  node(403, 'master', 'ru-1', 'K8S Base', 1000),
  node(900, 'worker', 'kz-1', 'Worker 1/2/30', 550),
];
const offers = toNodeOffers(nodes, 'v1.36.2+k0s.0', SAMPLE_RULES.multipliers);
const [worker, master] = offers;

test('a node is offered where the other part of a cluster is sold too', () => {
  expect(offers.map(({ group, location }) => [group, location])).toEqual([
    ['Рабочие узлы', 'ru-3'],
    ['Мастер-узлы', 'ru-3'],
  ]);
});

test('a line leads to the smallest cluster with its node, and tells what that one costs for the period', () => {
  const [quarterly] = inPeriod(worker ? [worker] : [], 'P3M');
  expect(quarterly).toMatchObject({ monthly: roubles(970), note: 'кластер от 971\u00a0₽' });
  const address = new URL(quarterly?.href.visitor ?? '', 'https://vitrina.example');
  expect(address.pathname).toBe('/kubernetes/create-cluster');
  expect(address.searchParams.get('presetId')).toBe('1673');
  const order = fromClusterPageQuery(address.searchParams);
  expect(order).toMatchObject({
    value: { location: 'ru-3', masterCount: 1, period: 'P3M', workerGroups: [{ nodeCount: 1 }] },
  });
});

test('the name of a node leaves its price to the column of prices', () => {
  expect(master?.title).toBe('K8S Promo');
});

test('without a version of Kubernetes no cluster is offered', () => {
  expect(toNodeOffers(nodes, undefined, SAMPLE_RULES.multipliers)).toEqual([]);
});

function node(
  id: number,
  role: NodeTariff['role'],
  location: NodeTariff['location'],
  title: string,
  price: number,
): NodeTariff {
  const presetId = parseId<NodePresetId>(id);
  if (!presetId) throw new Error(`${id} is not an id`);
  return {
    ...{ presetId, role, title, location, price: roubles(price), mostMasters: undefined },
    ...{ cpu: 2, ramMb: 4096, diskMb: 51_200, networkMbit: 1000 },
  };
}
