import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'frontend', 'cms', 'scripts'],
    // Most tests wait for a slow network or for a CMS that starts, so two processors carry three. All in one queue: while the last of one
    // project are awaited, those of the next begin.
    maxWorkers: 3,
  },
});
