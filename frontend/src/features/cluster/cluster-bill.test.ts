import { type Catalogue, monthsOf, NOTHING_SOLD, quoteOrder, roubles } from '@vitrina/ordering';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { soundDraft } from '~/testing/cluster-drafts';
import { CLUSTER_OFFER } from '~/testing/cluster-offer';
import { clusterBill } from './cluster-bill';
import { writeFields } from './cluster-draft';
import { readCluster } from './read-cluster';
import { readDraft } from './read-draft';

const CATALOGUE: Catalogue = {
  ...NOTHING_SOLD,
  nodeTariffs: async () => [...CLUSTER_OFFER.tariffs],
  nodeConfigurators: async () => [...CLUSTER_OFFER.configurators],
  clusterVersions: async () => [...CLUSTER_OFFER.versions],
};
const RULES = {
  ...{ multipliers: CLUSTER_OFFER.multipliers, floatingIp: roubles(180), cpuLimit: 16 },
  ramPerCoreGb: () => 1,
};

test('the bill on the screen is what the order is checked against, and its parts add up to it', async () => {
  await fc.assert(
    fc.asyncProperty(soundDraft, async (draft) => {
      const { order, bill } = billOf(writeFields(draft));
      const quote = await quoteOrder(order, CATALOGUE, RULES);
      expect(quote).toMatchObject({ kind: 'offer', monthly: bill.monthly, due: bill.due });
      const parts = [bill.masters, ...bill.groups].reduce((all, { monthly }) => all + monthly, 0);
      expect(parts - bill.rounding).toBe(bill.monthly);
      const byTheMonth = await quoteOrder({ ...order, period: 'P1M' }, CATALOGUE, RULES);
      if (byTheMonth.kind !== 'offer') throw new Error(byTheMonth.kind);
      expect(bill.due + bill.saved).toBe(byTheMonth.monthly * monthsOf(order.period));
    }),
  );
});

test.each([
  ['P1M', 3002, 3002, 0],
  ['P3M', 2912, 8736, 270],
  ['P1Y', 2702, 32_424, 3600],
])(
  'for %s a master of 1000 ₽ and two workers of 1001 ₽ cost %i ₽ a month, %i ₽ at once, %i ₽ less',
  (period, monthly, due, saving) => {
    const { bill } = billOf(new URLSearchParams({ zone: 'ru-3', period, master: '1675', g1_node: '1969' }));
    expect(bill).toMatchObject({
      ...{ monthly: roubles(monthly), due: roubles(due), saved: roubles(saving), period },
      masters: { count: 1, title: 'K8S Base' },
    });
  },
);

test('a node of one’s own is named by what it is made of', () => {
  const { bill } = billOf(
    new URLSearchParams({ master: 'own-87', master_cpu: '4', master_ram: '8', master_disk: '60' }),
  );
  expect(bill.masters.title).toBe('4\u00a0ядра, 8\u00a0ГБ, диск 60\u00a0ГБ');
});

function billOf(fields: URLSearchParams) {
  const { draft, choice } = readDraft(fields, CLUSTER_OFFER);
  const read = readCluster(draft, choice);
  if (read.kind !== 'order') throw new Error(JSON.stringify(read));
  const bill = clusterBill(read.order, CLUSTER_OFFER);
  if (!bill) throw new Error('it is not sold');
  return { order: read.order, bill };
}
