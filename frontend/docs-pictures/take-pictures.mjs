import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM } from '../../scripts/chromium.mjs';
import { ROOT, Stop } from '../../scripts/toolchain.mjs';
import { enter, fileOf, PICTURES } from './pictures.mjs';

const FOLDER = join(ROOT, 'docs', 'images');
/** Enough for the flat colours of the shop, and a quarter of the bytes. */
const COLOURS = 128;

/** @typedef {import('./pictures.mjs').Addresses} Addresses */

/**
 * Takes all pictures of the documentation from a product that is open, or those of the given names, and keeps them small.
 * @param {Addresses} addresses
 * @param {readonly string[]} names
 * @param {(name: string, bytes: number) => void} tell
 */
export async function takePictures(addresses, names, tell) {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const picture of PICTURES) {
      if (names.length > 0 && !names.includes(picture.name)) continue;
      const taken = await take(browser, picture, addresses);
      const small = await shrink(sharp(taken), picture).toBuffer();
      await writeFile(join(FOLDER, fileOf(picture)), small);
      tell(picture.name, small.length);
    }
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('sharp').Sharp} image
 * @param {import('./pictures.mjs').Picture} picture
 */
function shrink(image, picture) {
  return fileOf(picture).endsWith('.webp')
    ? image.webp({ quality: 60, effort: 6 })
    : image.png({ palette: true, colours: COLOURS, effort: 10 });
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./pictures.mjs').Picture} picture
 * @param {Addresses} addresses
 */
async function take(
  browser,
  { address, size: [width, height] = [1280, 900], theme, isWhole, status = 200, as, act },
  addresses,
) {
  const context = await browser.newContext({
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width, height },
    colorScheme: theme ?? 'light',
    reducedMotion: 'reduce',
  });
  try {
    if (as) {
      const { token } = await enter(context.request, addresses.cms, as);
      await context.addInitScript((own) => {
        localStorage.setItem('jwtToken', JSON.stringify(own));
        localStorage.setItem('isLoggedIn', 'true');
      }, token);
    }
    const page = await context.newPage();
    const answer = await page.goto(address(addresses), { waitUntil: 'networkidle' });
    // An error page would be as pretty a picture.
    if (answer?.status() !== status)
      throw new Stop(`${page.url()} answered ${answer?.status()}, not ${status}.`);
    await act?.(page, addresses);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(0, 0);
    // What opens or fades has come to rest; nobody's pointer or caret stands in the picture.
    await page.waitForTimeout(as ? 2_000 : 500);
    return await page.screenshot({ fullPage: isWhole ?? false, animations: 'disabled', caret: 'hide' });
  } finally {
    await context.close();
  }
}
