import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'frontend', 'cms', 'scripts'],
    // Most tests wait for a network that is slow on purpose, so two processors carry three.
    maxWorkers: Math.max(3, availableParallelism()),
  },
});
