import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'cms',
    globalSetup: ['tests/compiled-sources.ts', 'tests/prepared-databases.ts'],
    include: ['tests/**/*.test.ts'],
    // Each file starts a CMS of its own and waits for it a fifth of the time, so two processors carry three.
    maxWorkers: 3,
    // After those of all other projects, which have another number of workers.
    sequence: { groupOrder: 1 },
    // They only end what hangs: a start of the CMS within a test takes twenty seconds where three run at once.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
