import { beforeEach, expect, test } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

let address: string;

beforeEach(() => {
  stubEnv();
  address = '203.0.113.10';
});

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

async function ask(body: unknown = LIST): Promise<Response> {
  const { POST } = await import('./route');
  const headers = {
    ...{ 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    'x-forwarded-for': address,
  };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  return POST(new Request('http://127.0.0.1:1/mcp', request));
}

test('a network that asks more than sixty times a minute is told when to come back, others are not', async () => {
  // What is refused counts, too, and is answered faster.
  for (let count = 0; count < 60; count += 1) expect((await ask([])).status).toBe(400);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await refused.json()).error.message).toMatch(/Too many/);
  address = '198.51.100.7';
  expect((await ask()).status).toBe(200);
});

test('a batch is refused, because a thousand questions in it would count as one', async () => {
  expect((await ask([LIST, LIST])).status).toBe(400);
});

test('nothing that an assistant can ask changes anything', async () => {
  const { result } = await (await ask()).json();
  const hints = result.tools.map(({ annotations }: { annotations: object }) => annotations);
  expect(hints.length).toBeGreaterThan(3);
  for (const hint of hints) expect(hint).toMatchObject({ readOnlyHint: true });
});

test('an assistant that asks at an English address reads no Russian word', async () => {
  const { inLanguage } = await import('~/testing/in-language');
  const begun = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  };
  for (const message of [LIST, { ...LIST, method: 'initialize', params: begun }]) {
    const told = await (await inLanguage('en', () => ask(message))).text();
    expect(told).toMatch(/plans/);
    expect(told).not.toMatch(/\p{Script=Cyrillic}/u);
  }
});
