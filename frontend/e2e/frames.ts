import type { Page } from '@playwright/test';

/** Until two frames were painted: by then the browser has told scripts what it has to tell, and effects of what was drawn have run. */
export async function framesPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}
