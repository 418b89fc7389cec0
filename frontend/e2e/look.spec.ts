import { expect, test } from '@playwright/test';

/** Pictures are compared on the machine that made them. After a wanted change: `npm run look:update`, and look at each. */
const PAGES = { 'living page': '/ui', home: '/' };
const WIDTHS = [390, 768, 1280, 1920];

test.skip(process.env.SKIP_LOOK === 'true', 'SKIP_LOOK is set: the pictures belong to another system');

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    for (const [name, address] of Object.entries(PAGES)) {
      for (const width of WIDTHS) {
        test(`the ${name} looks as it should, ${width} px wide`, async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(address, { waitUntil: 'networkidle' });
          await page.evaluate(() => document.fonts.ready);
          await expect(page).toHaveScreenshot(`${name.replace(' ', '-')}-${width}-${colorScheme}.png`, {
            fullPage: true,
            maxDiffPixelRatio: 0.002,
          });
        });
      }
    }
  });
}
