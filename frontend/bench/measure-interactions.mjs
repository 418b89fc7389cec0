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

/** The interaction to next paint as web vitals define it: the worst but for one in fifty. */
export function interactionToNextPaint(durations) {
  return durations.toSorted((a, b) => b - a)[Math.floor(durations.length / 50)] ?? 0;
}

async function move(page, slider) {
  await slider.scrollIntoViewIfNeeded();
  await slider.focus();
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await painted(page);
  }
  const { x, y, width, height } = await slider.boundingBox();
  for (const share of PLACES) {
    await page.mouse.move(x + width * share, y + height / 2);
    await page.mouse.down();
    // A drag of a few steps, which a hand makes before it lets go.
    await page.mouse.move(x + width * share + 12, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await painted(page);
  }
}

/** Longer than the counting of the price, so that each interaction is one of its own. */
function painted(page) {
  return page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => resolve()), 200)),
  );
}

function watchEvents(threshold) {
  window.told = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.told.push([interactionId, duration]);
  }).observe({ type: 'event', durationThreshold: threshold, buffered: true });
}

/** Each interaction lasts as long as the longest of its events; those the browser does not tell of, as long as its threshold. */
function readInteractions(threshold) {
  const longest = new Map();
  for (const [id, duration] of window.told) longest.set(id, Math.max(longest.get(id) ?? 0, duration));
  const untold = Math.max(performance.interactionCount - longest.size, 0);
  return [...longest.values(), ...Array(untold).fill(threshold)];
}
