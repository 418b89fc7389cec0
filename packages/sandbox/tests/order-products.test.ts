import {
  balancerOrder,
  bucketName,
  bucketOrder,
  type ConfirmPriceOf,
  type CustomerSession,
  confirmPrice,
  databaseOrder,
  type IntentId,
  newIntentId,
  type Order,
  type ProductOutcome,
  resourceName,
} from '@vitrina/ordering';
import { describe, expect, test } from 'vitest';
import type { FaultOrder } from '../src/controls/fault';
import {
  first,
  openProductShop,
  PRODUCT_CASES,
  type ProductCase,
  type ProductShop,
  RULES,
} from './product-shop';

/** After this long a provider has finished or dropped what it was asked for. */
const SETTLED_MS = 120_000;

describe.each(PRODUCT_CASES)('$name', (product) => {
  test('is made as it was ordered, under the name of the intent, and leads to its page', async () => {
    const { shop, made, place, session, order } = await shopWith(product);
    const intent = newIntentId();
    const outcome = await place(session, intent, order);
    const resources = await made(session, order);
    const id = first(resources).id;
    expect(resources).toMatchObject([
      { id, name: order.product === 's3' ? bucketName(intent) : resourceName(intent) },
    ]);
    expect(outcome).toMatchObject({ status: 'placed', page: PAGES[order.product](id) });
    expect(await shop.requests(product.endpoint)).toHaveLength(1);
  });

  test.each([
    { kind: 'reset-after' },
    { kind: 'timeout-after' },
    { kind: 'status-after', status: 500 },
    { kind: 'status-after', status: 504 },
    { kind: 'malformed' },
  ] satisfies Spoilt[])(
    'whose answer is lost by %o is there once, and sent again it is that one',
    async (fault) => {
      const { shop, made, place, session, order } = await shopWith(product);
      const intent = newIntentId();
      await shop.fault({ endpoint: product.endpoint, ...fault });
      shop.waitAtMost(600);
      const outcome = await place(session, intent, order);
      shop.waitAtMost();
      expect(outcome).toMatchObject({ status: 'placed', outcome: { status: 'created', adopted: true } });
      expect(await made(session, order)).toHaveLength(1);
      expect(await place(session, intent, order)).toEqual(outcome);
      expect(await shop.requests(product.endpoint)).toHaveLength(1);
    },
  );

  test('that never arrived is not confirmed, and is made once when it is sent again later', async () => {
    const { shop, made, place, session, order } = await shopWith(product);
    const intent = newIntentId();
    await shop.fault({ endpoint: product.endpoint, kind: 'reset' });
    expect(await place(session, intent, order)).toMatchObject({ status: 'unconfirmed' });
    expect(await place(session, intent, order)).toMatchObject({ status: 'unconfirmed' });
    expect(await made(session, order)).toEqual([]);
    shop.pass(SETTLED_MS);
    expect(await place(session, intent, order)).toMatchObject({ status: 'placed' });
    expect(await made(session, order)).toHaveLength(1);
  });

  test('sent twice at once is one', async () => {
    const { made, place, session, order } = await shopWith(product);
    const intent = newIntentId();
    const [one, other] = await Promise.all([place(session, intent, order), place(session, intent, order)]);
    expect(pageOf(one)).toBe(pageOf(other));
    expect(await made(session, order)).toHaveLength(1);
  });

  test('is not made at another price, nor without a list to look into', async () => {
    const { shop, made, place, session, order } = await shopWith(product);
    const reason = { kind: 'price-changed' } as const;
    expect(await place(session, newIntentId(), order, async () => ({ ok: false, reason }))).toMatchObject({
      ...{ status: 'refused', reason },
    });
    await shop.fault({ endpoint: product.list, kind: 'status', status: 503, times: 3 });
    expect(await place(session, newIntentId(), order)).toMatchObject({
      ...{ status: 'refused', reason: { kind: 'unavailable' } },
    });
    expect(await made(session, order)).toEqual([]);
  });
});

describe('without money for an hour', () => {
  test.each([
    ['a bucket of a fixed size', '/storage/create'],
    ['a cluster of ready-made nodes', '/kubernetes/create'],
    ['a server', undefined],
  ])('%s leads to %s', async (name, instead) => {
    const { shop, made, place, order } = await shopWith(caseNamed(name));
    const poor = await shop.newCustomer(`no-balance+${newIntentId()}@example.ru`);
    expect(await place(poor, newIntentId(), order)).toMatchObject({
      ...{ status: 'refused', reason: { kind: 'no-balance' }, instead },
    });
    expect(await made(poor, order)).toEqual([]);
  });
});

describe('the password of a database', () => {
  test('is the same for every try of an intent, and another for another', async () => {
    const { shop, place, catalogue } = await openProductShop();
    const session = await shop.newCustomer();
    const tariff = first(await catalogue.databaseTariffs());
    const order = databaseOrder(tariff.presetId, tariff.type);
    const intent = newIntentId();
    await shop.fault({ endpoint: 'createDatabase', kind: 'status', times: 1 });
    await place(session, intent, order);
    expect(await shop.requests('createDatabase')).toHaveLength(2);
    const kept = await shop.intents.recall(passwordKey(session, intent));
    expect(kept).toMatch(/^[A-Za-z2-9]{14}$/);
    const other = newIntentId();
    await place(session, other, order);
    expect(await shop.intents.recall(passwordKey(session, other))).not.toBe(kept);
  });

  test('is the one the database has, which the panel tells its owner and the journal tells nobody', async () => {
    const { shop, place, catalogue } = await openProductShop();
    const session = await shop.newCustomer();
    const tariff = first(await catalogue.databaseTariffs());
    const intent = newIntentId();
    // A try that comes to nothing, and one that makes the database: both have the password that is kept.
    await shop.fault({ endpoint: 'createDatabase', kind: 'status' });
    const page = pageOf(await place(session, intent, databaseOrder(tariff.presetId, tariff.type)));
    const password = (await shop.intents.recall(passwordKey(session, intent))) ?? '';
    expect(password).toHaveLength(14);
    expect(JSON.stringify(await shop.requests('createDatabase'))).not.toContain(password);
    const entry = await fetch(`${shop.url}/panel/auto-login?token=${session.portalToken}&redirect=${page}`, {
      redirect: 'manual',
    });
    const cookie = entry.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const panel = await fetch(`${shop.url}/panel${page}`, { headers: { cookie } });
    expect(await panel.text()).toContain(`<code>${password}</code>`);
  });
});

describe('an intent that stands in an address', () => {
  test('and came to another customer is an order of theirs alone: nothing of it is shared', async () => {
    const { shop, place, made, catalogue } = await openProductShop();
    const [sender, receiver] = [await shop.newCustomer(), await shop.newCustomer()];
    const { presetId, type } = first(await catalogue.databaseTariffs());
    const order = databaseOrder(presetId, type);
    const intent = newIntentId();
    expect(await place(sender, intent, order)).toMatchObject({ status: 'placed' });
    expect(await place(receiver, intent, order)).toMatchObject({ outcome: { adopted: false } });
    expect(await made(receiver, order)).toHaveLength(1);
    const [known, own] = await Promise.all(
      [sender, receiver].map((customer) => shop.intents.recall(passwordKey(customer, intent))),
    );
    expect(own).not.toBe(known);
  });

  test('and came to another choice is held to the first: nobody gets another machine than the one on the button', async () => {
    const { shop, place, made, catalogue } = await openProductShop();
    const session = await shop.newCustomer();
    const [one, other] = (await catalogue.balancerTariffs()).map(({ presetId }) => balancerOrder(presetId));
    if (!one || !other) throw new Error('The shelf holds too little');
    const intent = newIntentId();
    await place(session, intent, one);
    expect(await place(session, intent, other)).toMatchObject({
      ...{ status: 'refused', reason: { kind: 'other-wish' } },
    });
    expect(await place(session, intent, one)).toMatchObject({ outcome: { adopted: true } });
    expect(await made(session, one)).toHaveLength(1);
  });

  test('of an order that was refused is free for another choice', async () => {
    const { shop, place, catalogue } = await openProductShop();
    const session = await shop.newCustomer();
    const [one, other] = (await catalogue.balancerTariffs()).map(({ presetId }) => balancerOrder(presetId));
    if (!one || !other) throw new Error('The shelf holds too little');
    const intent = newIntentId();
    await place(session, intent, one, async () => ({ ok: false, reason: { kind: 'price-changed' } }));
    expect(await place(session, intent, other)).toMatchObject({ status: 'placed' });
  });
});

test('a bucket is found among those of the same words, though nobody says when it was made', async () => {
  const { shop, place, made, catalogue } = await openProductShop();
  const session = await shop.newCustomer();
  const { presetId } = first(await catalogue.storageTariffs());
  const intent = newIntentId();
  const like = bucketName(intent).replace(/-[0-9a-f]+$/, '-000000000000');
  await shop
    .calls(session)
    .call('createBucket', { name: like, type: 'private', preset_id: Number(presetId) });
  const order = bucketOrder({ kind: 'preset', presetId });
  const outcome = await place(session, intent, order);
  expect(outcome).toMatchObject({ outcome: { adopted: false } });
  expect((await made(session, order)).map(({ name }) => name)).toEqual([bucketName(intent), like]);
  expect(await place(session, intent, order)).toMatchObject({
    ...{ page: pageOf(outcome), outcome: { adopted: true } },
  });
});

test('an app is made in the panel: nothing is sent, and only a price that nobody has confirmed stops it', async () => {
  const { shop, place, catalogue, price } = await openProductShop();
  const session = await shop.newCustomer();
  const { presetId, location } = first(
    (await catalogue.appTariffs()).filter(({ type }) => type === 'backend'),
  );
  const order: Order = {
    ...{ product: 'apps', type: 'backend', framework: 'fastapi', presetId, location, period: 'P1Y' },
  };
  const yearly = await price(order);
  const confirm = confirmPrice(order, yearly, catalogue, RULES);
  const unasked: ConfirmPriceOf = async () => ({ ok: false, reason: { kind: 'unavailable' } });
  const before = shop.records.filter(({ endpoint }) => endpoint.startsWith('create')).length;
  for (const answer of [confirm, unasked])
    expect(await place(session, newIntentId(), order, answer)).toEqual({
      status: 'placed',
      page: `/apps/create?type=backend&framework=fastapi&preset=${presetId}&location=${location}`,
      outcome: undefined,
      parts: [],
    });
  const monthly: Order = { ...order, period: 'P1M' };
  const outgrown = confirmPrice(monthly, yearly, catalogue, RULES);
  expect(await place(session, newIntentId(), monthly, outgrown)).toMatchObject({
    ...{ status: 'refused', reason: { kind: 'price-changed' } },
  });
  expect(shop.records.filter(({ endpoint }) => endpoint.startsWith('create'))).toHaveLength(before);
});

/** Where the site keeps the password of a customer's database. */
function passwordKey(session: CustomerSession, intent: IntentId): string {
  return `${session.user.id}/password:${intent}`;
}

type Spoilt = Partial<FaultOrder> & Pick<FaultOrder, 'kind'>;

const PAGES: Record<Exclude<Order['product'], 'apps' | 'ai'>, (id: number) => string> = {
  vds: (id) => `/servers/${id}`,
  dbaas: (id) => `/database/${id}`,
  s3: (id) => `/storage/${id}/settings`,
  balancer: (id) => `/balancer/${id}`,
  k8s: (id) => `/kubernetes/${id}`,
  dedicated: (id) => `/dedicated/${id}`,
};

function caseNamed(wanted: string): ProductCase {
  return first(PRODUCT_CASES.filter(({ name }) => name === wanted));
}

function pageOf(outcome: ProductOutcome): string {
  if (outcome.status !== 'placed') throw new Error(JSON.stringify(outcome));
  return outcome.page;
}

async function shopWith({ order: choose }: ProductCase) {
  const opened: ProductShop = await openProductShop();
  const [session, order] = [await opened.shop.newCustomer(), await choose(opened.catalogue)];
  return { ...opened, session, order };
}
