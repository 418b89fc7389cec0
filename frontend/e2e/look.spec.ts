import { expect, type Page, test } from '@playwright/test';
import { byNightBut } from './by-night';

/** Pictures are compared on the machine that made them. After a wanted change: `npm run look:update`, and look at each. */
const WIDTHS = [390, 768, 1280, 1920];
/** A browser draws no picture higher than 16,384 px, so the style guide is compared by its chapters. */
const CHAPTERS = ['foundations', 'forms', 'containers', 'elements', 'drawings'];

test.skip(process.env.SKIP_LOOK === 'true', 'SKIP_LOOK is set: the pictures belong to another system');

/**
 * Wider than a page is nothing changes but the margins, and in the dark theme nothing but colours: one width stands for the others. So does the home page
 * for the style guide, on both sides of what is a telephone.
 */
const isByDay = (colorScheme: string, width: number, isGuide = false) =>
  width === 1280 || (colorScheme === 'light' && width < (isGuide ? 768 : 1280));

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    for (const width of WIDTHS) {
      test(
        `the home page looks as it should, ${width} px wide`,
        byNightBut(isByDay(colorScheme, width), 'look.spec.ts: the home page looks'),
        async ({ page }) => {
          await open(page, '/', width);
          await expect(page).toHaveScreenshot(`home-${width}-${colorScheme}.png`, {
            ...BOUND,
            fullPage: true,
          });
        },
      );

      test(
        `every part of the style guide looks as it should, ${width} px wide`,
        byNightBut(isByDay(colorScheme, width, true), 'look.spec.ts: every part of the style guide'),
        async ({ page }) => {
          await open(page, '/ui', width);
          for (const chapter of CHAPTERS) {
            const section = page.locator(`section[aria-labelledby=${chapter}]`);
            await expect(section).toHaveScreenshot(`${chapter}-${width}-${colorScheme}.png`, BOUND);
          }
        },
      );
    }
  });
}

/** What a new patch of the browser may change; a moved line or another colour is more. */
const BOUND = { maxDiffPixelRatio: 0.002 };

async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address, { waitUntil: 'networkidle' });
  // A header that sticks stands over whatever is scrolled to.
  await page.addStyleTag({ content: 'header { position: static !important; }' });
  await page.evaluate(() => document.fonts.ready);
  // Covers below the fold would be loaded while the picture is taken.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}
