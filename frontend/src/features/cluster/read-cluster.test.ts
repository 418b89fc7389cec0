import { expect, test } from 'vitest';
import { CLUSTER_OFFER } from '~/testing/cluster-offer';
import { inLanguage } from '~/testing/in-language';
import { readCluster } from './read-cluster';
import { readDraft } from './read-draft';

const OWN = 'zone=ru-1&master=own-87';

test.each([
  ['', []],
  [
    'zone=ru-3&master=1673&master_nodes_count=3',
    ['master_nodes_count: У K8S Promo бывает только один мастер'],
  ],
  ['zone=ru-3&master=1673&master_nodes_count=1', []],
  ['master_nodes_count=2', ['master_nodes_count: Мастеров бывает 1, 3, 5']],
  [`${OWN}&master_cpu=4&master_ram=8&master_disk=65&master_nodes_count=5`, []],
  [`${OWN}&master_cpu= 4 &master_ram=8`, []],
  [`${OWN}&master_cpu=3`, ['master_cpu: От 4 до 32 ядер. Ближайшее: 4\u00a0ядра']],
  [`${OWN}&master_ram=1000`, ['master_ram: От 8 до 128 ГБ. Ближайшее: 128\u00a0ГБ']],
  [`${OWN}&master_disk=63`, ['master_disk: От 60 до 1200 ГБ, шаг 5. Ближайшее: 65\u00a0ГБ']],
  [`${OWN}&master_disk=много`, ['master_disk: От 60 до 1200 ГБ, шаг 5, целым числом']],
  ['master=403&master_cpu=x', []],
  ['g1_count=0', ['g1_count: Укажите число узлов от 1 до 20']],
  ['g1_count=21', ['g1_count: Укажите число узлов от 1 до 20']],
  ['g1_count=2.5', ['g1_count: Укажите число узлов от 1 до 20']],
  ['g1_name= ', ['g1_name: Назовите группу']],
  [`g1_name=${'a'.repeat(64)}`, ['g1_name: Название не длиннее 63 знаков']],
  ['g1_name=web&g2_name=web ', ['g2_name: Группа с таким названием уже есть']],
  ['groups=0', ['groups: Добавьте группу рабочих узлов: без них приложениям негде работать']],
  ['g1_label1_key=&g1_label1_value=', []],
  ['g1_label1_key=tier&g1_label1_value=', []],
  ['g1_label1_key=&g1_label1_value=front', ['g1_label1_key: Введите ключ метки']],
  ['g1_label1_key=слой', [expect.stringMatching(/^g1_label1_key: В ключе — латинские буквы/)]],
  [
    'g1_label1_key=a&g1_label1_value=b c',
    [expect.stringMatching(/^g1_label1_value: В значении — латинские буквы/)],
  ],
  ['g1_label1_key=A_/b', [expect.stringMatching(/^g1_label1_key: Перед «\/» должен стоять домен/)]],
  ['g1_label1_key=a&g1_label4_key=a', ['g1_label4_key: Такая метка у группы уже есть']],
  ['g1_label1_key=a&g2_label1_key=a', []],
] as [string, unknown[]][])('the fields "%s" are told: %o', (query, told) => {
  const { draft, choice } = readDraft(new URLSearchParams(query), CLUSTER_OFFER);
  const read = readCluster(draft, choice);
  expect(read.kind === 'faults' ? read.faults.map(({ field, text }) => `${field}: ${text}`) : []).toEqual(
    told,
  );
});

test.each([
  [`${OWN}&master_cpu=3`, 'master_cpu: From 4 to 32 cores. Closest: 4\u00a0cores'],
  [`${OWN}&master_disk=63`, 'master_disk: From 60 to 1200 GB, in steps of 5. Closest: 65\u00a0GB'],
  [`${OWN}&master_disk=x`, 'master_disk: From 60 to 1200 GB, in steps of 5, as a whole number'],
  [
    'zone=ru-3&master=1673&master_nodes_count=3',
    'master_nodes_count: K8S Promo can only have one control plane node',
  ],
])('the fields "%s" are told in English: %s', (query, told) => {
  const read = inLanguage('en', () => {
    const { draft, choice } = readDraft(new URLSearchParams(query), CLUSTER_OFFER);
    return readCluster(draft, choice);
  });
  expect(read.kind === 'faults' ? read.faults.map(({ field, text }) => `${field}: ${text}`) : []).toEqual([
    told,
  ]);
});

test('an order has what was typed, without the blanks around it', () => {
  const query = `${OWN}&master_nodes_count=3&g2_name= web &g2_node=own-57&g2_cpu=8&g2_count=12&g2_label3_key= tier &g2_label3_value=front`;
  const { draft, choice } = readDraft(new URLSearchParams(query), CLUSTER_OFFER);
  expect(readCluster(draft, choice)).toMatchObject({
    order: {
      ...{ location: 'ru-1', masterCount: 3 },
      masters: { kind: 'configuration', configuratorId: '87', cpu: 4, ramGb: 8, diskGb: 60 },
      workerGroups: [
        {
          ...{
            name: 'web',
            nodeCount: 12,
            presetGroup: 'general',
            labels: [{ key: 'tier', value: 'front' }],
          },
          node: { kind: 'configuration', configuratorId: '57', cpu: 8, ramGb: 2, diskGb: 40 },
        },
      ],
    },
  });
});

test('more groups than an order can list are told, and not left out', () => {
  const names = Array.from({ length: 21 }, (_, at) => `g${at + 1}_count=1`);
  const { draft, choice } = readDraft(new URLSearchParams(names.join('&')), CLUSTER_OFFER);
  expect(readCluster(draft, choice)).toMatchObject({ faults: [{ field: 'groups' }] });
});

test('a cluster that no address can carry is told so', () => {
  const query = new URLSearchParams({ groups: '10' });
  for (let at = 1; at <= 10; at += 1) {
    query.set(`g${at}_name`, `workers-${at}`);
    for (let row = 1; row <= 8; row += 1) {
      query.set(`g${at}_label${row}_key`, `k${row}`.padEnd(63, 'a'));
      query.set(`g${at}_label${row}_value`, 'v');
    }
  }
  const { draft, choice } = readDraft(query, CLUSTER_OFFER);
  expect(readCluster(draft, choice)).toEqual({
    kind: 'faults',
    faults: [{ field: 'groups', text: expect.stringContaining('сократите') }],
  });
});
