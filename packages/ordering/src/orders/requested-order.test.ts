import { expect, test } from 'vitest';
import type { Order, Product } from '../products/products';
import { newIntentId } from './intent';
import { createMemoryIntents } from './memory-intents';
import { readOrder } from './order';
import { makesTheSame, requestedOrder } from './requested-order';

test.each<[Product, string, string, boolean]>([
  ['vds', 'preset=2453&period=P1Y', 'preset=2453&period=P1M', true],
  ['vds', 'preset=2453&os=99', 'preset=2453&os=115', false],
  ['dbaas', 'db_service_id=1217&db_type=mysql', 'db_service_id=1217&db_type=mysql&period=P3M', true],
  ['s3', 'preset=385', 'preset=389', false],
  ['balancer', 'preset=391', 'preset=391&period=P6M', true],
  ['ai', 'vds=[{"preset":4795}]&period=P1M', 'vds=[{"preset":4795}]&period=P1Y', true],
  ['ai', 'vds=[{"preset":4795}]', 'vds=[{"preset":4795},{"preset":4795}]', false],
  // The provider is told of a period when it makes a dedicated server, and of that only.
  ['dedicated', 'id=3799&term=1', 'id=3799&term=12', false],
  ['dedicated', 'id=3799&term=1', 'id=3799&term=1&admin=false', true],
])('%s?%s and ?%s make the same thing: %s', (product, former, order, isSame) => {
  expect(makesTheSame(read(product, former), read(product, order))).toBe(isSame);
});

test('two products are never the same thing', () => {
  expect(makesTheSame(read('s3', 'preset=391'), read('balancer', 'preset=391'))).toBe(false);
});

test('a note that cannot be read is that of another order: nobody is told that theirs was made', async () => {
  const intents = createMemoryIntents();
  const intent = newIntentId();
  const requested = requestedOrder(intents, intent, read('vds', 'preset=2453'));
  expect(await requested.isOther()).toBe(false);
  await intents.remember(`wish:${intent}`, 'preset=moon', 60);
  expect(await requested.isOther()).toBe(true);
  await requested.note();
  expect(await requested.isOther()).toBe(false);
});

function read(product: Product, query: string): Order {
  const order = readOrder(product, new URLSearchParams(query));
  if (!order.ok) throw new Error(`${query}: ${JSON.stringify(order.failure)}`);
  return order.value;
}
