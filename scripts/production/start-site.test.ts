import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../toolchain.mjs';

let root: string;
/** Which build a server is given, instead of one that serves. */
const SERVER = `process.stdout.write(process.env.NEXT_DIST_DIR)`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrina-start-site-'));
  mkdirSync(join(root, 'deploy'));
  cpSync(join(ROOT, 'deploy', 'start-site.mjs'), join(root, 'deploy', 'start-site.mjs'));
  for (const folder of ['.next', 'src', '.next-3000'])
    mkdirSync(join(root, 'frontend', folder), { recursive: true });
  for (const file of ['server.mjs', '.next/BUILD_ID', 'src/page.ts', '.next-3000/former'])
    writeFileSync(join(root, 'frontend', file), file === 'server.mjs' ? SERVER : 'kept');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function started(NEXT_DIST_DIR: string) {
  const { PATH } = process.env;
  return spawnSync(process.execPath, [join(root, 'deploy', 'start-site.mjs')], {
    ...{ encoding: 'utf8', env: { PATH, NODE_ENV: 'production', NEXT_DIST_DIR } },
  });
}

test.each(['.next', '.', 'src', '.next-3000/../.next', '../frontend/src'])(
  'a folder of the instance that is %s is refused before anything is lost',
  (folder) => {
    const { status, stderr } = started(folder);
    expect([status, stderr]).toEqual([1, expect.stringContaining('NEXT_DIST_DIR must be')]);
    for (const file of ['.next/BUILD_ID', 'src/page.ts'])
      expect(readFileSync(join(root, 'frontend', file), 'utf8')).toBe('kept');
  },
);

test('its own folder gets the build in the place of the former one', () => {
  expect(started('.next-3000')).toMatchObject({ status: 0, stdout: '.next-3000' });
  expect(readFileSync(join(root, 'frontend', '.next-3000', 'BUILD_ID'), 'utf8')).toBe('kept');
  expect(existsSync(join(root, 'frontend', '.next-3000', 'former'))).toBe(false);
});
