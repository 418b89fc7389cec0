import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'provider-plans',
    include: ['tests/**/*.test.ts'],
    // No test changes what another could see, so the files share their modules.
    isolate: false,
    testTimeout: 15_000,
  },
});
