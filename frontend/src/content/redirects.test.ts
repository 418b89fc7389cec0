import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

const OLD = ['/old', '/new', false];
const GONE = ['/gone'];

let rows: unknown[][] | undefined;
let version = 0;
let asked: unknown[] = [];
let isHanging = false;
const cms = createServer(async (request, response) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { known } = JSON.parse(Buffer.concat(chunks).toString()).variables;
  asked.push(known);
  if (isHanging) return;
  const isKnown = known === String(version);
  const table = { version: String(version), rows: isKnown ? null : rows, gone: isKnown ? null : GONE };
  response.writeHead(rows ? 200 : 500, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data: rows ? { redirectTable: table } : null }));
});

beforeEach(async () => {
  vi.resetModules();
  stubEnv();
  vi.useFakeTimers({ toFake: ['Date'] });
  [rows, version, asked, isHanging] = [[OLD], 1, [], false];
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  const address = cms.address();
  vi.stubEnv('CMS_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
afterEach(async () => {
  vi.useRealTimers();
  cms.closeAllConnections();
  await new Promise((resolve) => cms.close(resolve));
});

/** The table is there; on a busy machine a visitor's patience may end before. */
const known = () => expect.poll(() => led()).toBeDefined();

test('the first visitor is led already, and the CMS is asked once a second at most', async () => {
  expect(await led()).toBe('http://127.0.0.1:1/new');
  expect(await led()).toBe('http://127.0.0.1:1/new');
  expect(asked).toEqual([null]);
});

test('that an address stays is known for a second after the CMS has said so, and never of one that leads away or is gone', async () => {
  const stays = async (path: string) => (await import('./redirects')).isKnownToStay(path);
  expect(await stays('/tutorials')).toBe(false);
  await known();
  await expect.poll(() => stays('/tutorials')).toBe(true);
  expect([await stays('/old'), await stays('/gone')]).toEqual([false, false]);
  pass(1_001);
  expect(await stays('/tutorials')).toBe(false);
});

test('while the CMS is away nothing is known of any address', async () => {
  await known();
  rows = undefined;
  pass(2_000);
  await led();
  const { isKnownToStay } = await import('./redirects');
  await expect.poll(() => isKnownToStay('/tutorials')).toBe(false);
  pass(500);
  expect(isKnownToStay('/tutorials')).toBe(false);
});

test('after a quiet time nobody gets the redirects of then', async () => {
  await known();
  [rows, version] = [[['/old', '/newer', false]], 2];
  pass(2_000);
  expect(await led()).toBe('http://127.0.0.1:1/newer');
  [rows, version] = [[], 3];
  pass(2_000);
  expect(await led()).toBeUndefined();
  expect(asked).toEqual([null, '1', '2']);
});

test('what has not changed is not sent again', async () => {
  await known();
  pass(2_000);
  expect(await led()).toBe('http://127.0.0.1:1/new');
  expect(asked).toEqual([null, '1']);
});

test('while the CMS is down the last good redirects hold, and it is noticed when it is back', async () => {
  await known();
  rows = undefined;
  pass(2_000);
  expect(await led()).toBe('http://127.0.0.1:1/new');
  [rows, version] = [[['/old', '/newer', false]], 2];
  const ledLater = () => {
    pass(2_000);
    return led();
  };
  await expect.poll(ledLater).toBe('http://127.0.0.1:1/newer');
});

test('a CMS that hangs holds one visitor up for a moment, and nobody after that', async () => {
  await known();
  isHanging = true;
  pass(2_000);
  expect(await led()).toBe('http://127.0.0.1:1/new');
  pass(2_000);
  // Whoever waits for the network is overtaken by whoever waits for the next turn.
  const inTurn = new Promise((resolve) => setImmediate(() => resolve('held up')));
  const visitors = Promise.all(Array.from({ length: 20 }, led));
  expect(await Promise.race([visitors, inTurn])).toEqual(Array(20).fill('http://127.0.0.1:1/new'));
  expect(asked).toHaveLength(2);
});

test('what an editor has withdrawn is known with the redirects, and as long as they are', async () => {
  await known();
  const { isWithdrawn } = await import('./redirects');
  expect([isWithdrawn('/gone'), isWithdrawn('/never')]).toEqual([true, false]);
  pass(2_000);
  await known();
  expect(isWithdrawn('/gone')).toBe(true);
});

async function led(): Promise<string | undefined> {
  const { redirectOf } = await import('./redirects');
  return (await redirectOf('/old', ''))?.location;
}

function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}
