import { expect, type Page, test } from '@playwright/test';
import { byNightBut } from './by-night';
import { openWithinItsPolicy } from './page-policy';
import { PAGES } from './page-types';
import { violations } from './violations';

/** Between them they have every part; the style guide alone has all that we have drawn. */
const WITH_EVERY_COLOUR = [
  'home',
  'tariffs',
  'service',
  'registration',
  'a tutorial with a carousel and tabs',
  'style guide',
];

/** Made of the same parts as others, which stand for them by day. */
const LIKE_OTHERS = [
  'solutions',
  'a service without a price list',
  'registration of a partner',
  'a form that does not exist',
  'tutorial',
  'a topic of tutorials',
  'a level of tutorials',
  'blog',
  'search',
];

// The dark theme changes colours only, so it is asked for those; everything else is asked of the light one.
for (const { colorScheme, names, open, own, rules } of [
  {
    colorScheme: 'light',
    names: Object.keys(PAGES),
    // They are open here anyway.
    open: openWithinItsPolicy,
    own: 'runs no script but those of its policy, ',
    rules: undefined,
  },
  {
    colorScheme: 'dark',
    names: WITH_EVERY_COLOUR,
    open: (page: Page, address: string) => page.goto(address),
    own: '',
    rules: ['color-contrast', 'link-in-text-block'],
  },
] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });
    for (const [name, address] of Object.entries(PAGES)) {
      if (!names.includes(name)) continue;
      test(
        `${name} ${own}has no accessibility violation and no sideways scroll on a phone`,
        byNightBut(
          !LIKE_OTHERS.includes(name),
          'accessibility.spec.ts: has no accessibility violation and no sideways scroll',
        ),
        async ({ page }) => {
          await open(page, address);
          expect(await violations(page, { rules })).toEqual([]);
          await page.setViewportSize({ width: 360, height: 740 });
          const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(excess).toBe(0);
        },
      );
    }

    test('the open menu of products has no accessibility violation', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Продукты' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Все услуги' })).toBeVisible();
      expect(await violations(page, { rules })).toEqual([]);
    });

    test('a phone, and its open menu, have no accessibility violation', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      expect(await violations(page, { rules })).toEqual([]);
      await page.getByRole('button', { name: 'Меню', exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCSS('translate', /^(none|0px)/);
      expect(await violations(page, { rules })).toEqual([]);
    });
  });
}
