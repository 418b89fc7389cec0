import { chromium } from '@playwright/test';

const SLOWED = 4;
const KEYS = ['ArrowRight', 'ArrowRight', 'PageUp', 'ArrowLeft', 'End', 'ArrowLeft', 'PageDown', 'Home'];
/** Where on the track a pointer goes down, as shares of its width. */
const PLACES = [0.1, 0.35, 0.6, 0.9, 0.5, 0.2, 0.75, 0.05];
/** What took less than this is not told by the browser. */
const THRESHOLD_MS = 16;

/**
 * Moves every slider of a page by keyboard and pointer, with the processor slowed four times, and answers with how long each
 * interaction took until its paint, in ms, as the browser itself tells it (Event Timing).
 * @param {string} url
 * @param {string} executablePath
 */
export async function measureInteractions(url, executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript(watchEvents, THRESHOLD_MS);
    await page.goto(url, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    for (const slider of await page.locator('#configurator [type=range]').all()) await move(page, slider);
    return await page.evaluate(readInteractions, THRESHOLD_MS);
  } finally {
    await browser.close();
  }
}

/**
 * The interaction to next paint as web vitals define it: the worst but for one in fifty.
 * @param {readonly number[]} durations
 */
export function interactionToNextPaint(durations) {
  return durations.toSorted((a, b) => b - a)[Math.floor(durations.length / 50)] ?? 0;
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} slider
 */
async function move(page, slider) {
  await slider.scrollIntoViewIfNeeded();
  await slider.focus();
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await painted(page);
  }
  const box = await slider.boundingBox();
  if (!box) throw new Error('A slider is not to be seen.');
  const { x, y, width, height } = box;
  for (const share of PLACES) {
    await page.mouse.move(x + width * share, y + height / 2);
    await page.mouse.down();
    // A drag of a few steps, which a hand makes before it lets go.
    await page.mouse.move(x + width * share + 12, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await painted(page);
  }
}

/**
 * Longer than the counting of the price, so that each interaction is one of its own.
 * @param {import('@playwright/test').Page} page
 */
function painted(page) {
  return page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 200)));
}

/** @param {number} threshold */
function watchEvents(threshold) {
  /** @type {[number, number][]} */
  const told = [];
  Object.assign(window, { told });
  // TypeScript does not know these parts of Event Timing yet.
  const options = { type: 'event', durationThreshold: threshold, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        told.push([Number(entry.interactionId), entry.duration]);
  }).observe(options);
}

/**
 * Each interaction lasts as long as the longest of its events; those the browser does not tell of, as long as its threshold.
 * @param {number} threshold
 */
function readInteractions(threshold) {
  /** @type {[number, number][]} */
  const told = Reflect.get(window, 'told');
  /** @type {Map<number, number>} */
  const longest = new Map();
  for (const [id, duration] of told) longest.set(id, Math.max(longest.get(id) ?? 0, duration));
  const count = Number(Reflect.get(performance, 'interactionCount'));
  const untold = Math.max(count - longest.size, 0);
  return [...longest.values(), ...Array(untold).fill(threshold)];
}
