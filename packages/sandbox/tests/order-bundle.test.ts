import { newIntentId } from '@vitrina/ordering';
import type { EndpointName } from '@vitrina/provider-api/contract';
import { describe, expect, test } from 'vitest';
import { bundleOf, first, openProductShop, type ProductShop } from './product-shop';

const CREATIONS = ['createServer', 'createDatabase', 'createBucket', 'createBalancer'] as const;

describe('an AI bundle', () => {
  test('makes every part once, also equal ones, and leads to the home of the panel', async () => {
    const { place, session, bundle, names, asked } = await shopWithBundle();
    const intent = newIntentId();
    const outcome = await place(session, intent, bundle);
    expect(outcome).toMatchObject({ status: 'placed', page: '/servers' });
    expect(outcome.parts.map(({ outcome }) => outcome.status)).toEqual(Array(5).fill('created'));
    const made = await names();
    expect(made.map((list) => list.length)).toEqual([2, 1, 1, 1]);
    expect(new Set(made.flat()).size).toBe(5);
    // Again, as after a reload: nothing new.
    expect(await place(session, intent, bundle)).toMatchObject({ status: 'placed' });
    expect(await names()).toEqual(made);
    expect(await asked()).toEqual([2, 1, 1, 1]);
  });

  test('starts its servers with Ubuntu 24.04', async () => {
    const { shop, place, session, bundle } = await shopWithBundle();
    await place(session, newIntentId(), bundle);
    const bodies = (await shop.requests('createServer')).map(({ forward }) => forward?.data);
    expect(bodies).toMatchObject([{ os_id: 99 }, { os_id: 99 }]);
  });

  test('of which one part fails makes the others, and sent again only what is missing', async () => {
    const { shop, place, session, bundle, names } = await shopWithBundle();
    const intent = newIntentId();
    await shop.fault({ endpoint: 'createBucket', kind: 'status', status: 400, errorCode: 'bad_request' });
    const outcome = await place(session, intent, bundle);
    expect(outcome).toMatchObject({ status: 'placed', page: '/servers' });
    expect(outcome.parts.map(({ order, outcome }) => [order.product, outcome.status])).toEqual([
      ['vds', 'created'],
      ['vds', 'created'],
      ['dbaas', 'created'],
      ['s3', 'refused'],
      ['balancer', 'created'],
    ]);
    expect((await names()).map((list) => list.length)).toEqual([2, 1, 0, 1]);
    await place(session, intent, bundle);
    expect((await names()).map((list) => list.length)).toEqual([2, 1, 1, 1]);
  });

  test('of which one part loses its answer has that part once', async () => {
    const { shop, place, session, bundle, names, asked } = await shopWithBundle();
    const intent = newIntentId();
    await shop.fault({ endpoint: 'createServer', kind: 'reset-after' });
    await shop.fault({ endpoint: 'createBalancer', kind: 'status-after', status: 502 });
    expect(await place(session, intent, bundle)).toMatchObject({ status: 'placed' });
    await place(session, intent, bundle);
    expect((await names()).map((list) => list.length)).toEqual([2, 1, 1, 1]);
    expect(await asked()).toEqual([2, 1, 1, 1]);
  });

  test('of which nothing could be made says why, and a part that may still come leaves it open', async () => {
    const { shop, place, session, bundle, names } = await shopWithBundle();
    for (const endpoint of CREATIONS)
      await shop.fault({ endpoint, kind: 'status', status: 401, errorCode: 'unauthorized', times: 10 });
    expect(await place(session, newIntentId(), bundle)).toMatchObject({
      ...{ status: 'refused', reason: { kind: 'signed-out' } },
    });
    await shop.forgetFaults();
    for (const endpoint of ['createServer', 'createDatabase', 'createBucket'] as const)
      await shop.fault({ endpoint, kind: 'status', status: 400, errorCode: 'bad_request', times: 2 });
    await shop.fault({ endpoint: 'createBalancer', kind: 'reset' });
    expect(await place(session, newIntentId(), bundle)).toMatchObject({ status: 'unconfirmed' });
    expect((await names()).flat()).toEqual([]);
  });

  test('costs what its parts cost', async () => {
    const { monthly, bundle } = await shopWithBundle();
    const { servers, databases, buckets, balancers } = bundle;
    const parts = await Promise.all([...servers, ...databases, ...buckets, ...balancers].map(monthly));
    expect(await monthly(bundle)).toBe(parts.reduce((sum, part) => sum + part, 0));
  });
});

async function shopWithBundle() {
  const opened: ProductShop = await openProductShop();
  const { shop, catalogue, made } = opened;
  const [session, bundle] = [await shop.newCustomer(), await bundleOf(catalogue)];
  const count = async (endpoint: EndpointName) => (await shop.requests(endpoint)).length;
  return {
    ...opened,
    session,
    bundle,
    /** Names of all that was made: servers, databases, buckets, balancers. */
    names: () =>
      Promise.all(
        [first(bundle.servers), first(bundle.databases), first(bundle.buckets), first(bundle.balancers)].map(
          async (order) => (await made(session, order)).map(({ name }) => name),
        ),
      ),
    /** How often each kind was asked for. */
    asked: () => Promise.all(CREATIONS.map(count)),
  };
}
