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
    setupFiles: ['file-of-its-own', 'shop-brand', 'shop-taxonomy'].map((name) =>
      here(`./src/testing/${name}.ts`),
    ),
    // A process for each file takes longer than the tests: what one changes is put back before the next (file-of-its-own.ts).
    isolate: false,
    testTimeout: 15_000,
    // One second, as it is otherwise, is short for a machine that is busy.
    expect: { poll: { timeout: 10_000 } },
  },
});

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
