import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, test } from '@playwright/test';
import { QUIET_PORTS } from './stand';

const ADDRESS = `http://localhost:${QUIET_PORTS.site}/mcp`;

test.describe.configure({ mode: 'serial' });

let assistant: Client;
test.beforeAll(async () => {
  assistant = await connect(ADDRESS);
});
test.afterAll(() => assistant.close());

async function connect(address: string): Promise<Client> {
  const client = new Client({ name: 'journey', version: '1.0.0' });
  // The types of the library do not fit each other under exactOptionalPropertyTypes.
  await client.connect(new StreamableHTTPClientTransport(new URL(address)) as never);
  return client;
}

test('an assistant finds a tutorial by a typing error and reads it', async () => {
  const { tools } = await assistant.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...['search', 'read_article', 'list_tariffs', 'list_configurators', 'quote_server'],
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  const { found } = JSON.parse(await ask('search', { query: 'ssh ключь' }));
  const article = found.find(({ kind }: { kind: string }) => kind === 'tutorial');
  expect(await ask('read_article', { url: article.url })).toMatch(/^# .*SSH/);
  for (const none of ['/tutorials/linux/moon', 'https://elsewhere.example/tutorials/linux/ssh-keys'])
    expect(await refused('read_article', { url: none })).toBe('По этому адресу статьи нет.');
});

test('an assistant compares tariffs, and the person finds the price it has named', async ({ page }) => {
  const { tariffs, found } = JSON.parse(await ask('list_tariffs', { min_cpu: 2, min_ram_gb: 4 }));
  expect(found).toBeGreaterThan(3);
  for (const { specs } of tariffs) {
    expect(specs.cpu).toBeGreaterThanOrEqual(2);
    expect(specs.ramMb).toBeGreaterThanOrEqual(4096);
  }
  const prices = tariffs.map(({ monthly_prices }: { monthly_prices: { P1M: string } }) =>
    Number(monthly_prices.P1M),
  );
  expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other));
  const chosen = tariffs.find(({ availability }: { availability: string }) => availability === 'in-stock');
  const quote = JSON.parse(await ask('quote_server', { preset_id: chosen.preset_id, period: 'P1Y' }));
  await page.goto(quote.order_url);
  const due = Number(quote.due).toLocaleString('ru-RU');
  await expect(
    page.getByText(new RegExp(`^За год ${due.replaceAll(/\s/g, '\\s')}\\s₽`)).first(),
  ).toBeVisible();
});

test('an assistant builds a server of its own size, and is told what is wrong with another', async () => {
  const configurators = JSON.parse(await ask('list_configurators', {}));
  const [{ configuratorId, limits }] = configurators;
  const size = { cpu: limits.cpu.min, ram_gb: limits.ramMb.max / 1024, disk_gb: limits.diskMb.min / 1024 };
  const quote = JSON.parse(await ask('quote_server', { configurator_id: configuratorId, ...size }));
  expect(Number(quote.monthly)).toBeGreaterThan(0);
  expect(quote.order_url).toContain(`configurator_id=${configuratorId}`);
  expect(await refused('quote_server', { cpu: 2 })).toContain('configurator_id вместе с cpu');
  expect(await refused('quote_server', { preset_id: 2453, cpu: 4 })).toContain('но не то и другое');
  expect(await refused('quote_server', { preset_id: 999_999 })).toContain('Такого тарифа нет');
  const impossible = { configurator_id: configuratorId, ...size, disk_gb: 17 };
  expect(await refused('quote_server', impossible)).toContain('границы и шаг — в list_configurators');
  expect(await refused('list_tariffs', { product: 'moon' })).toMatch(/product/);
});

test('an assistant asks in English, and reads an article in the language of its address', async ({
  page,
}) => {
  const english = await connect(ADDRESS.replace('/mcp', '/en/mcp'));
  const { found } = JSON.parse(await ask('search', { query: 'firewall' }, english));
  const article = found.find(({ kind }: { kind: string }) => kind === 'tutorial');
  expect(article.url).toMatch(/\/en\/tutorials\//);
  for (const asked of [assistant, english]) {
    expect(await ask('read_article', { url: article.url }, asked)).toContain('Published: ');
    expect(await ask('read_article', { url: article.url.replace('/en/', '/') }, asked)).toContain(
      'Опубликовано: ',
    );
  }
  const quote = JSON.parse(await ask('quote_server', { preset_id: 2453 }, english));
  await page.goto(quote.order_url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await refused('quote_server', { preset_id: 999_999 }, english)).toContain('There is no such plan');
  await english.close();
});

test('what is no question is refused in the words of the protocol', async ({ request }) => {
  const post = (data: string) =>
    request.post(ADDRESS, {
      data,
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    });
  expect((await request.get(ADDRESS)).status()).toBe(405);
  expect((await post('{')).status()).toBe(400);
  expect((await post('[]')).status()).toBe(400);
  expect((await post(`"${'x'.repeat(20_000)}"`)).status()).toBe(413);
});

async function ask(name: string, given: Record<string, unknown>, asked = assistant): Promise<string> {
  const { text, isError } = await answerOf(asked, name, given);
  expect(isError, text).toBe(false);
  return text;
}

async function refused(name: string, given: Record<string, unknown>, asked = assistant): Promise<string> {
  const { text, isError } = await answerOf(asked, name, given);
  expect(isError, text).toBe(true);
  return text;
}

async function answerOf(asked: Client, name: string, given: Record<string, unknown>) {
  const { content, isError } = await asked.callTool({ name, arguments: given });
  const [first] = content as { type: string; text: string }[];
  return { text: first?.text ?? '', isError: isError === true };
}
