import { expect, type Page, test } from '@playwright/test';
import { byNightBut } from './by-night';
import { framesPainted } from './frames';
import { watchShiftsWithLateFonts } from './layout-shift';
import { PAGES } from './page-types';

const ARTICLE = PAGES.tutorial;
const READ = Object.values(PAGES).filter((address) => /^\/(blog|tutorials)/.test(address));

/** Of words and of code, as a first visit brings them: a single rare character would ask for a whole file of the package. */
const FONT_BYTES = 45 * 1024;

test('a page that is read waits for no style sheet, and for no font', async ({ page }) => {
  await page.goto(ARTICLE, { waitUntil: 'networkidle' });
  await expect(page.locator('link[rel=stylesheet], link[rel=preload]')).toHaveCount(0);
  // The first paint is before the first request for a font.
  const { paint, font, bytes } = await page.evaluate(() => {
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      font: Math.min(...fonts.map(({ startTime }) => startTime)),
      bytes: fonts.flatMap((file) => (file instanceof PerformanceResourceTiming ? file.encodedBodySize : [])),
    };
  });
  expect(font).toBeGreaterThan(paint);
  expect(font).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(FONT_BYTES);
});

test('who has had the fonts before sees the text in them at once', async ({ page }) => {
  await page.goto(ARTICLE, { waitUntil: 'networkidle' });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrina-fonts'))).toBe('text code');
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.atFirst = getComputedStyle(document.documentElement).fontFamily;
    });
  });
  await page.goto(PAGES.tutorials);
  expect(await page.evaluate(() => document.documentElement.dataset.atFirst)).toContain('Shop Text');
});

test('the fonts of code come with the first page that has code, and move nothing there', async ({ page }) => {
  const shifts = await watchShiftsWithLateFonts(page);
  const kept = () => page.evaluate(() => localStorage.getItem('vitrina-fonts'));
  await page.goto(PAGES.tutorials, { waitUntil: 'networkidle' });
  await expect.poll(kept).toBe('text');
  await page.goto(ARTICLE, { waitUntil: 'networkidle' });
  await expect.poll(kept).toBe('text code');
  await framesPainted(page);
  expect(await shifts()).toBeLessThan(0.005);
  await page.goto(ARTICLE);
  expect(await fontOf(page, 'pre')).toContain('Shop Code');
});

for (const width of [390, 768, 1280, 1920]) {
  test(
    `nothing moves when the fonts of an article come late, ${width} px wide, and the next page has them`,
    byNightBut(width === 390 || width === 1280, 'weigh-an-article.spec.ts: nothing moves when the fonts'),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const shifts = await watchShiftsWithLateFonts(page);
      await page.goto(ARTICLE, { waitUntil: 'networkidle' });
      await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrina-fonts'))).toBe('text code');
      // A frame later a shift would be known.
      await framesPainted(page);
      expect(await shifts()).toBeLessThan(0.005);
      await page.goto(PAGES.tutorials);
      expect(await fontOf(page, 'h1')).toContain('Shop Text');
    },
  );
}

test('the style that stands in a page that is read lacks no class of the site', async ({ page, request }) => {
  await page.goto(PAGES.home);
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.flatMap((link) => link.getAttribute('href') ?? []));
  expect(sheets.length).toBeGreaterThan(0);
  const ofTheSite = await Promise.all(sheets.map(async (href) => (await request.get(href)).text()));
  const known = classesIn(ofTheSite.join('\n'));
  expect(known.size).toBeGreaterThan(300);
  for (const address of READ) {
    const html = await (await request.get(address)).text();
    const own = classesIn(/<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '');
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      unescaped(names).split(/\s+/),
    );
    const lacking = [...new Set(used)].filter((name) => known.has(name) && !own.has(name));
    expect({ address, lacking }).toEqual({ address, lacking: [] });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is set in the fonts of the shop all the same', async ({ page }) => {
    const font = page.waitForRequest(/text-cyrillic-.*\.woff2/);
    await page.goto(ARTICLE);
    await font;
  });
});

function fontOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily);
}

/** The names of classes that a style sheet has rules for. */
function classesIn(css: string): Set<string> {
  const names = [...css.matchAll(/\.((?:[\w-]|\\.|[^\u0020-\u007f])+)/g)].flatMap(([, name]) => name ?? []);
  return new Set(names.map((name) => name.replace(/\\(.)/g, '$1')));
}

function unescaped(text: string): string {
  return text
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'");
}
