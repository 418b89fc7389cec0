import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'content-contract', include: ['src/**/*.test.ts'], isolate: false },
});
