import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'brand', include: ['src/**/*.test.ts'], isolate: false },
});
