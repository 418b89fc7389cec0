import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

const { webServer: _, ...settings } = usual;

/** The whole matrix of outages (`npm run bench:matrix`): it opens its own shop, and nothing else runs beside it. */
export default defineConfig({
  ...settings,
  workers: 1,
  retries: 0,
  projects: [{ name: 'matrix', testMatch: /outage-matrix\.spec\.ts$/ }],
});
