import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'cms',
    globalSetup: ['tests/compiled-sources.ts', 'tests/prepared-databases.ts'],
    include: ['tests/**/*.test.ts'],
    // Each file starts a CMS of its own, so two at a time are enough for a small machine.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
});
