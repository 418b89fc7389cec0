import { databaseOrder, findMade, newIntentId } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { first, openProductShop } from './product-shop';

test('a database that was ordered is found with the address and the port to reach it at', async () => {
  const { shop, catalogue, place, made } = await openProductShop();
  const session = await shop.newCustomer();
  const { presetId } = first((await catalogue.databaseTariffs()).filter(({ type }) => type === 'postgres'));
  const order = databaseOrder(presetId, 'postgres');
  await place(session, newIntentId(), order);
  const { id, name } = first(await made(session, order));
  expect(await findMade(order, String(id), shop.customer(session))).toEqual({
    ok: true,
    value: {
      id: String(id),
      name,
      address: expect.stringMatching(/^(203\.0\.113|198\.51\.100)\.\d+$/),
      port: 5432,
    },
  });
});
