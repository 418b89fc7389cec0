import { NextRequest } from 'next/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { metrics } from '~/observability/metrics';
import { log } from '~/runtime/log';
import { stubEnv } from '~/testing/stub-env';
import { POST } from './route';

const FAULT = { message: 'x is undefined', stack: 'at https://shop.example/islands/a.js:1:2', page: '/' };

beforeEach(stubEnv);
afterEach(() => vi.unstubAllEnvs());

test('a fault of a browser is a line of the log and a figure', async () => {
  const error = vi.spyOn(log, 'error');
  const before = await reported();
  expect((await report(FAULT, '203.0.113.1')).status).toBe(204);
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ fault: FAULT }),
    'a script failed in a browser',
  );
  expect(await reported()).toBe(before + 1);
});

test.each([
  ['from another site', FAULT, { 'sec-fetch-site': 'cross-site' }, 403],
  ['that is too long', { ...FAULT, stack: 'x'.repeat(20_000) }, {}, 413],
  ['that no page of ours sends', { any: 'thing' }, {}, 400],
  ['of a program', FAULT, { 'user-agent': 'Googlebot/2.1' }, 204],
])('a report %s is no figure', async (_, sent, headers, status) => {
  const before = await reported();
  expect((await report(sent, '203.0.113.2', headers)).status).toBe(status);
  expect(await reported()).toBe(before);
});

test('one network fills no log', async () => {
  const before = await reported();
  for (let time = 0; time < 30; time += 1) await report(FAULT, '203.0.113.3');
  expect(await reported()).toBe(before + 20);
});

async function report(sent: object, address: string, headers: Record<string, string> = {}) {
  const body = JSON.stringify(sent);
  return POST(
    new NextRequest('https://shop.example/api/errors', {
      ...{ method: 'POST', body },
      headers: {
        ...{ 'content-length': String(body.length), 'sec-fetch-site': 'same-origin' },
        ...{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140', 'x-forwarded-for': address },
        ...headers,
      },
    }),
  );
}

async function reported(): Promise<number> {
  const { values } = await metrics().errors.get();
  return values.find(({ labels }) => labels.where === 'browser')?.value ?? 0;
}
