import { expect, test } from '@playwright/test';
import { Customer, type Entered, type Fulfilled } from './customers';
import { CREATIONS, expectedOf, LISTS, lacks, PRODUCTS, possessionsOf } from './products';
import { SETTLED_SECONDS, type ShopUnderFire } from './shop-under-fire';

export const SEED = Number(process.env.ORDER_SEED ?? Date.now() % 1_000_000);
const EACH_ORDERS = 10;
const AT_ONCE = 36;

/** Where orders are counted: at the provider, and by where they lead. */
type Counted = Pick<ShopUnderFire, 'provider' | 'panel'>;

export interface Campaign {
  orders: number;
  kills: number;
  /** What goes on beside: it ends when it is told that all orders are through. */
  beside?: (isOver: () => boolean) => Promise<void>;
}

/** Places orders of all kinds in the storms of the provider, while instances are killed, and counts what there is in the end. */
export async function orderUnderFire(
  shop: ShopUnderFire,
  { orders, kills, beside }: Campaign,
): Promise<void> {
  const customers = await enterCustomers(shop, Math.ceil(orders / EACH_ORDERS));
  await brewStorm(shop);
  let isOver = false;
  const weather = beside?.(() => isOver);
  const placed = await placeOrders(shop, customers, { orders, kills }).finally(() => {
    isOver = true;
  });
  await weather;
  await report(shop, placed);
  await shop.control('/faults', { method: 'DELETE' });
  await orderAgain(shop, placed);
  await expectExactlyTheOrders(shop, placed);
  expectNoSecrets(shop, customers);
}

/** A few at a time: passwords are slow to check on purpose, and nobody has to wait for them here. */
export async function enterCustomers(shop: Entered, count: number): Promise<Customer[]> {
  const customers: Customer[] = [];
  while (customers.length < count) {
    const group = Array.from({ length: Math.min(5, count - customers.length) }, (_, index) =>
      Customer.enter(shop, `once+${Date.now()}-${customers.length + index}@example.ru`),
    );
    customers.push(...(await Promise.all(group)));
  }
  return customers;
}

async function brewStorm(shop: ShopUnderFire): Promise<void> {
  const storms = [
    { seed: SEED, share: 0.4, endpoints: CREATIONS },
    { seed: SEED, share: 0.1, endpoints: LISTS },
  ];
  for (const storm of storms) await shop.post('/storms', storm);
}

export interface Placed extends Fulfilled {
  customer: Customer;
}

/** As many visitors at a time as a busy shop has, while its processes are killed in the midst of their work. */
async function placeOrders(
  shop: ShopUnderFire,
  customers: Customer[],
  { orders, kills }: Pick<Campaign, 'orders' | 'kills'>,
): Promise<Placed[]> {
  const placed: Placed[] = [];
  let begun = 0;
  const visit = async () => {
    while (begun < orders) {
      const number = begun++;
      const customer = at(customers, number);
      const product = at(PRODUCTS, number);
      const address = at(product.addresses, Math.floor(number / PRODUCTS.length));
      placed.push({ customer, ...(await customer.order(product, address)) });
    }
  };
  const visitors = Promise.all(Array.from({ length: AT_ONCE }, visit));
  const killing = killInBetween(shop, kills, () => placed.length / orders);
  await Promise.all([visitors, killing]);
  return placed;
}

/** Kills one instance after another while it works on somebody's order, and starts it again. */
async function killInBetween(shop: ShopUnderFire, kills: number, progress: () => number): Promise<void> {
  for (let kill = 1; kill <= kills; kill += 1) {
    const site = at(shop.sites, kill);
    while (progress() < kill / (kills + 1) || site.inFlight === 0) {
      if (progress() === 1) throw new Error('The orders were over before the last instance was killed');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await site.kill();
    site.start();
  }
}

async function report(shop: ShopUnderFire, fulfilled: Fulfilled[]): Promise<void> {
  const { storms } = (await shop.control('/faults')) as { storms: { calls: number; spoilt: number }[] };
  const total = (of: (one: Fulfilled) => number) => fulfilled.reduce((sum, one) => sum + of(one), 0);
  const spoilt = storms.map((storm) => `${storm.spoilt} of ${storm.calls}`);
  const line = `seed ${SEED}: ${fulfilled.length} orders, forms sent ${total(({ sendings }) => sendings)} times, ${total(({ broken }) => broken)} never answered; spoilt creations ${spoilt[0]}, lists ${spoilt[1]}`;
  test.info().annotations.push({ type: 'orders', description: line });
  process.stdout.write(`${line}\n`);
  expect(total(({ broken }) => broken)).toBeGreaterThan(0);
}

/**
 * Sends some forms once more, whose work is done: that makes nothing. What a bundle lacks is made when it is sent again
 * and nothing of it can be under way any more.
 */
async function orderAgain(shop: ShopUnderFire, placed: Placed[]): Promise<void> {
  const sample = placed.filter((_, index) => index % 10 === 0);
  await Promise.all(sample.map((order) => order.customer.orderAgain(order)));
  await Promise.all(byCustomer(placed).map((orders) => fillGaps(shop, orders)));
}

async function fillGaps(shop: ShopUnderFire, { customer, orders }: OfCustomer): Promise<void> {
  const patience = Date.now() + 3 * SETTLED_SECONDS * 1_000;
  const bundles = orders.filter(({ product }) => product.leavesGaps);
  while (Date.now() < patience) {
    if (!lacks(await possessionsOf(shop.provider, customer.login), expectedOf(orders))) return;
    for (const bundle of bundles) await customer.orderAgain(bundle);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

interface OfCustomer {
  customer: Customer;
  orders: Placed[];
}

function byCustomer(placed: Placed[]): OfCustomer[] {
  return [...new Set(placed.map(({ customer }) => customer))].map((customer) => ({
    customer,
    orders: placed.filter((order) => order.customer === customer),
  }));
}

/** Customers have what they ordered and nothing else, and each order leads to its page. */
export async function expectExactlyTheOrders(shop: Counted, placed: Placed[]): Promise<void> {
  expect(new Set(placed.map(({ intent }) => intent)).size).toBe(placed.length);
  const counted = await Promise.all(
    byCustomer(placed).map(async ({ customer, orders }) => {
      for (const { next } of orders) expectPanel(shop, next, await customer.follow(next));
      return { has: await possessionsOf(shop.provider, customer.login), expected: expectedOf(orders) };
    }),
  );
  for (const { has, expected } of counted) expect(has).toEqual(expected);
}

/** The step into the panel opens the page of what was ordered. */
function expectPanel(shop: Counted, next: string, location: string): void {
  const panel = new URL(location);
  expect(`${panel.origin}${panel.pathname}`).toBe(`${shop.panel}/auto-login`);
  expect(panel.searchParams.get('redirect')).toBe(new URL(next, shop.panel).searchParams.get('to'));
}

/** What was ordered can be followed in the logs; what opens accounts stands in none of them. */
function expectNoSecrets(shop: ShopUnderFire, customers: Customer[]): void {
  const logs = shop.logs();
  expect(logs).toContain('"step":"resumed"');
  for (const secret of [shop.password, ...shop.secrets]) expect(logs).not.toContain(secret);
  expect(logs).not.toContain('@example.ru');
  expect(customers.length).toBeGreaterThan(0);
}

export function at<Value>(values: readonly Value[], position: number): Value {
  const value = values[position % values.length];
  if (value === undefined) throw new Error('There is nothing to choose from');
  return value;
}
