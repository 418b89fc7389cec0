import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

beforeEach(stubEnv);

const MINUTE = 60_000;

/** A provider that answers, or hangs without an answer; counts who asks. */
async function openProvider(answer: { status: number; body: object } | 'hangs') {
  const provider = { asked: 0, answer };
  const server = createServer((_, response) => {
    provider.asked += 1;
    if (provider.answer === 'hangs') return;
    response.writeHead(provider.answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(provider.answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('LANDING_API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { commentCounts } = await import('./count-comments');
  return { provider, commentCounts };
}

test('the provider says how many there are', async () => {
  const { commentCounts } = await openProvider({ status: 200, body: { counts: { 'ssh-keys': 3 } } });
  const counts = await commentCounts(['ssh-keys', 'ufw-basics']);
  if (counts.kind !== 'counted') throw new Error('They were counted.');
  expect([counts.countOf('ssh-keys'), counts.countOf('ufw-basics')]).toEqual([3, 0]);
});

test('one that hangs is left alone for a minute, and asked again after it', async () => {
  const { provider, commentCounts } = await openProvider('hangs');
  let now = 1_000_000;
  const ask = () => commentCounts(['ssh-keys'], () => now);
  expect(await ask()).toEqual({ kind: 'unknown' });
  const { asked } = provider;
  expect(await ask()).toEqual({ kind: 'unknown' });
  expect(provider.asked).toBe(asked);
  provider.answer = { status: 200, body: { counts: {} } };
  now += MINUTE;
  expect(await ask()).toMatchObject({ kind: 'counted' });
});

test('one that takes no comments says so every time', async () => {
  const { commentCounts } = await openProvider({ status: 403, body: { error_code: 'comments_forbidden' } });
  expect(await commentCounts(['ssh-keys'])).toEqual({ kind: 'forbidden' });
  expect(await commentCounts(['ssh-keys'])).toEqual({ kind: 'forbidden' });
});
