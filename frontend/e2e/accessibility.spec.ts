import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const PAGES = {
  home: '/',
  tariffs: '/services/cloud-servers',
  services: '/services',
  service: '/services/databases',
  solutions: '/solutions',
  solution: '/solutions/cloud-migration',
  registration: '/registration?auth=registrationVds&preset=2453',
  login: '/registration?auth=login',
  tutorials: '/tutorials',
  tutorial: '/tutorials/linux/ssh-keys',
  search: '/search',
  'search results': '/search?q=ssh',
  'missing page': '/no-such-page',
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });
    for (const [name, address] of Object.entries(PAGES)) {
      test(`${name} has no accessibility violation and no sideways scroll on a phone`, async ({ page }) => {
        await page.goto(address);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        ).toEqual([]);
        await page.setViewportSize({ width: 360, height: 740 });
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(excess).toBe(0);
      });
    }
  });
}
