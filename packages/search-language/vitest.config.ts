import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'search-language', include: ['src/**/*.test.ts'], isolate: false },
});
