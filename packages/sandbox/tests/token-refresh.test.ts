import { newIntentId, presetOrder } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { openConnectedShop } from './connected-shop';

const HOUR = 3_600_000;

test('calls that find the access token expired wait for one renewal', async () => {
  const shop = await openConnectedShop();
  const customer = shop.calls(await shop.newCustomer());
  shop.pass(HOUR);
  // Longer than the others need to find out: all of them come while the renewal is under way.
  await shop.fault({ endpoint: 'refreshToken', kind: 'delay', delayMs: 300 });
  const calls = await Promise.all(Array.from({ length: 6 }, () => customer.call('listServers', {})));
  expect(calls.map(({ ok }) => ok)).toEqual(Array(6).fill(true));
  expect(await shop.requests('refreshToken')).toHaveLength(1);
  expect(await shop.requests('listServers')).toHaveLength(12);
});

test('two requests of one customer to the site share one renewal', async () => {
  const shop = await openConnectedShop();
  const session = await shop.newCustomer();
  const stale = { ...session, accessToken: 'forged' };
  await shop.fault({ endpoint: 'refreshToken', kind: 'delay', delayMs: 300 });
  const calls = await Promise.all([
    shop.calls(stale).call('listServers', {}),
    shop.calls(stale).call('listServers', {}),
  ]);
  expect(calls.map(({ ok }) => ok)).toEqual([true, true]);
  expect(await shop.requests('refreshToken')).toHaveLength(1);
});

test('different customers do not share one', async () => {
  const shop = await openConnectedShop();
  const sessions = [await shop.newCustomer(), await shop.newCustomer()];
  shop.pass(HOUR);
  await shop.fault({ endpoint: 'refreshToken', kind: 'delay', delayMs: 200, times: 2 });
  const lists = await Promise.all(sessions.map((session) => shop.servers(session)));
  expect(lists).toEqual([[], []]);
  expect(await shop.requests('refreshToken')).toHaveLength(2);
});

test('the renewed token is kept for the next call and for the session', async () => {
  const shop = await openConnectedShop();
  const session = await shop.newCustomer();
  shop.pass(HOUR);
  const customer = shop.calls(session);
  await customer.call('listServers', {});
  await customer.call('listServers', {});
  expect(await shop.requests('refreshToken')).toHaveLength(1);
  const { accessToken, ...rest } = customer.session();
  expect(accessToken).not.toBe(session.accessToken);
  expect({ accessToken: session.accessToken, ...rest }).toEqual(session);
});

test('a later expiry is renewed again', async () => {
  const shop = await openConnectedShop();
  const customer = shop.calls(await shop.newCustomer());
  for (const times of [1, 2]) {
    shop.pass(HOUR);
    expect((await customer.call('listServers', {})).ok).toBe(true);
    expect(await shop.requests('refreshToken')).toHaveLength(times);
  }
});

test('an order whose token has expired is placed all the same, once', async () => {
  const shop = await openConnectedShop();
  const session = await shop.newCustomer();
  const tariff = await shop.cheapest();
  const stale = { ...session, accessToken: 'forged' };
  const outcome = await shop.order(stale, newIntentId(), presetOrder(tariff.presetId), tariff.location);
  expect(outcome).toMatchObject({ status: 'created', adopted: false });
  expect(await shop.servers(session)).toHaveLength(1);
});

test.each([
  ['the provider forgot the session', { kind: 'status', status: 403, errorCode: 'forbidden' }],
  ['the renewal fails', { kind: 'status', status: 500 }],
  ['the renewal is lost', { kind: 'reset' }],
] as const)('when %s the customer is signed out, after one try', async (_, fault) => {
  const shop = await openConnectedShop();
  const session = { ...(await shop.newCustomer()), accessToken: 'forged' };
  const tariff = await shop.cheapest();
  await shop.fault({ endpoint: 'refreshToken', ...fault });
  const outcome = await shop.order(session, newIntentId(), presetOrder(tariff.presetId), tariff.location);
  expect(outcome).toEqual({ status: 'refused', reason: { kind: 'signed-out' } });
  expect(await shop.requests('refreshToken')).toHaveLength(1);
  expect(await shop.requests('createServer')).toEqual([]);
});

test('a token that is refused again right after its renewal is not renewed forever', async () => {
  const shop = await openConnectedShop();
  const customer = shop.calls(await shop.newCustomer());
  const expired = { endpoint: 'listServers', kind: 'status', status: 401, times: 5 } as const;
  await shop.fault({ ...expired, errorCode: 'unauthorized' });
  expect(await customer.call('listServers', {})).toMatchObject({
    ok: false,
    failure: { reason: 'signed-out' },
  });
  expect(await shop.requests('refreshToken')).toHaveLength(1);
  expect(await shop.requests('listServers')).toHaveLength(2);
});

// Rule R75: a new token opens nothing that this customer may not do.
test('a call that is forbidden is not made again with a new token', async () => {
  const shop = await openConnectedShop();
  const customer = shop.calls(await shop.newCustomer());
  await shop.fault({ endpoint: 'listServers', kind: 'status', status: 403, errorCode: 'forbidden' });
  expect(await customer.call('listServers', {})).toMatchObject({
    ok: false,
    failure: { reason: 'signed-out' },
  });
  expect(await shop.requests('refreshToken')).toEqual([]);
  expect(await shop.requests('listServers')).toHaveLength(1);
});
