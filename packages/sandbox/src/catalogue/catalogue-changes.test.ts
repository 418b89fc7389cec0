import { expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/open-test-shop';
import { readAnswer, refusal } from '../testing/read-answer';

const PRESET = 2453;

test('a preset that is sold out stays in the list, says so, and cannot be ordered', async () => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('a@example.ru');
  await change(shop, { product: 'servers', id: PRESET, available: false });
  expect(await presetIn(shop)).toMatchObject({ is_available: false });
  expect(await refusal(await shop.order(session, { preset_id: PRESET }))).toEqual([409, 'sold_out']);
  expect(await shop.servers(session)).toEqual([]);
});

test('a retired preset leaves the list and is unknown to orders', async () => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('a@example.ru');
  await change(shop, { product: 'servers', id: PRESET, retired: true });
  expect(await presetIn(shop)).toBeUndefined();
  expect(await refusal(await shop.order(session, { preset_id: PRESET }))).toEqual([400, 'bad_request']);
});

test('changes of one preset add up', async () => {
  const shop = await openTestShop();
  await change(shop, { product: 'servers', id: PRESET, price: 777 });
  await change(shop, { product: 'servers', id: PRESET, available: false });
  expect(await presetIn(shop)).toMatchObject({ price: 777, is_available: false });
});

test('a sold-out database is refused in the same words', async () => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('a@example.ru');
  await change(shop, { product: 'databases', id: 1205, available: false });
  const order = { name: 'db', type: 'mysql', preset_id: 1205, admin: { password: 'Vitrina-demo-1' } };
  const answer = await shop.forward(session, 'POST', 'api/v1/databases', order);
  expect(await refusal(answer)).toEqual([409, 'sold_out']);
});

test.each([
  ['undone', (shop: TestShop) => shop.fetch('/__sandbox/catalogue', { method: 'DELETE' })],
  ['reset', (shop: TestShop) => shop.post('/__sandbox/reset')],
])('the catalogue is as before once it is %s', async (_, undo) => {
  const shop = await openTestShop();
  const before = await presetIn(shop);
  await change(shop, { product: 'servers', id: PRESET, price: 1, available: false });
  expect((await undo(shop)).status).toBe(204);
  expect(await presetIn(shop)).toEqual(before);
});

test.each([
  [404, { product: 'servers', id: 999_999, retired: true }],
  [400, { product: 'servers', id: PRESET }],
  [400, { product: 'clouds', id: PRESET, retired: true }],
  [400, { product: 'servers', id: PRESET, sold: true, retired: true }],
])('%i answers the change %j', async (status, order) => {
  const shop = await openTestShop();
  expect((await shop.post('/__sandbox/catalogue', order)).status).toBe(status);
});

async function change(shop: TestShop, order: object): Promise<void> {
  expect((await shop.post('/__sandbox/catalogue', order)).status).toBe(201);
}

async function presetIn(shop: TestShop) {
  const answer = await readAnswer('listServerPresets', await shop.fetch('/api/v1/presets/servers'));
  return answer.server_presets.find(({ id }) => id === PRESET);
}
