import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { Customer } from './once/customers';
import { expectedOf, PRODUCTS, possessionsOf } from './once/products';
import { openShopUnderFire, type ShopUnderFire, type Site } from './once/shop-under-fire';
import { OPENING_MS } from './patience';

const VISITORS = 20;
const BUYERS = 4;
const ADDRESS = '/order?auth=registrationVds&preset=2453';

let shop: ShopUnderFire;
let site: Site;

test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  shop = await openShopUnderFire({
    ...{ instances: 1, redisUrl: undefined },
    // Longer than a creation takes here.
    site: { PROVIDER_TIMEOUT_MS: '8000' },
  });
  [site] = shop.sites as [Site];
});
test.afterAll(() => shop?.close());

test('a site that is told to end answers whoever stands at its door, ends their orders and lets nobody new in', async () => {
  const buyers: Customer[] = [];
  while (buyers.length < BUYERS) buyers.push(await Customer.enter(shop, `end+${buyers.length}@example.ru`));
  const forms = await Promise.all(
    buyers.map(async (customer) => ({ customer, form: await customer.openForm(ADDRESS) })),
  );
  await shop.post('/faults', { endpoint: 'createServer', kind: 'delay', delayMs: 3_000, times: BUYERS });
  let answered = 0;
  const orders = forms.map(async ({ customer, form }) => {
    const answer = await customer.sendOnce(form);
    answered += 1;
    return answer;
  });
  await expect.poll(() => shop.creations('createServer'), { intervals: [20] }).toBe(BUYERS);
  const kept = await openConnections(VISITORS);
  // One question on each before, so that the site knows the connection and takes it for idle. It closes one that has been idle for five seconds.
  for (const answer of await Promise.all(kept.map(ask))) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  const fresh = await openConnections(VISITORS);
  const visits = [...kept, ...fresh].map(ask);
  expect(answered).toBeLessThan(BUYERS);
  const ended = site.end();

  const answers = await Promise.all(visits);
  expect(answers.filter((answer) => !answer.startsWith('HTTP/1.1 200 '))).toEqual([]);
  await expect.poll(() => site.isRefusing()).toBe(true);
  for (const [index, { customer, form }] of forms.entries()) {
    expect((await orders[index])?.status).toBe(200);
    const [product] = PRODUCTS as [(typeof PRODUCTS)[number]];
    expect(await possessionsOf(shop.provider, customer.login)).toEqual(
      expectedOf([{ product, intent: form.intent }]),
    );
  }
  expect(await ended).toBe(0);
});

function openConnections(count: number): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(site.port, 'localhost');
      socket.setEncoding('utf8').on('error', () => undefined);
      await once(socket, 'connect');
      return socket;
    }),
  );
}

/** The answer up to its end; what came of it when the connection is cut. */
function ask(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const finish = () => {
      socket.off('data', read).off('close', finish);
      resolve(answer);
    };
    const read = (chunk: string) => {
      answer += chunk;
      if (answer.includes('</svg>')) finish();
    };
    socket.on('data', read).on('close', finish);
    socket.write(`GET /icon.svg HTTP/1.1\r\nhost: localhost:${site.port}\r\n\r\n`);
  });
}
