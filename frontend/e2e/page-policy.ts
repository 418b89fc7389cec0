import { expect, type Page } from '@playwright/test';
import { wakeIslands } from './islands';

/** Pages that React runs in the browser: the style guide. */
const REACT_PAGES = /^\/ui/;

/** Opens a page and wakes all of it: it runs no script but those of its policy, and no island finds other HTML than it would draw. */
export async function openWithinItsPolicy(page: Page, address: string): Promise<void> {
  const breaches = await watchBreaches(page);
  const errors: string[] = [];
  // Where such an island says so.
  page.on('pageerror', ({ message }) => errors.push(message));
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  await wakeIslands(page);
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
}

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
