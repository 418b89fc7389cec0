import { defineConfig } from '@playwright/test';
import { addresses, DATA, PORTS } from './e2e/stand';

const SHOPS_OF_THEIR_OWN = /(order-once|live-without-the-provider)\.spec\.ts$/;

/** The whole product, started by its own start script on ports and data of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  // Journeys on the stand take turns, because they share its provider; those that open shops of their own run beside them.
  projects: [
    { name: 'on the stand', testIgnore: SHOPS_OF_THEIR_OWN, workers: 1 },
    { name: 'in shops of their own', testMatch: SHOPS_OF_THEIR_OWN, workers: 1 },
  ],
  retries: 0,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  // Pictures of the pages as they should look: light and dark, at each width (look.spec.ts).
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: addresses.site,
    locale: 'ru-RU',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node ../scripts/start.mjs --no-build --fresh',
    url: `${addresses.site}/api/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      VITRINA_DATA: DATA,
      SITE_PORT: String(PORTS.site),
      CMS_PORT: String(PORTS.cms),
      SANDBOX_PORT: String(PORTS.sandbox),
      SANDBOX_INSTALL_SECONDS: '2',
      SHOW_LIVING_PAGE: 'true',
      SANDBOX_REGISTRATIONS_PER_MINUTE: '1000',
    },
  },
});
