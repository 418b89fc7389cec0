import { type IntentStore, lookForOrder, newIntentId, presetOrder } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { bundleOf, openProductShop } from './product-shop';

test('a look finds what an order has made, and makes, notes and claims nothing', async () => {
  const { shop, place } = await openProductShop();
  const [session, other] = [await shop.newCustomer(), await shop.newCustomer()];
  const order = presetOrder((await shop.cheapest()).presetId);
  const intent = newIntentId();
  const look = (who = session) => lookForOrder(onlyRecalled(shop.intents), shop.customer(who), intent, order);

  expect(await look()).toMatchObject([{ kind: 'server', found: 'nothing' }]);
  expect(await shop.requests('createServer')).toEqual([]);
  const placed = await place(session, intent, order);
  const [made] = await look();
  expect(made).toMatchObject({ found: { name: made?.name } });
  expect(placed).toMatchObject({ outcome: { name: made?.name } });
  // The intent opens nothing of somebody else's.
  expect(await look(other)).toMatchObject([{ found: 'nothing' }]);
});

test('a look says of each part of a bundle what is there, and asks for each list once', async () => {
  const { shop, place, catalogue } = await openProductShop();
  const session = await shop.newCustomer();
  const [order, intent] = [await bundleOf(catalogue), newIntentId()];
  await shop.fault({ endpoint: 'createBucket', kind: 'status', status: 400, errorCode: 'bad_request' });
  await place(session, intent, order);
  const before = (await shop.requests('listServers')).length;
  const looked = await lookForOrder(onlyRecalled(shop.intents), shop.customer(session), intent, order);
  expect(looked.map(({ order: { product }, found }) => [product, typeof found])).toEqual([
    ...[
      ['vds', 'object'],
      ['vds', 'object'],
      ['dbaas', 'object'],
      ['s3', 'string'],
      ['balancer', 'object'],
    ],
  ]);
  expect(await shop.requests('listServers')).toHaveLength(before + 1);
});

test('a list that does not come is no answer', async () => {
  const { shop } = await openProductShop();
  const session = await shop.newCustomer();
  const order = presetOrder((await shop.cheapest()).presetId);
  await shop.fault({ endpoint: 'listServers', kind: 'status', times: 5 });
  const looked = await lookForOrder(shop.intents, shop.customer(session), newIntentId(), order);
  expect(looked).toMatchObject([{ found: 'unknown' }]);
});

/** Of a store that whoever looks may only ask. */
function onlyRecalled({ recall }: IntentStore): IntentStore {
  const refuse = () => Promise.reject(new Error('a look must change nothing'));
  return { recall, exclusively: refuse, remember: refuse, forget: refuse };
}
