import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

const { webServer: _, globalSetup: __, grep: ___, grepInvert: ____, ...settings } = usual;

/** Journeys that open a shop of their own, beside which nothing else runs: they measure (`npm run bench:matrix`, `npm run bench:order`). */
export default defineConfig({
  ...settings,
  workers: 1,
  retries: 0,
  projects: [{ name: 'alone', testMatch: /(launch|outage-matrix)\.spec\.ts$/ }],
});
