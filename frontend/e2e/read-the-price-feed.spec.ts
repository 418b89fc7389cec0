import { readFileSync } from 'node:fs';
import { type APIResponse, expect, test } from '@playwright/test';
import { Ajv } from 'ajv';

const SCHEMA = new URL('../../docs/price-feed.schema.json', import.meta.url);

interface Feed {
  asOf: string;
  offers: Record<string, unknown>[];
  configurators: Record<string, unknown>[];
}

test('the feed is as its schema says, and holds every product', async ({ request }) => {
  const answer = await request.get('/prices.json');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/json; charset=utf-8');
  const feed: Feed = await answer.json();
  const schema = readFileSync(SCHEMA, 'utf8');
  const ajv = new Ajv({ allErrors: true });
  const isValid = ajv.validate(JSON.parse(schema), feed);
  expect(ajv.errors).toBeNull();
  expect(isValid).toBe(true);

  const products = new Set(feed.offers.map(({ product }) => product));
  expect([...products].sort()).toEqual([
    ...['app', 'cloud-server', 'database', 'dedicated-part', 'dedicated-server', 'dedicated-service'],
    ...['kubernetes-node', 'load-balancer', 'storage'],
  ]);
  const ids = [...feed.offers, ...feed.configurators].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('prices are those of the price list', async ({ request, page }) => {
  const feed: Feed = await (await request.get('/prices.json')).json();
  const offer = feed.offers.find(({ id }) => id === 'cloud-server/2453');
  // (1000 + 180) × 0.9
  expect(offer).toMatchObject({
    availability: 'in-stock',
    prices: { P1M: '1000.00', P3M: '970.00', P6M: '950.00', P1Y: '900.00' },
    pricesWithIp: { P1Y: '1062.00' },
  });
  await page.goto(String(offer?.url));
  await expect(page.getByText('1 062 ₽').filter({ visible: true }).first()).toBeVisible();
});

test('the table says what the feed says', async ({ request }) => {
  const feed: Feed = await (await request.get('/prices.json')).json();
  const answer = await request.get('/prices.csv');
  expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8; header=present');
  const [header = [], ...rows] = readCsv(await answer.text());
  const table = rows.map((row) => Object.fromEntries(row.map((cell, at) => [header[at] ?? '', cell])));
  expect(table.map(({ id }) => id)).toEqual([...feed.offers, ...feed.configurators].map(({ id }) => id));
  for (const [at, offer] of feed.offers.entries()) {
    const { prices, specs } = offer;
    expect(table[at]).toMatchObject({
      // A title like '+2 IP' must not become a formula.
      title: String(offer.title).replace(/^(?=[=+\-@])/, "'"),
      ...{ availability: offer.availability, url: offer.url },
      price_P1M: field(prices, 'P1M'),
      price_P1Y: field(prices, 'P1Y'),
      price_with_ip_P1Y: field(offer.pricesWithIp, 'P1Y'),
      ...{ cpu: field(specs, 'cpu'), ram_mb: field(specs, 'ramMb'), disk_mb: field(specs, 'diskMb') },
    });
  }
  const configurator = table.find(({ id }) => id === 'cloud-server-configurator/63');
  expect(configurator).toMatchObject({ record: 'configurator', core_price: '280.00', cpu_max: '16' });
  expect(configurator).toMatchObject({ min_ram_per_core_mb: '1024' });
  expect(table.find(({ id }) => id === 'cloud-server-configurator/150')).toMatchObject({
    min_ram_per_core_mb: '2048',
  });
});

test('who has the feed already is told that nothing has changed, and any page may read it', async ({
  request,
}) => {
  const first = await request.get('/prices.json');
  const { etag = '', 'last-modified': modified = '' } = first.headers();
  expect(first.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=1, stale-if-error=300',
  });
  expect(Number(first.headers().age)).toBeGreaterThanOrEqual(0);
  const again = await request.get('/prices.json', { headers: { 'if-none-match': `"other", W/${etag}` } });
  expect(await statusAndSize(again)).toEqual([304, 0]);
  const since = await request.get('/prices.json', { headers: { 'if-modified-since': modified } });
  expect(since.status()).toBe(304);
  const changed = await request.get('/prices.json', { headers: { 'if-none-match': '"other"' } });
  expect(changed.status()).toBe(200);
  const preflight = await request.fetch('/prices.csv', { method: 'OPTIONS' });
  expect(preflight.headers()['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS');
  const head = await request.head('/prices.csv');
  expect(await statusAndSize(head)).toEqual([200, 0]);
});

async function statusAndSize(answer: APIResponse): Promise<[number, number]> {
  return [answer.status(), (await answer.body()).length];
}

function field(record: unknown, name: string): string {
  const value: unknown =
    typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
  return value === undefined ? '' : String(value);
}

/** By RFC 4180, apart from our writer. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [whole, quoted, plain, end] of text
    .replace(/^\ufeff/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    if (whole === '') break;
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
