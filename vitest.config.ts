import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'frontend', 'cms', 'scripts'],
    // Most tests wait for a network that is slow on purpose, so a processor less than there are is no gain.
    maxWorkers: '100%',
  },
});
