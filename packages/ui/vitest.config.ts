import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    // To load React and a document anew for each file takes longer than the tests: each takes away what it has rendered.
    isolate: false,
    setupFiles: ['vitest.setup.ts'],
  },
});
