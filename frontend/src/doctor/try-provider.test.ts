import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connectedSandbox } from '~/testing/connected-sandbox';
import { stubEnv } from '~/testing/stub-env';
import { addressFault } from './try-provider';

let sandbox: Awaited<ReturnType<typeof connectedSandbox>>;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const other = createServer((request, response) => answer(request, response));
let url: string;
/** Where nobody listens any more. */
let closed: string;

beforeAll(async () => {
  sandbox = await connectedSandbox();
  url = await addressOf(other);
  const ended = createServer();
  closed = await addressOf(ended);
  await new Promise((resolve) => ended.close(resolve));
});
afterAll(async () => {
  other.closeAllConnections();
  other.close();
  await sandbox.close();
});
beforeEach(() => {
  vi.resetModules();
  stubEnv();
  vi.stubEnv('PROVIDER_API_URL', sandbox.url);
  vi.stubEnv('LANDING_API_URL', `${sandbox.url}/landing-api`);
  vi.stubEnv('PANEL_URL', `${sandbox.url}/panel`);
});
afterEach(() => vi.unstubAllEnvs());

async function tried(variables: Record<string, string | undefined> = {}, withinMs?: number) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { tryProvider } = await import('./try-provider');
  return tryProvider(withinMs);
}

test('of a provider that is well every address answers and every list is there', async () => {
  const { adapter, addresses, lists } = await tried({ ENRICHMENT_URL: undefined });
  expect(adapter).toBe('api');
  expect(addresses).toEqual([
    { variable: 'PROVIDER_API_URL', address: sandbox.url },
    { variable: 'LANDING_API_URL', address: `${sandbox.url}/landing-api` },
    { variable: 'PANEL_URL', address: `${sandbox.url}/panel` },
  ]);
  expect(lists.filter(({ fault }) => fault !== undefined)).toEqual([]);
  expect(lists.find(({ name }) => name === 'serverTariffs')?.records).toBeGreaterThan(0);
});

test.each([
  ['is closed', () => closed, 'nobody-listens'],
  ['has no name', () => 'http://nobody.invalid', 'unknown-host'],
])('an address that %s is told apart, and the others are as they were', async (_, find, fault) => {
  const address = find();
  const { addresses } = await tried({ PANEL_URL: address });
  expect(addresses.find(({ variable }) => variable === 'PANEL_URL')).toEqual({
    ...{ variable: 'PANEL_URL', address },
    fault,
  });
  expect(addresses.filter((one) => one.fault !== undefined)).toHaveLength(1);
});

test('a provider that is away is told at its address and list by list', async () => {
  const { addresses, lists } = await tried({ PROVIDER_API_URL: closed });
  expect(addresses[0]).toMatchObject({ variable: 'PROVIDER_API_URL', fault: 'nobody-listens' });
  expect(lists.filter(({ fault }) => fault === 'unreachable').length).toBeGreaterThan(5);
});

test('what answers something else is told as what the adapter cannot read', async () => {
  answer = (_, response) => void response.writeHead(200).end('{"hello":"world"}');
  const { addresses, lists } = await tried({ PROVIDER_API_URL: url });
  expect(addresses[0]).toEqual({ variable: 'PROVIDER_API_URL', address: url });
  expect(lists.filter(({ fault }) => fault === 'malformed').length).toBeGreaterThan(5);
});

test('a failure of its own and silence are faults, a missing start page is none', async () => {
  const statusOf = (status: number) => (_: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(status).end();
  const panel = async (withinMs?: number) => {
    vi.resetModules();
    const { addresses } = await tried({ PANEL_URL: url }, withinMs);
    return addresses.find(({ variable }) => variable === 'PANEL_URL')?.fault;
  };
  answer = statusOf(404);
  expect(await panel()).toBeUndefined();
  answer = statusOf(503);
  expect(await panel()).toBe('broken');
  answer = () => undefined;
  expect(await panel(100)).toBe('no-answer');
});

test.each([
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['EPIPE', 'unreachable'],
])('a connection that ends with %s is told as %s', (code, fault) => {
  expect(addressFault(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) }))).toBe(
    fault,
  );
});

async function addressOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
