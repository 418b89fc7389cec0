import { chromium } from '@playwright/test';

/** @typedef {(page: import('@playwright/test').Page) => Promise<void>} Fill */

/**
 * Fills a form as a visitor would and answers with how long it took, in ms, from the press of its button until the panel's page
 * of the new server is there. `fill` fills the page.
 * @param {string} url
 * @param {string} executablePath
 * @param {{ fill: Fill, button: RegExp, panel: RegExp }} form
 */
export async function measureForm(url, executablePath, { fill, button, panel }) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ locale: 'ru-RU', viewport: { width: 1280, height: 900 } });
    await page.goto(url, { waitUntil: 'networkidle' });
    await fill(page);
    // A visitor reads the form once more; what is prepared meanwhile is ready.
    await page.waitForTimeout(3_000);
    const startedAt = performance.now();
    await page.getByRole('button', { name: button }).click();
    await page.waitForURL(panel, { waitUntil: 'domcontentloaded', timeout: 60_000 });
    return Math.round(performance.now() - startedAt);
  } finally {
    await browser.close();
  }
}
