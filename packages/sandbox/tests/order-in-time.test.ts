import { newIntentId, placeResource, presetOrder } from '@vitrina/ordering';
import { createProvider, createProviderHttp } from '@vitrina/provider-api';
import { expect, test } from 'vitest';
import { type ConnectedShop, openConnectedShop } from './connected-shop';

/** All that an action has, its order and looks together. */
const ACTION_MS = 3_000;
const LOOK_MS = 1_200;

test('a creation whose answer does not come is looked for in the time that was kept for it', async () => {
  const shop = await openConnectedShop();
  const requested = await openOrder(shop);
  await shop.fault({ endpoint: 'createServer', kind: 'timeout-after' });
  expect(await requested.order(LOOK_MS)).toMatchObject({ status: 'created', adopted: true });
  expect(await shop.requests('createServer')).toHaveLength(1);
});

test.each([
  ['was made', 'timeout-after', 'created'],
  ['was not made', 'timeout', 'unconfirmed'],
] as const)(
  'a creation that is cut off by the end of its action and %s is never sent again',
  async (_, kind, found) => {
    const shop = await openConnectedShop();
    const requested = await openOrder(shop);
    await shop.fault({ endpoint: 'createServer', kind });
    expect(await requested.order(0)).toEqual({ status: 'unconfirmed' });
    // The repeat has time enough, and looks first: what was sent may have happened.
    expect(await requested.order(LOOK_MS)).toMatchObject({ status: found });
    expect(await shop.requests('createServer')).toHaveLength(1);
  },
);

test('an action whose time is over before the creation orders nothing, and can be tried again', async () => {
  const shop = await openConnectedShop();
  const requested = await openOrder(shop);
  await shop.fault({ endpoint: 'listServers', kind: 'timeout' });
  expect(await requested.order(LOOK_MS)).toEqual({ status: 'refused', reason: { kind: 'unavailable' } });
  expect(await shop.requests('createServer')).toHaveLength(0);
  expect(await requested.order(LOOK_MS)).toMatchObject({ status: 'created', adopted: false });
});

/** One order of a server of one customer; each try has an action's time, of which so much is kept from creations. */
async function openOrder(shop: ConnectedShop) {
  const [session, tariff] = [await shop.newCustomer(), await shop.cheapest()];
  const intent = newIntentId();
  const order = presetOrder(tariff.presetId);
  return {
    order: (keptFromWritesMs: number) => {
      const end = performance.now() + ACTION_MS;
      const deadline = { left: () => Math.max(0, end - performance.now()) };
      const http = createProviderHttp({
        addresses: { api: shop.url, landing: `${shop.url}/landing-api` },
        ...{ requestId: 'order-in-time', random: () => 0, deadline, keptFromWritesMs },
      });
      const pause = (milliseconds: number) =>
        new Promise<void>((resolve) => setTimeout(resolve, Math.min(milliseconds, deadline.left())));
      const customer = createProvider(http).as(session);
      const confirm = async () => ({ ok: true, location: tariff.location }) as const;
      return placeResource({ intents: shop.intents, pause }, customer, intent, order, confirm);
    },
  };
}
