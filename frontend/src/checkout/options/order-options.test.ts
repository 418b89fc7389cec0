import {
  balancerOrder,
  bucketOrder,
  type Catalogue,
  confirmPrice,
  databaseOrder,
  dedicatedOrder,
  formatMoney,
  kopecks,
  multiplier,
  newIntentId,
  type Order,
  type PricingRules,
  placeProductOrder,
  presetOrder,
  quoteOrder,
  readOrder,
  roubles,
  serverOrder,
  toQuery,
} from '@vitrina/ordering';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { connectedSandbox } from '~/testing/connected-sandbox';
import { type OrderOption, optionField, valueIn, withOptions } from '../option-fields';
import { orderOptions } from './order-options';

const RULES: PricingRules = {
  multipliers: { P1M: multiplier(1), P3M: multiplier(0.97), P6M: multiplier(0.95), P1Y: multiplier(0.9) },
  floatingIp: roubles(180),
  cpuLimit: 16,
  ramPerCoreGb: (configuratorId) => (configuratorId === '150' ? 2 : 1),
};

const CHANGES = 500;
/** More would only make their lists long. */
const ORDERS_OF_ONE_CUSTOMER = 25;

test(`of ${CHANGES} sheets that were changed at random, what the sheet said is what is ordered and what the panel says`, async () => {
  const shop = await openShop();
  const { catalogue } = shop;
  const starts = await ordersOfAllKinds(catalogue);
  let runs = 0;
  let session = await shop.newCustomer();
  const moves = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...starts), moves, async (start, changes) => {
      runs += 1;
      if (runs % ORDERS_OF_ONE_CUSTOMER === 0) session = await shop.newCustomer();
      let order = start;
      for (const [which, variant] of changes) order = await changed(order, which, variant, catalogue);
      const quote = await quoteOrder(order, catalogue, RULES);
      if (quote.kind !== 'offer') throw new Error(`${toQuery(order)} is ${quote.kind}`);
      const customer = shop.provider.as(session);
      const settings = { intents: shop.intents, pause: async () => undefined };
      const outcome = await placeProductOrder(
        ...([settings, customer, newIntentId(), order] as const),
        confirmPrice(order, quote, catalogue, RULES),
      );
      if (outcome.status !== 'placed') throw new Error(`${toQuery(order)}: ${JSON.stringify(outcome)}`);
      if (order.product === 'ai' || order.product === 'apps') return;
      const page = await shop.panelPage(session, outcome.page, order.period);
      const known = await quoteOrder(knownToPanel(order), catalogue, RULES);
      expect(sumOf(page), `${order.product} ${toQuery(order)}`).toBe(
        known.kind === 'offer' ? formatMoney(known.monthly) : known.kind,
      );
    }),
    { numRuns: CHANGES },
  );
  expect(runs).toBeGreaterThanOrEqual(CHANGES);
}, 300_000);

test('of two lists that were changed at once each says what is ordered, or nothing is', async () => {
  const { catalogue } = await openShop();
  const starts = await ordersOfAllKinds(catalogue);
  let together = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...starts),
      fc.tuple(fc.nat(), fc.nat()),
      fc.tuple(fc.nat(), fc.nat()),
      async (order, one, other) => {
        const options = await orderOptions(order, catalogue, RULES);
        const changes = [one, other].map(([which, variant]) => {
          const option = pick(options, which);
          const offered = option.options.filter(({ disabled }) => !disabled);
          return { option, value: pick(offered, variant).value };
        });
        const shown = toQuery(order);
        const fields = options.map((option): [string, string] => {
          const changed = changes.findLast((change) => change.option === option);
          return [optionField(option), changed?.value ?? option.chosen];
        });
        const next = readOrder(order.product, withOptions(shown, fields));
        const quote = next.ok ? await quoteOrder(next.value, catalogue, RULES) : undefined;
        if (!next.ok || quote?.kind !== 'offer') return;
        together += 1;
        const ordered = toQuery(next.value);
        const said = new Map<string, Set<string>>();
        for (const { option } of changes) {
          const value = fields[options.indexOf(option)]?.[1] ?? '';
          for (const [at, key] of option.keys.entries()) {
            const wanted = option.keys.length > 1 ? (value.split('|')[at] ?? '') : value;
            if (wanted !== (shown.get(key) ?? '')) said.set(key, (said.get(key) ?? new Set()).add(wanted));
          }
        }
        for (const [key, values] of said)
          expect([...values], `${shown} ${key}`).toContain(ordered.get(key) ?? '');
      },
    ),
    { numRuns: 200 },
  );
  expect(together).toBeGreaterThan(50);
}, 120_000);

test('every sheet of every product can be changed, and shows what is chosen of it', async () => {
  const { catalogue } = await openShop();
  for (const order of await ordersOfAllKinds(catalogue)) {
    const options = await orderOptions(order, catalogue, RULES);
    expect(options.map(({ label }) => label)).toContain('Срок оплаты');
    const ids = options.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { keys, chosen, options: variants } of options) {
      expect(chosen).toBe(valueIn(toQuery(order), keys));
      expect(variants.filter(({ value }) => value === chosen)).toHaveLength(1);
    }
  }
});

test('a server is changed in everything it is ordered with, and what cannot be had says why', async () => {
  const { catalogue } = await openShop();
  const [smallest] = await catalogue.serverTariffs();
  const order = presetOrder((smallest ?? missing()).presetId);
  const options = await orderOptions(order, catalogue, RULES);
  expect(options.map(({ label }) => label)).toEqual([
    ...['Тариф', 'Локация', 'Система', 'Программы', 'Канал', 'Публичный IP', 'Срок оплаты'],
  ]);
  const systems = options.find(({ id }) => id === 'os')?.options ?? [];
  expect(systems.find(({ label }) => label.startsWith('Windows'))).toMatchObject({
    ...{ disabled: true, detail: expect.stringContaining('нужно памяти') },
  });
  const address = options.find(({ id }) => id === 'ip')?.options;
  expect(address).toEqual([
    { value: 'false', label: 'Нет' },
    { value: 'true', label: 'Есть', detail: expect.stringMatching(/^\+16[12]\u00a0₽\/мес$/) },
  ]);
});

async function openShop() {
  const shop = await connectedSandbox();
  onTestFinished(shop.close);
  return shop;
}

async function changed(order: Order, which: number, variant: number, catalogue: Catalogue): Promise<Order> {
  const options = await orderOptions(order, catalogue, RULES);
  const option = pick(options, which);
  const { value, detail } = pick(
    option.options.filter(({ disabled }) => !disabled),
    variant,
  );
  const next = readOrder(
    order.product,
    withOptions(toQuery(order), [...fieldsOf(options), [optionField(option), value]]),
  );
  if (!next.ok) throw new Error(`${optionField(option)}=${value}: ${JSON.stringify(next.failure)}`);
  await expectSaid(option, value, detail, order, next.value, catalogue);
  return next.value;
}

/** The order of a dedicated server has no field for administration (rule R88): support adds it, told by the ticket. */
function knownToPanel(order: Order): Order {
  return order.product === 'dedicated' ? { ...order, isAdministered: false } : order;
}

/** The price that the list said is what the order is quoted: the whole, or what it adds to the list's first variant. */
async function expectSaid(
  option: OrderOption,
  value: string,
  detail: string | undefined,
  order: Order,
  next: Order,
  catalogue: Catalogue,
): Promise<void> {
  const quote = await quoteOrder(next, catalogue, RULES);
  if (quote.kind !== 'offer' || detail === undefined) return;
  const [, sign, sum] = /^([+−]?)(.*)\/мес$/.exec(detail) ?? [];
  if (!sign) {
    expect(sum, `${option.id}=${value}`).toBe(formatMoney(quote.monthly));
    return;
  }
  const [first] = option.options;
  const without = readOrder(
    order.product,
    withOptions(toQuery(order), [[optionField(option), first?.value ?? '']]),
  );
  const base = without.ok && (await quoteOrder(without.value, catalogue, RULES));
  if (base === false || base.kind !== 'offer') throw new Error(`${option.id} has nothing to add to`);
  const added = quote.monthly - base.monthly;
  expect(`${sign}${sum}`, `${option.id}=${value}`).toBe(
    `${added < 0 ? '−' : '+'}${formatMoney(kopecks(Math.abs(added)))}`,
  );
}

/** All other fields of the sheet as they stand. */
function fieldsOf(options: readonly OrderOption[]): [string, string][] {
  return options.map((option) => [optionField(option), option.chosen]);
}

function pick<Row>(rows: readonly Row[], at: number): Row {
  return rows[at % rows.length] ?? missing();
}

function missing(): never {
  throw new Error('The catalogue of the sandbox has nothing of it');
}

/** What the panel says of the month. */
function sumOf(page: string): string | undefined {
  return /<p class="sum">([^<]+)</.exec(page)?.[1];
}

async function ordersOfAllKinds(catalogue: Catalogue): Promise<Order[]> {
  const first = <Row>(rows: readonly Row[]): Row => pick(rows, 0);
  const tariffs = (await catalogue.serverTariffs()).filter(({ isSoldOut }) => !isSoldOut);
  const database = first((await catalogue.databaseTariffs()).filter(({ isSoldOut }) => !isSoldOut));
  const balancer = first(await catalogue.balancerTariffs());
  const machine = first(await catalogue.dedicatedTariffs());
  const built = (await catalogue.dedicatedConfigurator()) ?? missing();
  const app = first((await catalogue.appTariffs()).filter(({ type }) => type === 'backend'));
  const framework = first((await catalogue.appFrameworks()).filter(({ type }) => type === 'backend'));
  const nodes = await catalogue.nodeTariffs();
  const master = first(nodes.filter(({ role }) => role === 'master'));
  const worker = first(
    nodes.filter(({ role, location }) => role === 'worker' && location === master.location),
  );
  const server = presetOrder(first(tariffs).presetId);
  const disk = first(built.storages).partId;
  return [
    server,
    presetOrder(pick(tariffs, 7).presetId, { period: 'P1M', bandwidthMbit: 300 }),
    ...(await catalogue.serverConfigurators()).map(({ configuratorId }) =>
      serverOrder({ kind: 'configuration', configuratorId, cpu: 2, ramGb: 4, diskGb: 50 }),
    ),
    databaseOrder(database.presetId, database.type),
    bucketOrder({ kind: 'preset', presetId: first(await catalogue.storageTariffs()).presetId }),
    bucketOrder({
      ...{ kind: 'configuration', diskGb: 120 },
      configuratorId: first(await catalogue.storageConfigurators()).configuratorId,
    }),
    balancerOrder(balancer.presetId, balancer.bandwidthMbit),
    dedicatedOrder({ kind: 'preset', presetId: machine.presetId, planId: machine.planId }),
    dedicatedOrder({
      ...{ kind: 'configuration', planId: built.planId, cpuId: first(built.cpus).partId },
      ...{ memoryId: first(built.memories).partId, primaryStorageId: disk },
      ...{ secondaryStorageIds: [], raidId: undefined },
    }),
    {
      ...{ product: 'apps', type: 'backend', framework: framework.name, presetId: app.presetId },
      ...{ location: app.location, period: 'P1Y' },
    },
    {
      ...{ product: 'k8s', location: master.location, version: first(await catalogue.clusterVersions()) },
      ...{ masters: { kind: 'preset', presetId: master.presetId }, masterCount: 1, period: 'P1Y' },
      workerGroups: [
        {
          ...{ name: 'workers', node: { kind: 'preset', presetId: worker.presetId }, nodeCount: 2 },
          ...{ presetGroup: 'general', labels: [] },
        },
      ],
    },
    {
      ...{ product: 'ai', servers: [server], databases: [databaseOrder(database.presetId, database.type)] },
      ...{ buckets: [], balancers: [], period: 'P1Y' },
    },
  ];
}
