import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

let folder: string;
beforeEach(() => {
  stubEnv();
  folder = mkdtempSync(join(tmpdir(), 'vitrina-copies-'));
  vi.stubEnv('STATE_DIR', folder);
  vi.stubEnv('NEXT_DIST_DIR', folder);
  writeFileSync(join(folder, 'BUILD_ID'), 'first-build');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const COPY = { part: [{ price: 47_700 }], asOf: '2026-11-22T10:00:00.000Z' };

test('what one process has kept the next one knows', async () => {
  const { diskCopy } = await import('./disk-copy');
  expect(diskCopy('tariffs', 'provider')?.load()).toBeUndefined();
  diskCopy('tariffs', 'provider')?.save(COPY);
  await expect.poll(() => diskCopy('tariffs', 'provider')?.load()).toEqual(COPY);
  expect(diskCopy('others', 'provider')?.load()).toBeUndefined();
});

test('of several that are kept at once the last one stays, and nothing beside it', async () => {
  const { diskCopy } = await import('./disk-copy');
  const store = diskCopy<number>('tariffs', 'provider');
  for (let part = 1; part <= 5; part += 1) store?.save({ ...COPY, part });
  await expect.poll(() => store?.load()).toEqual({ ...COPY, part: 5 });
  expect(readdirSync(join(folder, 'copies'))).toEqual(['tariffs.json']);
});

test('a part that is not sold stays one', async () => {
  const { diskCopy } = await import('./disk-copy');
  const nothing = { part: undefined, asOf: COPY.asOf };
  diskCopy('configurator', 'provider')?.save(nothing);
  await expect.poll(() => diskCopy('configurator', 'provider')?.load()).toEqual(nothing);
});

test.each([
  ['another build', () => writeFileSync(join(folder, 'BUILD_ID'), 'second-build')],
  ['a process that was killed', () => writeFileSync(join(folder, 'copies', 'tariffs.json'), '{"build":')],
])('what %s has left is not read', async (_, spoil) => {
  const { diskCopy } = await import('./disk-copy');
  diskCopy('tariffs', 'provider')?.save(COPY);
  await expect.poll(() => diskCopy('tariffs', 'provider')?.load()).toEqual(COPY);
  spoil();
  expect(diskCopy('tariffs', 'provider')?.load()).toBeUndefined();
});

test('what came from another provider is not read', async () => {
  const { diskCopy } = await import('./disk-copy');
  diskCopy('tariffs', 'provider')?.save(COPY);
  await expect.poll(() => diskCopy('tariffs', 'provider')?.load()).toEqual(COPY);
  expect(diskCopy('tariffs', 'another')?.load()).toBeUndefined();
});

test('without a folder nothing is kept', async () => {
  vi.stubEnv('STATE_DIR', undefined);
  const { diskCopy } = await import('./disk-copy');
  expect(diskCopy('tariffs', 'provider')).toBeUndefined();
});
