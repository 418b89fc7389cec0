import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'cms',
    include: ['tests/**/*.test.ts'],
    // Each file starts a CMS of its own; two at a time would only slow each other down on a small machine.
    fileParallelism: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
