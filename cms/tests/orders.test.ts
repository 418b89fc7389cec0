import type { OrderAttempt, OrderStep, OrderStepName } from '@vitrina/content-contract/order-attempt';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countOrdersOf, eraseOrdersOf, pruneOrders } from '../src/orders/erase-orders';
import { attemptsWhere, findOrder, findOrders } from '../src/orders/find-orders';
import { ATTEMPTS, makeOrderTables, ORDERS, TERMS } from '../src/orders/order-tables';
import { keyOf, MOST_ATTEMPTS, takeAttempt } from '../src/orders/take-attempt';
import { type BareDatabase, openBareDatabase } from './bare-database';
import { describeOnPostgres } from './databases';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-20T12:00:00Z');
const INTENT = '0199c0de-0000-7000-8000-000000000001';

const step = (own: OrderStepName | Partial<OrderStep>): OrderStep => ({
  ...{ at: NOW, step: 'begun', kind: 'server', name: 'Amber Avocet' },
  ...(typeof own === 'string' ? { step: own } : own),
});

function attempt(
  steps: readonly (OrderStepName | Partial<OrderStep>)[],
  own: Partial<OrderAttempt> = {},
): OrderAttempt {
  return {
    ...{ id: 'attempt-0001', intent: INTENT, requestId: 'request-0001', product: 'vds' },
    ...{ customer: { id: '7', email: 'Olga@Example.ru' }, order: 'preset=1', monthly: 45_000 },
    ...{ startedAt: NOW, settledSeconds: 120, steps: steps.map(step) },
    ...own,
  };
}

describe('on SQLite', () => ordersOn('sqlite'));
describeOnPostgres('on PostgreSQL', () => ordersOn('postgres'));

function ordersOn(client: 'sqlite' | 'postgres') {
  let opened: BareDatabase;

  beforeAll(async () => {
    opened = await openBareDatabase(client);
    await makeOrderTables(opened.database);
  });
  beforeEach(async () => {
    for (const table of [ORDERS, ATTEMPTS, TERMS]) await opened.database(table).delete();
  });
  afterAll(() => opened?.close());

  const take = (taken: OrderAttempt) => takeAttempt(opened.database, taken);
  const found = async (term: string, own: object = {}) =>
    (await findOrders(opened.database, { term, standing: undefined, before: undefined, ...own })).orders;

  test('tables that are there are left alone', async () => {
    await take(attempt(['begun', 'created']));
    await makeOrderTables(opened.database);
    expect(await found('')).toHaveLength(1);
  });

  test('of an attempt the fullest version is kept, in whatever order and however often they arrive', async () => {
    const [sent, ended] = [attempt(['begun', 'sent']), attempt(['begun', 'sent', 'created'])];
    expect([await take(ended), await take(sent), await take(ended)]).toEqual(['kept', 'known', 'known']);
    expect(await attemptsWhere(opened.database, { intent: INTENT })).toEqual([ended]);
    expect(await found('')).toMatchObject([{ standing: 'created', names: 'Amber Avocet', lastAt: NOW }]);
  });

  test('versions and attempts at the same moment are one order with all of them', async () => {
    const second = { id: 'attempt-0002', requestId: 'request-0002', startedAt: NOW + 1 };
    await Promise.all([
      take(attempt(['begun', 'sent'])),
      take(attempt(['begun', 'sent', 'unconfirmed'])),
      take(attempt(['begun', 'resumed', { step: 'adopted', id: '42' }], second)),
      take(attempt(['begun', 'sent'])),
    ]);
    const [order] = await found('');
    expect(order).toMatchObject({ standing: 'created', lastAt: NOW + 1 });
    const whole = await findOrder(opened.database, order?.key ?? '');
    expect(whole?.attempts.map(({ id, steps }) => [id, steps.length])).toEqual([
      ['attempt-0001', 3],
      ['attempt-0002', 3],
    ]);
  });

  test('support finds an order by whatever a customer can tell of it', async () => {
    await take(attempt(['begun', { step: 'created', id: '4242' }]));
    await take(
      attempt([{ name: 'Bold Crane' }, { step: 'created', id: '1', name: 'Bold Crane' }], {
        ...{ id: 'attempt-0002', intent: INTENT.replace(/1$/, '2'), requestId: 'request-0002' },
        customer: { id: '8', email: 'ivan@example.ru' },
      }),
    );
    for (const term of ['request-0001', INTENT, '7', ' olga@example.RU ', 'amber avocet', '4242'])
      expect((await found(term)).map(({ customer }) => customer)).toEqual(['7']);
    expect(await found('nobody')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });

  test('an intent that was sent to somebody else is two orders, each with its own attempts', async () => {
    const own = attempt(['begun', 'created']);
    const other = attempt(['begun', 'refused'], {
      ...{ id: 'attempt-0002', customer: { id: '8', email: 'ivan@example.ru' } },
    });
    await take(own);
    await take(other);
    expect((await found(INTENT)).map(({ standing }) => standing).sort()).toEqual(['created', 'refused']);
    expect((await findOrder(opened.database, keyOf(other)))?.attempts).toEqual([other]);
  });

  test('the list has the newest first, goes on where it ended, and can be narrowed to what wants a look', async () => {
    for (let place = 0; place < 60; place += 1)
      await take(
        attempt(['begun', place % 20 === 0 ? 'unconfirmed' : 'created'], {
          ...{ id: `attempt-${1000 + place}`, startedAt: NOW + place },
          intent: `intent-${1000 + place}`,
        }),
      );
    const question = { term: '', standing: undefined, before: undefined };
    const first = await findOrders(opened.database, question);
    expect(first.hasMore).toBe(true);
    expect(first.orders[0]?.lastAt).toBe(NOW + 59);
    const rest = await findOrders(opened.database, { ...question, before: first.orders.at(-1)?.lastAt });
    expect(rest.hasMore).toBe(false);
    expect(first.orders.length + rest.orders.length).toBe(60);
    expect((await found('', { standing: 'unconfirmed' })).map(({ lastAt }) => lastAt - NOW)).toEqual([
      40, 20, 0,
    ]);
  });

  test('an order of many attempts keeps the first of them, and the fullest versions of those', async () => {
    const nth = (place: number, ...steps: OrderStepName[]) =>
      attempt(steps, { id: `attempt-${1000 + place}`, startedAt: NOW + place });
    for (let place = 0; place < MOST_ATTEMPTS; place += 1) await take(nth(place, 'begun'));
    expect(await take(nth(MOST_ATTEMPTS, 'begun'))).toBe('known');
    expect(await take(nth(0, 'begun', 'created'))).toBe('kept');
    expect(await attemptsWhere(opened.database, { intent: INTENT })).toHaveLength(MOST_ATTEMPTS);
  });

  test('an order whose customer has another e-mail by now is erased by either', async () => {
    await take(attempt(['begun', 'refused']));
    const later = { id: 'attempt-0002', startedAt: NOW + 1, customer: { id: '7', email: 'new@example.ru' } };
    await take(attempt(['begun', 'created'], later));
    expect(await found('')).toMatchObject([{ email: 'new@example.ru' }]);
    expect(await countOrdersOf(opened.database, 'olga@example.ru')).toBe(1);
    expect(await eraseOrdersOf(opened.database, 'new@example.ru')).toBe(1);
    expect(await opened.database(ATTEMPTS).select()).toEqual([]);
  });

  test('what is erased while attempts arrive is erased whole or kept whole', async () => {
    const arrivals = Array.from({ length: 12 }, (_, place) =>
      take(attempt(['begun', 'created'], { id: `attempt-${2000 + place}`, startedAt: NOW + place })),
    );
    await Promise.all([...arrivals, eraseOrdersOf(opened.database, 'olga@example.ru')]);
    const keys = async (table: string, column: string) =>
      new Set((await opened.database(table).select(column)).map((row: object) => Reflect.get(row, column)));
    const orders = await keys(ORDERS, 'key');
    expect(await keys(ATTEMPTS, 'order_key')).toEqual(orders);
    expect(await keys(TERMS, 'order_key')).toEqual(orders);
  });

  test('histories end: by their age, and at once when somebody asks for it', async () => {
    await take(attempt(['begun', 'created'], { startedAt: NOW - 91 * DAY_MS }));
    const late = { id: 'attempt-0002', intent: 'intent-of-another', startedAt: NOW - DAY_MS };
    await take(attempt(['begun', 'created'], late));
    expect(await pruneOrders(opened.database, 0, NOW)).toBe(0);
    expect(await pruneOrders(opened.database, 90, NOW)).toBe(1);
    expect(await countOrdersOf(opened.database, 'OLGA@example.ru ')).toBe(1);
    expect(await countOrdersOf(opened.database, ' ')).toBe(0);
    expect(await eraseOrdersOf(opened.database, '')).toBe(0);
    expect(await eraseOrdersOf(opened.database, 'olga@EXAMPLE.ru')).toBe(1);
    for (const table of [ORDERS, ATTEMPTS, TERMS]) expect(await opened.database(table).select()).toEqual([]);
  });
}
