import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sandbox',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // Every test starts a sandbox of its own, so the files share their modules.
    isolate: false,
    // Some wait for timeouts, and the machine may be busy.
    testTimeout: 20_000,
    // One second, as it is otherwise, is short for a machine that is busy.
    expect: { poll: { timeout: 10_000 } },
  },
});
