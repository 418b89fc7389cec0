import {
  type CustomerSession,
  DEFAULT_OS,
  type IntentId,
  isSold,
  newIntentId,
  type OrderOutcome,
  presetOrder,
  resourceName,
  type ServerOrder,
} from '@vitrina/ordering';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { object, string } from 'yup';
import { FAULT_KINDS, type FaultOrder } from '../src/controls/fault';
import { type ConnectedShop, openConnectedShop } from './connected-shop';

/** After this long a provider has finished or dropped what it was asked for. */
const SETTLED_MS = 120_000;

describe('a healthy provider', () => {
  test('makes the preset that was ordered, in the zone of its location, with an address', async () => {
    const { shop, session, order, tariff } = await shopWithOrder();
    const intent = newIntentId();
    const outcome = await shop.order(session, intent, order, tariff.location);
    const [server, ...more] = await shop.servers(session);
    expect(outcome).toEqual({
      status: 'created',
      id: String(server?.id),
      name: resourceName(intent),
      adopted: false,
    });
    expect(server).toMatchObject({
      name: resourceName(intent),
      preset_id: Number(tariff.presetId),
      location: tariff.location,
      cpu: tariff.cpu,
      ram: tariff.ramMb,
      os: { id: Number(DEFAULT_OS) },
      networks: expect.arrayContaining([expect.objectContaining({ type: 'public', bandwidth: 200 })]),
    });
    expect(more).toEqual([]);
  });

  test('makes the configuration that was ordered', async () => {
    const { shop, session, order } = await shopWithOrder();
    const [configurator] = await shop.provider.catalogue.serverConfigurators();
    if (!configurator) throw new Error('The catalogue has no configurator');
    const { configuratorId, cpu, ramMb, diskMb, location } = configurator;
    const parts = { cpu: cpu.min + cpu.step, ramGb: ramMb.min / 1024, diskGb: diskMb.min / 1024 };
    expect(isSold(configurator, parts)).toBe(true);
    const custom: ServerOrder = { ...order, server: { kind: 'configuration', configuratorId, ...parts } };
    const outcome = await shop.order(session, newIntentId(), custom, location);
    expect(outcome).toMatchObject({ status: 'created', adopted: false });
    expect(await shop.servers(session)).toMatchObject([
      { configurator_id: Number(configuratorId), preset_id: null, cpu: parts.cpu, ram: ramMb.min },
    ]);
  });

  test('is asked in the words of the rules', async () => {
    const { shop, session, order, tariff } = await shopWithOrder();
    const intent = newIntentId();
    await shop.order(session, intent, { ...order, hasFloatingIp: false }, 'ru-3');
    expect((await shop.requests('createServer')).map(({ forward }) => forward)).toEqual([
      {
        method: 'POST',
        path: 'api/v1/servers',
        data: {
          ...{ name: resourceName(intent), bandwidth: 200, os_id: 99, preset_id: Number(tariff.presetId) },
          ...{ is_ddos_guard: false, availability_zone: 'msk-1' },
        },
      },
    ]);
  });

  test('makes two servers for two intents', async () => {
    const { shop, session, order, tariff } = await shopWithOrder();
    for (const intent of intentsOfDifferentNames(2))
      expect(await shop.order(session, intent, order, tariff.location)).toMatchObject({ adopted: false });
    expect(await shop.servers(session)).toHaveLength(2);
  });
});

describe('a provider that fails', () => {
  test.each([
    [{ kind: 'status', status: 500 }, 'created'],
    [{ kind: 'status-after', status: 500 }, 'created'],
    [{ kind: 'status', status: 504 }, 'unconfirmed'],
    [{ kind: 'status-after', status: 504 }, 'created'],
    [{ kind: 'timeout' }, 'unconfirmed'],
    [{ kind: 'timeout-after' }, 'created'],
    [{ kind: 'reset' }, 'unconfirmed'],
    [{ kind: 'reset-after' }, 'created'],
    [{ kind: 'malformed' }, 'created'],
    [{ kind: 'slow', delayMs: 100 }, 'created'],
    [{ kind: 'slow', delayMs: 60_000 }, 'created'],
    [{ kind: 'delay', delayMs: 60_000 }, 'unconfirmed'],
  ] satisfies [Spoilt, OrderOutcome['status']][])(
    '%o: the order is %s, and sent again it is that one server',
    async (fault, status) => {
      const { shop, session, order, tariff } = await shopWithOrder();
      const intent = newIntentId();
      const send = () => shop.order(session, intent, order, tariff.location);
      await shop.fault({ endpoint: 'createServer', ...fault });
      shop.waitAtMost(600);
      expect(await send()).toMatchObject({ status });
      shop.waitAtMost();
      expect(await shop.servers(session)).toHaveLength(status === 'created' ? 1 : 0);
      // The end of a lost creation is waited for; only then it is made again.
      expect(await send()).toMatchObject({ status });
      shop.pass(SETTLED_MS);
      const again = await send();
      const servers = await shop.servers(session);
      expect(servers).toMatchObject([{ name: resourceName(intent) }]);
      expect(again).toMatchObject({ status: 'created', id: String(servers[0]?.id) });
    },
  );

  test('two 500s are an outage that made nothing, and the order can be sent again at once', async () => {
    const { shop, session, order, tariff } = await shopWithOrder();
    const intent = newIntentId();
    await shop.fault({ endpoint: 'createServer', kind: 'status', times: 2 });
    expect(await shop.order(session, intent, order, tariff.location)).toEqual({
      status: 'refused',
      reason: { kind: 'unavailable' },
    });
    expect(await shop.servers(session)).toEqual([]);
    expect(await shop.order(session, intent, order, tariff.location)).toMatchObject({ status: 'created' });
  });

  test('a creation that ends long after its connection was lost is waited for and adopted, never repeated', async () => {
    const { shop, session, order, tariff } = await shopWithOrder();
    const intent = newIntentId();
    const send = () => shop.order(session, intent, order, tariff.location);
    await shop.fault({ endpoint: 'createServer', kind: 'late', delayMs: 2_000 });
    expect(await send()).toEqual({ status: 'unconfirmed' });
    expect(await send()).toEqual({ status: 'unconfirmed' });
    expect(await shop.servers(session)).toEqual([]);
    await expect.poll(() => shop.servers(session), { timeout: 10_000 }).toHaveLength(1);
    const [server] = await shop.servers(session);
    expect(await send()).toEqual({
      ...{ status: 'created', id: String(server?.id), name: resourceName(intent), adopted: true },
    });
    expect(await shop.requests('createServer')).toHaveLength(1);
    expect(await shop.servers(session)).toHaveLength(1);
  });

  test('a lost list at the repeat leaves a lost creation unconfirmed', async () => {
    const { shop, session, order, tariff } = await shopWithOrder();
    const intent = newIntentId();
    const send = () => shop.order(session, intent, order, tariff.location);
    await shop.fault({ endpoint: 'createServer', kind: 'reset' });
    expect(await send()).toEqual({ status: 'unconfirmed' });
    await shop.fault({ endpoint: 'listServers', kind: 'status', status: 503, times: 3 });
    expect(await send()).toEqual({ status: 'unconfirmed' });
    expect(await shop.requests('createServer')).toHaveLength(1);
  });

  test('without a list to look into nothing is ordered', async () => {
    const { shop, session, order, tariff } = await shopWithOrder();
    await shop.fault({ endpoint: 'listServers', kind: 'status', status: 503, times: 3 });
    expect(await shop.order(session, newIntentId(), order, tariff.location)).toEqual({
      status: 'refused',
      reason: { kind: 'unavailable' },
    });
    expect(await shop.requests('createServer')).toEqual([]);
  });

  test('an empty balance is told as such', async () => {
    const { shop, order, tariff } = await shopWithOrder();
    const session = await shop.newCustomer('no-balance@example.ru');
    expect(await shop.order(session, newIntentId(), order, tariff.location)).toEqual({
      status: 'refused',
      reason: { kind: 'no-balance' },
    });
  });

  test('what the provider does not sell is rejected', async () => {
    const { shop, session, order } = await shopWithOrder();
    // A zone of another location than the preset's.
    expect(await shop.order(session, newIntentId(), order, 'kz-1')).toEqual({
      status: 'refused',
      reason: { kind: 'rejected' },
    });
  });
});

describe('a confirmed price', () => {
  test('is asked before a server is made, and what is objected is told', async () => {
    const { shop, session, order, tariff } = await shopWithOrder();
    const reason = { kind: 'price-changed' } as const;
    const refuse = async () => ({ ok: false, reason }) as const;
    expect(await shop.order(session, newIntentId(), order, tariff.location, refuse)).toEqual({
      status: 'refused',
      reason,
    });
    expect(await shop.requests('createServer')).toEqual([]);
  });

  test('is no matter any more once the server is made', async () => {
    const { shop, session, order, tariff } = await shopWithOrder();
    const intent = newIntentId();
    await shop.fault({ endpoint: 'createServer', kind: 'reset-after' });
    // The look before the creation works, those after it do not.
    await shop.fault({ endpoint: 'listServers', kind: 'slow', delayMs: 0 });
    await shop.fault({ endpoint: 'listServers', kind: 'status', status: 503, times: 3 });
    expect(await shop.order(session, intent, order, tariff.location)).toEqual({ status: 'unconfirmed' });
    const neverAsked = () => Promise.reject(new Error('asked for a server that is made'));
    const outcome = await shop.order(session, intent, order, tariff.location, neverAsked);
    expect(outcome).toMatchObject({ status: 'created', adopted: true });
  });
});

describe('a customer of many servers', () => {
  test('is found what was ordered behind a hundred newer ones', async () => {
    const { shop, session, order, tariff } = await shopWithOrder();
    const intent = newIntentId();
    const send = () => shop.order(session, intent, order, tariff.location);
    const first = await send();
    await shop.makeServers(session, tariff, 100);
    expect((await shop.servers(session)).map(({ name }) => name)).not.toContain(resourceName(intent));
    expect(await send()).toEqual({ ...first, adopted: true });
    expect(await shop.requests('createServer')).toHaveLength(101);
  });

  test('and whose pages are full to the last is asked for no page more than there are', async () => {
    const { shop, session, order, tariff } = await shopWithOrder();
    await shop.makeServers(session, tariff, 200);
    expect(await shop.order(session, newIntentId(), order, tariff.location)).toMatchObject({
      adopted: false,
    });
    const pages = (await shop.requests('listServers')).map(({ forward }) => forward?.data);
    expect(pages).toEqual([
      { limit: 100, offset: 0 },
      { limit: 100, offset: 100 },
    ]);
  });

  test('without one of the pages is told that it is not known', async () => {
    const { shop, session, order, tariff } = await shopWithOrder();
    await shop.makeServers(session, tariff, 101);
    await shop.fault({ endpoint: 'listServers', kind: 'slow', delayMs: 0 });
    await shop.fault({ endpoint: 'listServers', kind: 'status', status: 503, times: 3 });
    expect(await shop.order(session, newIntentId(), order, tariff.location)).toEqual({
      status: 'refused',
      reason: { kind: 'unavailable' },
    });
    expect(await shop.requests('createServer')).toHaveLength(101);
  });
});

test('two intents of one name are two servers', async () => {
  const { shop, session, order, tariff } = await shopWithOrder();
  const [one, other] = namesakes();
  const send = (intent: IntentId) => shop.order(session, intent, order, tariff.location);
  const made = [await send(one), await send(other)];
  const servers = await shop.servers(session);
  expect(servers.map(({ name }) => name)).toEqual([resourceName(one), resourceName(one)]);
  expect([await send(one), await send(other)]).toEqual(
    made.map((outcome) => ({ ...outcome, adopted: true })),
  );
});

test('forty orders, each sent twice at once to a provider that fails at random, are forty servers', async () => {
  const { shop, session, order, tariff } = await shopWithOrder();
  const intents = intentsOfDifferentNames(40);
  const send = (intent: IntentId) => shop.order(session, intent, order, tariff.location);
  await fc.assert(
    fc.asyncProperty(fc.array(anyFault, { minLength: 25, maxLength: 35 }), async (faults) => {
      for (const fault of faults) await shop.fault({ endpoint: 'createServer', ...fault });
      shop.waitAtMost(1_500);
      const outcomes = await Promise.all([...intents, ...intents].map(send));
      shop.waitAtMost();
      await shop.forgetFaults();
      await lateWorkDone(shop, session);
      await expectOneServerEach(shop, session, intents, outcomes);
      shop.pass(SETTLED_MS);
      const again = await Promise.all(intents.map(send));
      expect(again.map(({ status }) => status)).toEqual(intents.map(() => 'created'));
      await expectOneServerEach(shop, session, intents, again);
      expect(await shop.servers(session)).toHaveLength(40);
    }),
    // One provider, one crowd of customers; a failure is repeated by its seed.
    { numRuns: 1, endOnFailure: true },
  );
});

const named = object({ name: string().required() });

/** When every creation that was to be late is there. */
async function lateWorkDone(shop: ConnectedShop, session: CustomerSession) {
  const late = (await shop.requests('createServer')).filter(({ fault }) => fault === 'late');
  const names = late.map(({ forward }) => named.validateSync(forward?.data, { strict: true }).name);
  const made = async () => (await shop.servers(session)).map(({ name }) => name);
  await expect.poll(made, { timeout: 10_000 }).toEqual(expect.arrayContaining(names));
}

/** No name twice, and whoever was told of a server was told of the one under their name. */
async function expectOneServerEach(
  shop: ConnectedShop,
  session: CustomerSession,
  intents: readonly IntentId[],
  outcomes: readonly OrderOutcome[],
) {
  const servers = await shop.servers(session);
  const names = servers.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const [index, outcome] of outcomes.entries()) {
    const intent = intents[index % intents.length];
    if (outcome.status !== 'created' || !intent) continue;
    expect(outcome.name).toBe(resourceName(intent));
    expect(servers.find(({ id }) => String(id) === outcome.id)?.name).toBe(outcome.name);
  }
}

type Spoilt = Partial<FaultOrder> & Pick<FaultOrder, 'kind'>;

const anyFault: fc.Arbitrary<Spoilt> = fc.constantFrom(...FAULT_KINDS).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    status: fc.constantFrom(500, 502, 503, 504),
    // Late work must be over when the clock has passed what a provider is given to finish in.
    delayMs: kind === 'late' ? fc.constant(50) : fc.constantFrom(50, 60_000),
  }),
);

async function shopWithOrder() {
  const shop = await openConnectedShop();
  const [session, tariff] = [await shop.newCustomer(), await shop.cheapest()];
  return { shop, session, tariff, order: presetOrder(tariff.presetId) };
}

/** So that a server's name tells whose it is; some thousand names make another case rare, not impossible. */
function intentsOfDifferentNames(count: number): IntentId[] {
  const byName = new Map<string, IntentId>();
  while (byName.size < count) {
    const intent = newIntentId();
    byName.set(resourceName(intent), intent);
  }
  return [...byName.values()];
}

/** Two intents whose servers bear one name. */
function namesakes(): [IntentId, IntentId] {
  const byName = new Map<string, IntentId>();
  for (;;) {
    const intent = newIntentId();
    const other = byName.get(resourceName(intent));
    if (other) return [other, intent];
    byName.set(resourceName(intent), intent);
  }
}
