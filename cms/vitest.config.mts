import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'cms',
    globalSetup: ['compiled-sources', 'prepared-databases', 'cms-pool'].map((name) => `tests/${name}.ts`),
    include: ['tests/**/*.test.ts'],
    // Beside nothing else: most files open a CMS of their own.
    maxWorkers: 3,
    // What would be loaded anew for each file takes half a second: the few that change the clock or a setting put it back.
    isolate: false,
    sequence: { groupOrder: 1 },
    // They only end what hangs: a start of the CMS within a test takes twenty seconds where three run at once.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One second, as it is otherwise, is short for a machine that is busy.
    expect: { poll: { timeout: 10_000 } },
  },
});
