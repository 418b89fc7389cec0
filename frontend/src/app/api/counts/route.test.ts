import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { CountBatch } from '~/content/send-counts';
import { stubEnv } from '~/testing/stub-env';

const SITE = 'https://site.example';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const VISIT = { step: 'visit' };
const VIEW = { step: 'view', banner: 'banner0001', variant: 'b' };

beforeEach(() => {
  stubEnv();
  vi.stubEnv('SITE_URL', SITE);
  vi.stubEnv('CMS_REQUESTS_TOKEN', 'k'.repeat(32));
});

async function tell(body: unknown, headers: Record<string, string> = {}) {
  const { POST } = await import('./route');
  const text = JSON.stringify(body);
  const answer = await POST(
    new NextRequest(`${SITE}/api/counts`, {
      method: 'POST',
      body: text,
      headers: {
        ...{ 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(text)}` },
        ...{ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.7', 'user-agent': BROWSER },
        ...headers,
      },
    }),
  );
  return answer.status;
}

/** What reaches a CMS that takes everything. */
async function handedOver() {
  const taken: CountBatch[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk;
    });
    request.on('end', () => {
      taken.push(JSON.parse(body));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('CMS_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return async () => {
    const { visitTally } = await import('~/funnel/counts');
    await visitTally().flush();
    return taken.flatMap(({ counts }) => counts);
  };
}

describe('what a browser tells', () => {
  test('is added up by day, campaign and banner, and names nobody', async () => {
    const counts = await handedOver();
    const utm = encodeURIComponent(JSON.stringify({ utm_campaign: 'осень' }));
    const cookie = `utm_user=${utm}; vitrina-cohort=7`;
    expect(await tell({ steps: [VISIT, VIEW, VIEW] }, { cookie })).toBe(204);
    expect(await tell({ steps: [VISIT] }, { cookie })).toBe(204);
    expect(await tell({ steps: [{ step: 'page', product: 's3' }] })).toBe(204);
    const sums = await counts();
    const plain = { product: '', campaign: 'осень', banner: '', variant: '' };
    expect(sums.map(({ day: _, ...sum }) => sum)).toEqual([
      { ...plain, step: 'page', product: 's3', campaign: '', amount: 1 },
      { ...plain, ...VIEW, amount: 1 },
      { ...plain, step: 'visit', amount: 2 },
    ]);
    expect(JSON.stringify(sums)).not.toMatch(/203\.0|Firefox|cohort/);
  });

  test.each<[string, unknown]>([
    ['a step that only the server knows', { steps: [{ step: 'registration' }] }],
    ['a product that is not sold', { steps: [{ step: 'page', product: 'yacht' }] }],
    ['a banner without its variant', { steps: [{ step: 'view', banner: 'banner0001' }] }],
    ['an amount', { steps: [{ ...VISIT, amount: 100 }] }],
    ['a campaign of its own', { steps: [{ ...VISIT, campaign: 'x' }] }],
    ['no steps', { steps: [] }],
    ['too many steps', { steps: Array.from({ length: 21 }, () => VISIT) }],
    ['something else', 'visit'],
  ])('is refused with %s', async (_, body) => {
    expect(await tell(body)).toBe(400);
  });

  test.each<[string, Record<string, string>, number]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a program', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }, 204],
    ['nobody who says who they are', { 'user-agent': '' }, 204],
    ['who asks not to be tracked', { dnt: '1' }, 204],
    ['who asks for privacy', { 'sec-gpc': '1' }, 204],
  ])('of %s is not counted', async (_, headers, status) => {
    const counts = await handedOver();
    expect(await tell({ steps: [VISIT] }, headers)).toBe(status);
    expect(await counts()).toEqual([]);
  });

  test('that is too long is not read', async () => {
    expect(await tell({ steps: [VISIT], more: 'x'.repeat(5_000) })).toBe(413);
  });

  test('three hundred times in ten minutes from one network is enough', async () => {
    const counts = await handedOver();
    for (let time = 0; time < 305; time += 1) await tell({ steps: [VISIT] });
    await tell({ steps: [VISIT] }, { 'x-forwarded-for': '203.0.113.8' });
    expect((await counts()).map(({ amount }) => amount)).toEqual([301]);
  });

  test('reaches nobody where there is no CMS to tell', async () => {
    vi.stubEnv('CMS_REQUESTS_TOKEN', undefined);
    expect(await tell({ steps: [VISIT] })).toBe(204);
  });
});
