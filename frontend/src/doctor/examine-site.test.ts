import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connectedSandbox } from '~/testing/connected-sandbox';
import { REDIS_URL, redisMissing } from '~/testing/redis-line';
import { stubEnv } from '~/testing/stub-env';

const LISTS = 16;
const PROVIDER = 'PROVIDER_API_URL, LANDING_API_URL, PROVIDER_ADAPTER';
/** A CMS that is away knows no key either, and some lists are of the landing service. */
const FOLLOWS: Record<string, string[]> = { CMS_URL: ['CMS_READ_TOKEN'], LANDING_API_URL: [PROVIDER] };

const missing = await redisMissing();
let sandbox: Awaited<ReturnType<typeof connectedSandbox>>;
/** A CMS that knows the key of the site; what else is asked of it gets an empty list. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const other = createServer((request, response) => answer(request, response));
let url: string;

beforeAll(async () => {
  sandbox = await connectedSandbox();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
});
afterAll(async () => {
  other.closeAllConnections();
  other.close();
  await sandbox.close();
});

beforeEach(() => {
  vi.resetModules();
  stubEnv();
  answer = (request, response) => {
    if (request.url === '/_health') return void response.writeHead(204).end();
    const isKnown = request.headers.authorization === `Bearer ${'x'.repeat(32)}`;
    response.writeHead(isKnown ? 200 : 401).end('{"data":{}}');
  };
  vi.stubEnv('CMS_URL', url);
  vi.stubEnv('PROVIDER_API_URL', sandbox.url);
  vi.stubEnv('LANDING_API_URL', `${sandbox.url}/landing-api`);
  vi.stubEnv('PANEL_URL', `${sandbox.url}/panel`);
});
afterEach(() => vi.unstubAllEnvs());

async function examined(variables: Record<string, string | undefined> = {}, withinMs?: number) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { examineSite } = await import('./examine-site');
  return examineSite(withinMs);
}

test('nothing is found where everything is as it must be, and every list of the provider was asked for', async () => {
  const { fine, findings } = await examined();
  expect(findings).toEqual([]);
  expect(fine.filter((what) => what.startsWith('the provider answers with'))).toHaveLength(LISTS);
});

test('what is missing or wrong is told one by one, in the words of the start', async () => {
  const { fine, findings } = await examined({ SITE_URL: undefined, SESSION_SECRET: 'short' });
  expect(fine).toEqual([]);
  expect(findings.map(({ level, where }) => [level, where])).toEqual([
    ['fault', 'SITE_URL'],
    ['fault', 'SESSION_SECRET'],
  ]);
});

test.each<[string, Record<string, string>, string]>([
  ['a Redis that is away', { REDIS_URL: 'redis://127.0.0.1:1' }, 'REDIS_URL'],
  ['a PostgreSQL that is away', { ORDERS_DATABASE_URL: 'postgres://a@127.0.0.1:1/b' }, 'ORDERS_DATABASE_URL'],
  ['a folder that is a file', { STATE_DIR: import.meta.filename }, 'STATE_DIR'],
  ['a CMS that is away', { CMS_URL: 'http://127.0.0.1:1' }, 'CMS_URL'],
  ['another key of the CMS', { CMS_READ_TOKEN: 'y'.repeat(32) }, 'CMS_READ_TOKEN'],
  ['a landing service that is away', { LANDING_API_URL: 'http://127.0.0.1:1' }, 'LANDING_API_URL'],
  ['a panel that is away', { PANEL_URL: 'http://127.0.0.1:1' }, 'PANEL_URL'],
  ['a register that is away', { ENRICHMENT_URL: 'http://127.0.0.1:1' }, 'ENRICHMENT_URL'],
])('%s is told, with what to do about it', async (_, variables, where) => {
  const { findings } = await examined(variables);
  const places = new Set(findings.map((finding) => finding.where));
  expect(places.has(where)).toBe(true);
  expect([...places].filter((one) => one !== where)).toEqual(FOLLOWS[where] ?? []);
  for (const { mend } of findings) expect(mend).toMatch(/\.$/);
});

test('a provider that is away, or is none, is told list by list', async () => {
  const away = await examined({ PROVIDER_API_URL: 'http://127.0.0.1:1' });
  expect(away.findings.length).toBeGreaterThan(5);
  vi.resetModules();
  const none = await examined({ PROVIDER_API_URL: url });
  expect(none.findings.length).toBeGreaterThan(5);
  for (const { where } of [...away.findings, ...none.findings]) expect(where).toBe(PROVIDER);
});

test('of a provider that has nothing to sell that is told', async () => {
  answer = (_, response) => void response.writeHead(200).end('{"plans":[],"regions":[],"images":[]}');
  const { findings } = await examined({ PROVIDER_ADAPTER: 'plans', PROVIDER_API_URL: url });
  expect(findings.map(({ what }) => what).join('\n')).toContain('every list of tariffs is empty');
});

test('what hangs is told like what is away, and in time', async () => {
  answer = () => undefined;
  const { findings } = await examined({}, 300);
  expect(findings.map(({ where }) => where)).toEqual(['CMS_URL', 'CMS_READ_TOKEN']);
});

test('a folder that the first start will make is fine, and is not made before', async () => {
  const STATE_DIR = join(tmpdir(), `vitrina-doctor-${process.pid}`, 'site-3000');
  const { fine, findings } = await examined({ STATE_DIR });
  expect([findings, existsSync(STATE_DIR)]).toEqual([[], false]);
  expect(fine).toContain('the folder of this instance can be written to');
});

test.each(['CMS_URL', 'LANDING_API_URL', 'PANEL_URL', 'ENRICHMENT_URL'])(
  'a password in %s is refused, and not repeated',
  async (name) => {
    const word = 'opensesame';
    const { findings } = await examined({ [name]: `https://somebody:${word}@provider.test` });
    expect(findings).toMatchObject([{ level: 'fault', where: name }]);
    expect(JSON.stringify(findings)).not.toContain(word);
  },
);

test.each([
  ['maxmemory_policy:noeviction', undefined],
  ['used_memory:1\r\nmaxmemory_policy:allkeys-lru\r\n', 'its policy is allkeys-lru'],
  ['used_memory:1', undefined],
])('of a Redis that says %j is told: %s', async (info, told) => {
  const { evictionIn } = await import('./examine-site');
  expect(evictionIn(info)).toBe(told);
});

test.skipIf(missing)('Redis is asked whether it answers, writes to disk and forgets nothing', async () => {
  const { fine, findings } = await examined({ REDIS_URL: REDIS_URL.href });
  const told = [...fine, ...findings.map(({ what }) => what)].filter((what) => what.includes('Redis'));
  expect(fine).toContain('Redis answers');
  expect(told).toHaveLength(3);
  expect(findings.filter(({ level }) => level === 'fault')).toEqual([]);
});
