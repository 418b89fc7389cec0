import {
  multiplier,
  type NodePresetId,
  type NodeTariff,
  type PaymentPeriod,
  parseId,
  roubles,
} from '@vitrina/ordering';
import { beforeAll, expect, test } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

let choices: typeof import('./cluster-choice');
beforeAll(async () => {
  stubEnv();
  choices = await import('./cluster-choice');
});

test('a master that is sold alone is no cluster of three, and the form is told why', () => {
  expect(read({ master: '1673', master_nodes_count: '3' })).toMatchObject({
    ...{ kind: 'too-many-masters', most: 1, master: { title: 'K8S Promo (1 Rub)' } },
  });
  expect(read({ master: '1673', master_nodes_count: '1' })).toMatchObject({ kind: 'order' });
  expect(read({ master: '403', master_nodes_count: '3' })).toMatchObject({ kind: 'order' });
});

test.each<PaymentPeriod>(['P1M', 'P1Y'])('the order keeps the period %s of the page', (period) => {
  expect(read({ master: '403' }, period)).toMatchObject({ order: { period } });
});

test('an order is the answer of the form that it could have been', () => {
  const answer = read({ master: '403', master_nodes_count: '5' }, 'P3M');
  if (answer.kind !== 'order') throw new Error(answer.kind);
  const query = choices.toChoiceQuery(answer.order);
  expect(Object.fromEntries(query)).toEqual({
    ...{ zone: 'ru-3', version: 'v1.36.2+k0s.0', period: 'P3M', master: '403', master_nodes_count: '5' },
    ...{ worker: '1969', worker_count: '2' },
  });
});

test.each<[PaymentPeriod, number, number]>([
  ['P1M', 5000, 5000],
  ['P3M', 4850, 14_550],
  ['P1Y', 4500, 54_000],
])('for %s five nodes of 1000 ₽ cost %i ₽ a month and %i ₽ at once', (period, monthly, due) => {
  const choice = choices.clusterChoice(OFFER, new URLSearchParams({ zone: 'ru-3', period }));
  const filled = choices.filledChoice(
    new URLSearchParams({ master: '403', master_nodes_count: '3' }),
    choice,
  );
  const found = choices.readClusterChoice(filled, choice);
  if (found.kind !== 'order') throw new Error(found.kind);
  expect(choices.clusterPayment(found.order, choice)).toEqual({
    monthly: roubles(monthly),
    due: roubles(due),
  });
});

test('the choice of another place is what is sold there', () => {
  const choice = choices.clusterChoice(OFFER, new URLSearchParams({ zone: 'nl-1' }));
  const filled = choices.filledChoice(new URLSearchParams({ master: '403', worker_count: '4' }), choice);
  expect(Object.fromEntries(filled)).toMatchObject({
    zone: 'nl-1',
    master: '500',
    worker: '501',
    worker_count: '4',
  });
  expect(choices.readClusterChoice(filled, choice)).toMatchObject({ kind: 'order' });
});

test('what is not there, or not sold here, is nothing', () => {
  expect(read({})).toEqual({ kind: 'nothing' });
  expect(read({ master: '404' })).toEqual({ kind: 'nothing' });
  expect(read({ master: '403', worker_count: '21' })).toEqual({ kind: 'nothing' });
});

const OFFER: import('./cluster-choice').ClusterOffer = {
  tariffs: [
    ...[node(1673, 'master', 'K8S Promo (1 Rub)', 1), node(403, 'master', 'K8S Base', undefined)],
    node(1969, 'worker', 'Worker 2/4/50', undefined),
    { ...node(500, 'master', 'K8S Base', undefined), location: 'nl-1' },
    { ...node(501, 'worker', 'Worker 2/4/50', undefined), location: 'nl-1' },
  ],
  versions: ['v1.36.2+k0s.0'],
  multipliers: { P1M: multiplier(1), P3M: multiplier(0.97), P6M: multiplier(0.95), P1Y: multiplier(0.9) },
  locations: ['ru-3', 'nl-1'],
};

function read(keys: Record<string, string>, period: PaymentPeriod = 'P1Y') {
  const sent = { worker: '1969', worker_count: '2', version: 'v1.36.2+k0s.0', master_nodes_count: '1' };
  return choices.readClusterChoice(new URLSearchParams({ ...sent, ...keys }), {
    ...{ locations: ['ru-3'], location: 'ru-3', versions: ['v1.36.2+k0s.0'], period },
    masters: [node(1673, 'master', 'K8S Promo (1 Rub)', 1), node(403, 'master', 'K8S Base', undefined)],
    workers: [node(1969, 'worker', 'Worker 2/4/50', undefined)],
  });
}

function node(
  id: number,
  role: NodeTariff['role'],
  title: string,
  mostMasters: number | undefined,
): NodeTariff {
  const presetId = parseId<NodePresetId>(id);
  if (!presetId) throw new Error(`${id} is not an id`);
  return {
    ...{ presetId, role, title, mostMasters, location: 'ru-3', price: roubles(1000) },
    ...{ cpu: 2, ramMb: 4096, diskMb: 51_200, networkMbit: 1000 },
  };
}
