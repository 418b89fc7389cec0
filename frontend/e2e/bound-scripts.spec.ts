import { expect, test } from '@playwright/test';
import { openWithinItsPolicy } from './page-policy';
import { PAGES } from './page-types';

// All others are asked so where each is opened anyway (accessibility.spec.ts).
for (const [name, address] of [
  ['order', '/order'],
  ['request', '/request'],
] as const)
  test(`${name} runs no script but those of its policy`, ({ page }) => openWithinItsPolicy(page, address));

test('a script that somebody has smuggled into a page does not run, whichever kind of page it is', async ({
  page,
}) => {
  for (const address of [PAGES.service, PAGES.tutorial, PAGES.registration, PAGES['style guide']]) {
    await page.route(
      (url) => url.pathname === new URL(address, url).pathname,
      async (route) => {
        const response = await route.fetch();
        const honest = await response.text();
        const body = honest.replace(
          '</main>',
          '<script>window.smuggled = true</script><img src="/none" onerror="window.smuggled = true"></main>',
        );
        expect(body).not.toBe(honest);
        await route.fulfill({ response, body });
      },
    );
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => Reflect.get(window, 'smuggled'))).toBeUndefined();
    await page.unrouteAll();
  }
});

test('no two visits of a page that React runs have one nonce, and nobody outside can choose it', async ({
  request,
}) => {
  const nonceOf = async (headers: Record<string, string> = {}) =>
    /'nonce-(\w+)'/.exec(await (await request.get('/ui', { headers })).text())?.[1];
  const chosen = { 'content-security-policy': "script-src 'nonce-chosen'" };
  const nonces = [await nonceOf(), await nonceOf(), await nonceOf(chosen)];
  expect(new Set(nonces).size).toBe(3);
  for (const nonce of nonces) expect(nonce).toMatch(/^\w{20,}$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of [
    '/no-such-page',
    '/not-found',
    '/services/%00',
    '/services/no-such-service',
    '/blog/no-such-thing',
    '/a/b/c',
  ])
    test(`${address} is a 404 with its words, the menu and no script file`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      const html = (await response?.text()) ?? '';
      expect(html).toContain('Вернитесь на шаг назад или на главную страницу');
      expect(html).not.toMatch(/<script[^>]* src=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такой страницы нет');
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Kubernetes' })).toBeVisible();
    });
});
