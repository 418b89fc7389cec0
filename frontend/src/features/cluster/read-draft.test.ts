import { expect, test } from 'vitest';
import { CLUSTER_OFFER } from '~/testing/cluster-offer';
import { readDraft } from './read-draft';

test('the page opens with a whole cluster where every part of one is sold', () => {
  expect(read('')).toMatchObject({
    draft: {
      ...{
        zone: 'ru-1',
        version: 'v1.36.2+k0s.0',
        period: 'P1Y',
        masterCount: '1',
        masters: { card: '403' },
      },
      groups: [{ at: 1, name: 'workers', count: '2', node: { card: '399' }, labels: [] }],
    },
    replaced: [],
  });
});

test.each([
  ['the same node of another place', 'master=403', { card: '1675' }],
  ['a node of one’s own with its amounts', 'master=own-87&master_cpu=6', { card: 'own-89', cpu: '6' }],
])('another place has %s', (_, query, masters) => {
  expect(read(`zone=ru-3&${query}`)).toMatchObject({ draft: { masters }, replaced: [] });
});

test.each([
  [
    'a node of another place without its like',
    'zone=ru-1&master=1673',
    'master',
    /«K8S Promo» в локации «Санкт-Петербург» не продаётся. Вместо него выбран «K8S Base»/,
  ],
  ['a node that nobody knows', 'g1_node=9999', 'g1_node', /Такой узел .* выбран «Worker 1\/2\/30»/],
  [
    'dedicated cores where there are none',
    'zone=ru-1&g1_node=own-69',
    'g1_node',
    /«Своя конфигурация» в локации/,
  ],
  ['a place without workers', 'zone=nl-1', 'zone', /В локации «Нидерланды» кластеры не продаются/],
  ['a place that nobody knows', 'zone=mars', 'zone', /из этого адреса/],
  [
    'a version that is gone',
    'version=v1.20.1',
    'version',
    /Kubernetes 1.20.1 больше не ставим. Выбрана версия 1.36.2/,
  ],
])('%s is replaced, and that is told', (_, query, field, text) => {
  expect(read(query).replaced).toEqual([
    { field, text: expect.stringMatching(text), wanted: new URLSearchParams(query).get(field) },
  ]);
});

test('amounts that nobody has named are sold by every configurator of the place', () => {
  expect(read('zone=ru-3').draft.groups[0]?.node).toMatchObject({ cpu: '2', ram: '4', disk: '40' });
  expect(read('zone=ru-3&g1_node=own-69').draft.groups[0]?.node).toMatchObject({ cpu: '1', disk: '30' });
});

test('an address of the form as it was before there were groups still counts', () => {
  const { groups } = read('zone=ru-3&master=1673&master_nodes_count=3&worker=1969&worker_count=4').draft;
  expect(groups).toMatchObject([{ count: '4', node: { card: '1969' } }]);
});

test('what was emptied stays empty', () => {
  const { groups, masterCount } = read('g1_name=&g1_count=&master_nodes_count=').draft;
  expect(groups[0]).toMatchObject({ name: '', count: '' });
  expect(masterCount).toBe('');
});

function read(query: string) {
  return readDraft(new URLSearchParams(query), CLUSTER_OFFER);
}
