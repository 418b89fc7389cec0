import type { Page } from '@playwright/test';

/** Lets every font come late, and sums up what moves in the page. To be called before a page is opened. */
export async function watchShiftsWithLateFonts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        if ('value' in shift) {
          const sum = Number(document.documentElement.dataset.shift ?? 0) + Number(shift.value);
          document.documentElement.dataset.shift = String(sum);
        }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}
