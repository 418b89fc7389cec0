import { execFileSync } from 'node:child_process';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import { expect, test } from 'vitest';
import configure from '../next.config.mjs';
import { SERVED } from '../served-config.mjs';

/** Says which packages whoever reads the configuration of a site that starts has loaded. */
const READ = `
  import { createRequire } from 'node:module';
  import configure from './next.config.mjs';
  await configure('${PHASE_PRODUCTION_SERVER}');
  const files = Object.keys(createRequire(import.meta.url).cache);
  console.log(JSON.stringify(files.map((file) => /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(file)?.[1] ?? file)));`;

test('a site that starts is told how it serves, and loads nothing that a build is made with', async () => {
  expect(await configure(PHASE_PRODUCTION_SERVER)).toEqual({ ...SERVED, distDir: '.next' });
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', READ], {
    cwd: new URL('..', import.meta.url),
    encoding: 'utf8',
  });
  expect(
    [...new Set(JSON.parse(said))].filter((name) => !/^(next|@swc\/helpers)$/.test(String(name))),
  ).toEqual([]);
});
