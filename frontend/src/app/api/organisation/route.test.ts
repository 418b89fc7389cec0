import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLocalProvider } from '~/testing/local-provider';
import { stubEnv } from '~/testing/stub-env';

const OWN = { 'sec-fetch-site': 'same-origin' };

beforeEach(stubEnv);
afterEach(() => vi.unstubAllEnvs());

test('another site does not ask with our visitors, and what is no number is refused', async () => {
  expect((await ask({ inn: '7707083893' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await ask({ inn: 7_707_083_893 })).status).toBe(400);
  expect((await ask({ inn: '7707083893', more: 1 })).status).toBe(400);
  expect((await ask({ inn: '1'.repeat(500) })).status).toBe(413);
});

test('a register that knows nothing, or is not there, is no failure', async () => {
  await openLocalProvider({});
  const answer = await ask({ inn: '7707083893' });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store']);
});

async function ask(body: object, headers: Record<string, string> = OWN): Promise<Response> {
  const { POST } = await import('./route');
  const text = JSON.stringify(body);
  return POST(
    new Request('http://127.0.0.1:1/api/organisation', {
      ...{ method: 'POST', body: text },
      headers: { 'content-length': String(text.length), ...headers },
    }),
  );
}
