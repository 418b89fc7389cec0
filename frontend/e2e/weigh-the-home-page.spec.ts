import { expect, type Page, test } from '@playwright/test';
import { byNightBut } from './by-night';
import { untilAwakeAround } from './islands';
import { watchShiftsWithLateFonts } from './layout-shift';

/** Gzip: Preact and the configurator. An empty page of this Next.js version has 135 KB (`npm run bench:lighthouse`). */
const MOST_SCRIPT = 22_000;

test('the home page has the script of its configurator and no other, and light fonts', async ({ page }) => {
  const bytes = await weigh(page, '/');
  // Its files come when the browser has nothing else to do, which it has late on a busy machine.
  await untilAwakeAround(page.getByRole('slider').first());
  expect(bytes.Script).toBeGreaterThan(0);
  expect(bytes.Script).toBeLessThanOrEqual(MOST_SCRIPT);
  expect(bytes.Font).toBeLessThanOrEqual(60_000);
});

test('a document has fonts and styles, and no script at all', async ({ page }) => {
  const bytes = await weigh(page, '/tutorials/linux/ssh-keys');
  expect(bytes.Script ?? 0).toBe(0);
});

for (const width of [390, 768, 1280, 1920]) {
  test(
    `nothing moves on the home page while it loads slowly, ${width} px wide`,
    byNightBut(
      width === 390 || width === 1280,
      'weigh-the-home-page.spec.ts: nothing moves on the home page',
    ),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const shifts = await watchShiftsWithLateFonts(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      expect(await shifts()).toBeLessThan(0.005);
    },
  );
}

/** Bytes that came over the wire, by kind of resource. */
async function weigh(page: Page, address: string): Promise<Record<string, number>> {
  const client = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await client.send('Network.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  return bytes;
}
