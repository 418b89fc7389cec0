import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '~': here('./src'),
    },
  },
  test: {
    name: 'site',
    include: ['{assets,src}/**/*.test.ts'],
    setupFiles: ['./src/testing/shop-brand.ts', './src/testing/shop-taxonomy.ts'],
    testTimeout: 15_000,
  },
});

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
