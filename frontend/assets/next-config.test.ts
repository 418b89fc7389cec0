import { readFileSync } from 'node:fs';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import { expect, test } from 'vitest';
import configure from '../next.config.mjs';
import { SERVED } from '../served-config.mjs';

test('a site that starts is told how it serves, and loads nothing that a build is made with', async () => {
  expect(await configure(PHASE_PRODUCTION_SERVER)).toEqual({ ...SERVED, distDir: '.next' });
  const text = readFileSync(new URL('../next.config.mjs', import.meta.url), 'utf8');
  const loaded = [...text.matchAll(/^import .* from '([^']+)';$/gm)].map(([, name]) => name);
  expect(loaded).toEqual(['next/constants.js', './served-config.mjs']);
});
