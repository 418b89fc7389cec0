import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'cms',
    globalSetup: ['tests/compiled-sources.ts', 'tests/prepared-databases.ts'],
    include: ['tests/**/*.test.ts'],
    // They only end what hangs: a start of the CMS within a test takes twenty seconds where three run at once.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
