import { setTimeout as pause } from 'node:timers/promises';
import { BrowserTab } from './browser-tab.mjs';

/** How long a pointer rests on a link before it is pressed, and how long the button is held. */
const HOVER_MS = 150;
const HELD_MS = 80;
/** What a page does after it has come is done before anybody points at its links. */
const SETTLED_MS = 1_500;

/** As Chromium calls itself there. @type {import('./browser-tab.mjs').Command[]} */
const TELEPHONE = [
  [
    'Emulation.setUserAgentOverride',
    {
      userAgent:
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
      userAgentMetadata: {
        brands: [{ brand: 'Chromium', version: '156' }],
        ...{ platform: 'Android', platformVersion: '', architecture: '', model: '', mobile: true },
      },
    },
  ],
];

/**
 * How long it takes from letting go of a link until the page behind it is painted (first contentful paint), in ms, on a first visit.
 * @param {{ from: string, link: string, before?: string }} way The page to begin on, a selector of its link, and what is done there first.
 * @param {string} executablePath
 * @param {{ slowed: number, isTelephone: boolean, isAhead: boolean }} how How often slower the processor is, whether the browser calls
 *   itself that of a telephone, and whether what may be fetched ahead is.
 */
export async function measureNavigation(
  { from, link, before = '' },
  executablePath,
  { slowed, isTelephone, isAhead },
) {
  const tab = await BrowserTab.open(executablePath, [
    ...(isTelephone ? TELEPHONE : []),
    ['Emulation.setCPUThrottlingRate', { rate: slowed }],
    ['Network.enable'],
    ['Network.setBlockedURLs', { urls: isAhead ? [] : ['*/api/speculation-rules'] }],
  ]);
  try {
    await tab.visit(from);
    await tab.evaluate(before);
    await tab.evaluate(`(${notePress})()`);
    await pause(SETTLED_MS);
    const place = await tab.hover(link);
    await pause(HOVER_MS);
    await tab.press(place, HELD_MS);
    await tab.until(`location.href !== ${JSON.stringify(from)} && (${paintAfterPress})() !== undefined`);
    return Math.round(await tab.evaluate(`(${paintAfterPress})()`));
  } finally {
    await tab.close();
  }
}

/** Runs in the page that is left. */
function notePress() {
  const note = (/** @type {Event} */ { timeStamp }) =>
    sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
  document.addEventListener('click', note, { capture: true });
}

/** Runs in the page that has come: pages of one site share the session and the clock. */
function paintAfterPress() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const pressed = sessionStorage.getItem('pressed');
  return paint && pressed !== null ? performance.timeOrigin + paint.startTime - Number(pressed) : undefined;
}
