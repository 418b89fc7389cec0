import { createHmac } from 'node:crypto';
import { NextRequest } from 'next/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

const SECRET = 's'.repeat(32);

beforeEach(() => {
  stubEnv();
  vi.stubEnv('PREVIEW_SECRET', SECRET);
  vi.stubEnv('CMS_PREVIEW_TOKEN', 't'.repeat(32));
  vi.stubEnv('CMS_PUBLIC_URL', 'https://cms.example');
});

function ticket(minutes: number, locale?: string): string {
  const expiresAt = Date.now() + minutes * 60_000;
  const content = { type: 'article', documentId: 'abc123', expiresAt, ...(locale && { locale }) };
  const encoded = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${encoded}.${createHmac('sha256', SECRET).update(`preview-ticket:${encoded}`).digest('base64url')}`;
}

async function pass(path: string): Promise<Response> {
  const { passPreview } = await import('./preview-gate');
  return passPreview(new NextRequest(`http://localhost${path}`));
}

test('a ticket passes to its page, which nobody may keep and only the CMS may frame', async () => {
  const response = await pass(`/preview/article?ticket=${ticket(1)}`);
  expect(response.headers.get('x-middleware-next')).toBe('1');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('x-robots-tag')).toContain('noindex');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('content-security-policy')).toContain('frame-ancestors https://cms.example');
});

test.each([
  ['no ticket', '/preview/article'],
  ['a made-up ticket', '/preview/article?ticket=abc.def'],
  ['the ticket of another type', `/preview/page?ticket=${ticket(1)}`],
  ['a page that is no preview', `/preview/anything?ticket=${ticket(1)}`],
])('%s is refused, in Russian and with the same care', async (_what, path) => {
  const response = await pass(path);
  expect(response.status).toBe(403);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.text()).toContain('Войдите в CMS');
});

test.each(['ru', 'en'] as const)(
  'a ticket for a draft in %s opens it in no other language',
  async (language) => {
    vi.stubEnv('SHOP_LANGUAGES', 'ru,en');
    const { inLanguage } = await import('~/testing/in-language');
    const passed = await Promise.all(
      ['ru', 'en'].map((locale) =>
        inLanguage(language, () => pass(`/preview/article?ticket=${ticket(1, locale)}`)),
      ),
    );
    expect(passed.map(({ status }) => status)).toEqual(language === 'ru' ? [200, 403] : [403, 200]);
  },
);

test('an expired ticket says how to get a new one', async () => {
  const response = await pass(`/preview/article?ticket=${ticket(-1)}`);
  expect(response.status).toBe(403);
  expect(await response.text()).toContain('Ссылка на черновик устарела');
});

test('without settings for previews no ticket opens anything', async () => {
  vi.stubEnv('PREVIEW_SECRET', '');
  expect((await pass(`/preview/article?ticket=${ticket(1)}`)).status).toBe(403);
});
