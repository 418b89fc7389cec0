import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'cms',
    globalSetup: ['tests/compiled-sources.ts', 'tests/prepared-databases.ts'],
    include: ['tests/**/*.test.ts'],
    // Beside nothing else: each file starts a CMS of its own.
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    // They only end what hangs: a start of the CMS within a test takes twenty seconds where three run at once.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
