import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';

/** A page is quiet when it has asked for nothing for so long: longer than an island takes from its file to the next. */
const QUIET_MS = 500;
const PATIENCE_MS = 30_000;

/** @typedef {import('@playwright/test').Cookie} Cookie */

/** @param {string} executablePath */
export function openBrowser(executablePath) {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/**
 * The cookies of the demonstration's customer, who logs in as a person does.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ site: string, password: string }} account
 */
export async function logIn(browser, { site, password }) {
  const context = await browser.newContext({ locale: 'ru-RU' });
  const page = await context.newPage();
  const query = 'auth=login&noPanelRedirect=true&redirect=/services&serviceType=account';
  await page.goto(`${site}/registration?${query}`, { waitUntil: 'networkidle' });
  await page.getByLabel('Логин или почта').fill('demo');
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
  // The application gives up its own way to a document half-way, and loads it.
  await page.waitForFunction((path) => window.location.pathname === path, '/services');
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/**
 * Opens a page with nothing kept from before, and answers with the bytes of script that came over the wire, headers and all:
 * before anything is touched, and after the whole page was in sight and every island was touched.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {Cookie[]} cookies
 */
export async function weighVisit(browser, url, cookies) {
  // Budgets are of gzip, which every server in between knows.
  const context = await browser.newContext({
    ...{ locale: 'ru-RU', viewport: { width: 1280, height: 900 } },
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const wire = await watchWire(page);
    await page.goto(url);
    await wire.isQuiet();
    const script = wire.scriptBytes();
    await wakeIslands(page);
    await wire.isQuiet();
    return { script, awake: wire.scriptBytes() };
  } finally {
    await context.close();
  }
}

/** @param {import('@playwright/test').Page} page */
async function watchWire(page) {
  const client = await page.context().newCDPSession(page);
  const open = new Set();
  const scripts = new Set();
  let [bytes, changedAt] = [0, performance.now()];
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) open.add(requestId);
    changedAt = performance.now();
  });
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
    close(requestId);
  });
  client.on('Network.loadingFailed', ({ requestId }) => close(requestId));
  await client.send('Network.enable');

  /** @param {string} requestId */
  function close(requestId) {
    open.delete(requestId);
    changedAt = performance.now();
  }
  return {
    scriptBytes: () => bytes,
    async isQuiet() {
      const deadline = performance.now() + PATIENCE_MS;
      while (open.size > 0 || performance.now() - changedAt < QUIET_MS) {
        if (performance.now() > deadline)
          throw new Error(`${page.url()} was not quiet within ${PATIENCE_MS} ms.`);
        await wait(50);
      }
    },
  };
}

/** @param {import('@playwright/test').Page} page */
async function wakeIslands(page) {
  // Where the page ends is asked anew: what wakes may make it longer.
  const isAtItsEnd = () =>
    page.evaluate(() => {
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    });
  for (let screens = 0; screens < 100 && !(await isAtItsEnd()); screens += 1) await wait(50);
  for (const island of await page.locator('[data-island]:visible').all()) {
    await island.scrollIntoViewIfNeeded();
    for (const touch of ['pointerover', 'pointerdown', 'focusin']) await island.dispatchEvent(touch);
  }
}
