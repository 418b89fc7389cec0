import {
  NOTHING_SOLD,
  newIntentId,
  type PresetId,
  ProviderOutage,
  placeResource,
  presetOrder,
} from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { must, openPlans, person } from './plans-bench';

test('plans are servers in the regions of the provider, the cheapest first', async () => {
  const { provider } = await openPlans();
  const tariffs = await provider.catalogue.serverTariffs();
  expect(tariffs.map(({ presetId }) => presetId)).toEqual([
    'm1',
    'm1-fra',
    'm2',
    'm1-sgp',
    's1',
    's1-fra',
    'l1',
  ]);
  expect(tariffs[0]).toMatchObject({
    ...{ title: 'Micro 1', location: 'msk', cpu: 1, ramMb: 1024, diskMb: 15_360, price: 35_000 },
    isSoldOut: false,
  });
  expect((await provider.catalogue.osImages()).map(({ caption }) => caption)).toEqual([
    ...['Ubuntu 24.04', 'Debian 13', 'Windows Server 2022'],
  ]);
});

test('everything else is not sold, and not missing', async () => {
  const { provider } = await openPlans();
  const { serverTariffs: _, osImages: __, ...others } = NOTHING_SOLD;
  for (const part of Object.keys(others) as (keyof typeof others)[])
    expect([part, (await provider.catalogue[part]()) ?? []]).toEqual([part, []]);
  const customer = provider.as(await (await openPlans()).bench.newCustomer());
  expect(Object.keys(customer.resources)).toEqual(['vds']);
});

test('an outage of the price list is one', async () => {
  const { provider, plans } = await openPlans();
  for (let tries = 0; tries < 3; tries += 1) plans.spoil('plans', { kind: 'status', status: 503 });
  await expect(provider.catalogue.serverTariffs()).rejects.toThrow(ProviderOutage);
});

test('a taken address, an impossible one and a wrong password are told apart', async () => {
  const { provider, register } = await openPlans();
  expect((await register(person('anna@example.ru'))).ok).toBe(true);
  expect(await register(person('anna@example.ru'))).toEqual({
    ok: false,
    failure: { kind: 'account-exists' },
  });
  expect(await register(person('nobody'))).toEqual({ ok: false, failure: { kind: 'invalid-email' } });
  const login = { username: 'anna@example.ru', password: 'wrong' };
  expect(await provider.accounts.logInWithPassword(login)).toEqual({
    ...{ ok: false, failure: { kind: 'wrong-credentials' } },
  });
});

test('who cannot pay is told so', async () => {
  const { provider, register, bench } = await openPlans();
  const account = must(await register(person('no-balance@example.ru')));
  const session = must(await provider.accounts.logInInPlace(account.portalToken));
  const settings = {
    intents: { ...(await import('@vitrina/ordering')).createMemoryIntents() },
    pause: async () => undefined,
  };
  const outcome = await placeResource(
    settings,
    provider.as(session),
    newIntentId(),
    bench.order,
    async () => ({
      ...{ ok: true, location: 'msk' },
    }),
  );
  expect(outcome).toEqual({ status: 'refused', reason: { kind: 'no-balance' } });
});

test('a server of parts is none of this provider, and nothing is asked', async () => {
  const { provider, bench, plans } = await openPlans();
  const { resources } = provider.as(await bench.newCustomer());
  const order = presetOrder('m1' as PresetId);
  const built = {
    ...order,
    server: { kind: 'configuration', configuratorId: '1', cpu: 1, ramGb: 1, diskGb: 10 },
  };
  const made = await resources.vds?.create({
    ...{ order: built as typeof order, name: 'a', location: 'msk', bandwidthMbit: undefined },
    secret: async () => '',
  });
  expect(made).toEqual({ ok: false, failure: { kind: 'refused', reason: 'other' } });
  expect(plans.requests.filter(({ call }) => call === 'POST /v2/instances')).toEqual([]);
});

test('a page of a list that is not full is a failure, though its cursor leads on', async () => {
  const { provider, bench, plans } = await openPlans();
  const session = await bench.newCustomer();
  await bench.own(session, 50);
  const { resources } = provider.as(session);
  expect(must((await resources.vds?.list()) ?? { ok: true, value: [] })).toHaveLength(50);
  plans.spoil('list', { kind: 'gap' });
  expect(await resources.vds?.list()).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
});
