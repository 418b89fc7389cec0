import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ANSWERED_WITHIN_MS } from './faults/cells';
import { Customer, type OpenedForm, type Pressed } from './once/customers';
import { ownDatabase } from './once/own-database';
import { type OwnRedis, ownRedis } from './once/own-redis';
import { expectedOf, PRODUCTS, possessionsOf } from './once/products';
import { openShopUnderFire, type ShopUnderFire } from './once/shop-under-fire';

/** For each failure; more of them with `ORDERS_WITHOUT_REDIS=200`. */
const ORDERS = Number(process.env.ORDERS_WITHOUT_REDIS ?? 16);
const EACH_ORDERS = 8;
const AT_ONCE = 4;
/** Other journeys run with longer ones; here they are part of the promise. */
const USUAL_DEADLINES = { PAGE_DEADLINE_MS: '', ACTION_DEADLINE_MS: '' };
const SERVER = product('server');
const ADDRESS = '/order?auth=registrationVds&preset=2453';

const FAILURES = [
  {
    name: 'hangs',
    begin: async (redis: OwnRedis) => redis.hang(),
    end: async (redis: OwnRedis) => redis.goOn(),
  },
  { name: 'dies', begin: (redis: OwnRedis) => redis.kill(), end: (redis: OwnRedis) => redis.start() },
];

test('while Redis hangs or is dead, instances that share PostgreSQL sell every order once', async () => {
  test.setTimeout(600_000);
  const redis = await ownRedis();
  const database = await ownDatabase();
  const shop = await openShopUnderFire({
    ...{ instances: 2, redisUrl: redis.url },
    site: { ...USUAL_DEADLINES, ORDERS_DATABASE_URL: database.url },
  });
  try {
    for (const failure of FAILURES) {
      const orders = await openForms(shop, ORDERS);
      await forceTheRace(shop);
      await failure.begin(redis);
      const first = await pressAll(orders);
      // Who was told to try again does so.
      const second = await pressAll(orders);
      await failure.end(redis);
      await report(shop, `and PostgreSQL, Redis ${failure.name}`, [...first, ...second]);
      await expectOnce(shop, orders);
      expect(second.filter(({ next }) => next === undefined)).toEqual([]);
      expectInTime([...first, ...second]);
    }
  } finally {
    writeFileSync(test.info().outputPath('logs.txt'), shop.logs());
    await shop.close();
    await Promise.all([redis.kill(), database.drop()]);
  }
});

test('those that share nothing else sell what was opened meanwhile once, and tell the truth about what was opened before', async () => {
  test.setTimeout(600_000);
  const redis = await ownRedis();
  const shop = await openShopUnderFire({ instances: 2, redisUrl: redis.url, site: USUAL_DEADLINES });
  try {
    for (const failure of FAILURES) {
      const before = await openForms(shop, ORDERS / 2);
      await forceTheRace(shop);
      await failure.begin(redis);
      const held = await pressAll(before);
      const meanwhile = await openForms(shop, ORDERS / 2);
      const sold = await pressAll(meanwhile);
      await report(shop, `alone, Redis ${failure.name}`, [...held, ...sold]);
      expect(held.map(({ next, isUnconfirmed }) => ({ next, isUnconfirmed }))).toEqual(
        held.map(() => ({ next: undefined, isUnconfirmed: true })),
      );
      await expectNothing(shop, before);
      await expectOnce(shop, meanwhile);
      expectInTime([...held, ...sold]);
      await failure.end(redis);
      // When Redis is back the same forms do their work, those of the outage included.
      await pressUntilSold([...before, ...meanwhile]);
      await expectOnce(shop, [...before, ...meanwhile]);
    }
  } finally {
    writeFileSync(test.info().outputPath('logs.txt'), shop.logs());
    await shop.close();
    await redis.kill();
  }
});

/**
 * Both instances have used Redis when it goes away, so that both find out at the same moment; and what one of them makes is
 * not there yet when the other looks.
 */
async function forceTheRace(shop: ShopUnderFire): Promise<void> {
  const customer = await Customer.enter(shop, `before+${Date.now()}@example.ru`);
  await customer.press(await customer.openForm(ADDRESS));
  await shop.control('/faults', { method: 'DELETE' });
  await shop.post('/faults', { endpoint: 'createServer', kind: 'delay', delayMs: 400, times: 10_000 });
}

interface Order {
  customer: Customer;
  form: OpenedForm;
}

/** New customers with a form each of them has not sent yet, several of them with more than one. */
async function openForms(shop: ShopUnderFire, count: number): Promise<Order[]> {
  const customers: Customer[] = [];
  while (customers.length < Math.ceil(count / EACH_ORDERS))
    customers.push(await Customer.enter(shop, `outage+${Date.now()}-${customers.length}@example.ru`));
  return inTurns(
    Array.from({ length: count }, (_, number) => customers[number % customers.length] as Customer),
    async (customer) => ({ customer, form: await customer.openForm(ADDRESS) }),
  );
}

/** As many visitors at once as this machine can serve, each of whom sends the same form to both instances. */
function pressAll(orders: readonly Order[]): Promise<Pressed[]> {
  return inTurns(orders, ({ customer, form }) => customer.press(form));
}

async function pressUntilSold(orders: readonly Order[]): Promise<void> {
  await inTurns(orders, async ({ customer, form }) => {
    await expect.poll(async () => (await customer.press(form)).next, { timeout: 60_000 }).toBeDefined();
  });
}

async function inTurns<Item, Value>(
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const results: Value[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index] as Item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

/** What each customer has at the provider is what was ordered, and nothing twice. */
async function expectOnce(shop: ShopUnderFire, orders: readonly Order[]): Promise<void> {
  for (const [customer, own] of byCustomer(orders)) {
    const requested = own.map(({ form }) => ({ product: SERVER, intent: form.intent }));
    expect(await possessionsOf(shop.provider, customer.login)).toEqual(expectedOf(requested));
  }
}

async function expectNothing(shop: ShopUnderFire, orders: readonly Order[]): Promise<void> {
  for (const [customer] of byCustomer(orders))
    expect((await possessionsOf(shop.provider, customer.login)).server).toEqual([]);
}

function byCustomer(orders: readonly Order[]): Map<Customer, Order[]> {
  const groups = new Map<Customer, Order[]>();
  for (const order of orders) groups.set(order.customer, [...(groups.get(order.customer) ?? []), order]);
  return groups;
}

function expectInTime(pressed: readonly Pressed[]): void {
  expect(pressed.map(({ milliseconds }) => milliseconds).filter((time) => time > ANSWERED_WITHIN_MS)).toEqual(
    [],
  );
}

async function report(shop: ShopUnderFire, when: string, pressed: readonly Pressed[]): Promise<void> {
  const slowest = Math.max(...pressed.map(({ milliseconds }) => Math.round(milliseconds)));
  const unknown = pressed.filter(({ next }) => next === undefined).length;
  const made = await shop.creations('createServer');
  const line = `Redis ${when}: ${pressed.length} forms sent to both instances, ${unknown} not known yet, ${made} creations sent so far, the slowest answered in ${slowest} ms`;
  test.info().annotations.push({ type: 'orders', description: line });
  process.stdout.write(`${line}\n`);
}

function product(name: string) {
  const found = PRODUCTS.find((one) => one.name === name);
  if (!found) throw new Error(`There is no product ${name}`);
  return found;
}
