import { defineConfig } from '@playwright/test';
import { prepareContent } from '../scripts/prepared-content.mjs';
import { OPENING_MS } from './e2e/patience';
import { addresses, BROWSER, DATA, PORTS, QUIET_DATA, QUIET_PORTS, readyAt } from './e2e/stand';

// A machine that judges changes may be too slow for what a shop promises. Who tests the promise sets it anew (bounded-answers).
Object.assign(process.env, { PAGE_DEADLINE_MS: '20000', ACTION_DEADLINE_MS: '25000' });

// The stands, and the journeys that open shops of their own, begin them with content that one of them has filled. Here and not in a global
// setup, before which Playwright starts the stands.
prepareContent();

const SHOPS_OF_THEIR_OWN =
  /(bounded-answers|count-visits|end-a-site|flood-of-registrations|guess-a-password|lose-an-instance|log-out|name-a-location|open-an-empty-shop|order-storm|order-without-redis|outage-matrix|refuse-hostile-requests|reset-the-demonstration|sell-servers-only|show-what-has-changed|stand-behind-a-proxy|stand-behind-nginx|store-no-script|try-two-banners|watch-the-site)\.spec\.ts$/;

/** In shops of their own, too. They take longest: begun last, one worker would run them alone. */
const LONGEST =
  /(edit-the-site|leave-a-request|live-without-the-provider|order-once|publish-within-two-seconds)\.spec\.ts$/;

/**
 * What takes minutes to try by chance, or in more combinations, what is held nearer to its place, too (docs/decisions/0109): whole files, and journeys
 * that are tagged so. `JOURNEYS=nightly` has them alone, `JOURNEYS=all` beside the others.
 */
const NIGHTLY =
  /(enter-with-a-second-factor|flood-of-registrations|lose-an-instance|order-storm|order-without-redis|outage-matrix|reset-the-demonstration|stand-behind-nginx)\.spec\.ts|@nightly/;
const { JOURNEYS } = process.env;

const ONLY_LOOKING =
  /(accessibility|ask-as-an-assistant|bound-scripts|build-a-server|build-beside-a-list|choose-a-price-basis|choose-a-tariff|choose-a-theme|compare-tariffs|find-a-tariff|find-an-article|keep-the-drawing|look|open-a-page-at-once|read-a-series|read-a-tutorial|read-by-machines|read-the-price-feed|search|use-the-command-palette|use-the-parts|use-the-shell|valid-html|wake-an-island|weigh-an-article|weigh-the-home-page)\.spec\.ts$/;

/** They change what is read, and nothing that is sold: nobody who orders minds them. */
const IN_THE_PANEL =
  /(enter-with-a-second-factor|move-an-address|preview-a-draft|publish-an-article|rate-an-article|review-and-plan|stopped-by-the-check|two-windows|use-the-code|write-an-article)\.spec\.ts$/;

/** What measures and takes a machine of its own: playwright.alone.config.ts. */
const ALONE = /launch\.spec\.ts$/;

/** The whole product, started by its own start script on ports and data of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  // Much of a journey is waiting, so two processors carry more of them. With four a slow machine is too late for what has an end.
  workers: 3,
  ...(JOURNEYS === 'nightly' && { grep: NIGHTLY }),
  ...(JOURNEYS === undefined && { grepInvert: NIGHTLY }),
  // Journeys that order on the stand take turns, because they share its provider, and so do those that write in its CMS; those that only look, and
  // those that open shops of their own (own-ports.ts), run beside them.
  projects: [
    {
      name: 'on the stand',
      testIgnore: [LONGEST, SHOPS_OF_THEIR_OWN, ONLY_LOOKING, IN_THE_PANEL, ALONE],
      workers: 1,
    },
    {
      name: 'only looking',
      testMatch: ONLY_LOOKING,
      workers: 1,
      use: { baseURL: `http://localhost:${QUIET_PORTS.site}` },
    },
    { name: 'in the panel', testMatch: IN_THE_PANEL, workers: 1 },
    // They are half of the time: as many at once as the others leave workers.
    { name: 'in shops of their own, the longest', testMatch: LONGEST },
    { name: 'in shops of their own', testMatch: SHOPS_OF_THEIR_OWN },
  ],
  // On a shared machine one of some four hundred journeys may starve; a second try is told by name, and only the CI has it.
  retries: process.env.CI ? 1 : 0,
  // These only end what hangs: how fast the shop is, the benchmarks say. A click that waits for what never comes need not take three minutes of a run.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Pictures of the pages as they should look: light and dark, at each width (look.spec.ts).
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: addresses.site,
    locale: 'ru-RU',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording takes a browser half as much again, so only second tries are; `playwright test --trace on` records one at hand.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: BROWSER,
  },
  // Playwright opens one after the other: the second as soon as the first, which is waited for in the setup, has its ports.
  webServer: [
    { ...startOf(QUIET_PORTS, QUIET_DATA), wait: { stdout: /The ports are free/ } },
    { ...startOf(PORTS, DATA), url: readyAt(PORTS) },
  ],
  globalSetup: './e2e/quiet-stand.setup',
});

function startOf(ports: typeof PORTS, data: string) {
  return {
    command: 'node ../scripts/open-stand.mjs --no-build',
    timeout: OPENING_MS,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    env: {
      VITRINA_DATA: data,
      SITE_PORT: String(ports.site),
      CMS_PORT: String(ports.cms),
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_INSTALL_SECONDS: '2',
      // The page that confirms an order is looked at in its own journey; all others wait for the panel.
      CONFIRMATION_SECONDS: '1',
      SHOW_STYLE_GUIDE: 'true',
      SANDBOX_REGISTRATIONS_PER_MINUTE: '1000',
    },
  };
}
