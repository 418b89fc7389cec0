import { expect, type Page, test } from '@playwright/test';
import { PAGES } from './page-types';

/** Pages that React runs in the browser: the style guide. */
const REACT_PAGES = /^\/ui/;

const pages = [...Object.entries(PAGES), ['order', '/order'], ['request', '/request']] as const;

for (const [name, address] of pages)
  test(`${name} runs no script but those of its policy`, async ({ page }) => {
    const breaches = await watchBreaches(page);
    // An island that finds other HTML than it would draw says so here.
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    await wakeAll(page);
    const html = (await response?.text()) ?? '';
    const directives = policyOf(html);
    expect(directives['default-src']).toBe("'self'");
    expect(directives['object-src']).toBe("'none'");
    const scripts = directives['script-src'] ?? '';
    expect(scripts).toMatch(/'sha256-/);
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:|https?:/);
    const isRunByReact = REACT_PAGES.test(address);
    const hasIsland = html.includes(' data-island="');
    expect(scripts.includes("'nonce-")).toBe(isRunByReact);
    expect(scripts.includes("'self'")).toBe(isRunByReact || hasIsland);
    expect(await breaches()).toEqual([]);
    expect(errors).toEqual([]);
  });

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

/** The policy that stands in a page, by its directives. */
function policyOf(html: string): Record<string, string> {
  const [, content = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html) ?? [];
  return Object.fromEntries(
    content
      .replaceAll('&#x27;', "'")
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
  );
}

async function wakeAll(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]:visible').all()) await island.hover();
  await page.waitForLoadState('networkidle');
}

/** What the browser has refused, by the policy of the page. To be called before a page is opened. */
async function watchBreaches(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const breaches: string[] = [];
    Reflect.set(window, 'breaches', breaches);
    document.addEventListener('securitypolicyviolation', (breach) =>
      breaches.push(`${breach.effectiveDirective}: ${breach.blockedURI} ${breach.sample}`),
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'breaches'));
}
