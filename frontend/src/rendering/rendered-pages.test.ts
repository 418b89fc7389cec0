import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { forgetProcess } from '~/testing/new-process';
import { mayBeBegun, noteBegun, renderedPages, wasBegunSince } from './rendered-pages';

beforeEach(forgetProcess);

test('a page was begun since a moment when that moment is before its last beginning', () => {
  expect(wasBegunSince('/a', 0)).toBe(false);
  noteBegun('/a');
  const between = performance.now();
  expect(wasBegunSince('/a', between)).toBe(false);
  while (performance.now() === between);
  noteBegun('/a');
  expect(wasBegunSince('/a', between)).toBe(true);
  expect(wasBegunSince('/b', between)).toBe(false);
});

test('nobody has opened what was never begun', () => {
  noteBegun('/a');
  expect(['/a', '/b'].map(mayBeBegun)).toEqual([true, false]);
});

test('a very long address is not remembered, and may have been opened; others are as they were', () => {
  const long = `/tutorials/${'a'.repeat(300)}`;
  noteBegun(long);
  expect(wasBegunSince(long, 0)).toBe(false);
  expect(mayBeBegun(long)).toBe(true);
  expect(mayBeBegun('/never-opened')).toBe(false);
});

test('of very many addresses the oldest are forgotten, and then any may have been opened', () => {
  for (let number = 0; number <= 10_000; number += 1) noteBegun(`/unknown-${number}`);
  expect(wasBegunSince('/unknown-0', 0)).toBe(false);
  expect(wasBegunSince('/unknown-10000', 0)).toBe(true);
  expect(mayBeBegun('/never-opened')).toBe(true);
});

test('the pages of an earlier process are found where Next.js keeps them', async () => {
  const build = mkdtempSync(join(tmpdir(), 'vitrina-build-'));
  onTestFinished(() => rmSync(build, { recursive: true }));
  vi.stubEnv('NEXT_DIST_DIR', build);
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const file of [
    'app/services.html',
    'app/_not-found.html',
    'pages/index.html',
    'pages/default/500.html',
    'pages/default.html',
    'pages/en.html',
    'pages/en/services.html',
    'pages/en/500.html',
    'pages/ru/services.html',
    'route-cache/APP_PAGE/e6e9/$/services/databases.html',
    'route-cache/APP_PAGE/e6e9/$/services/databases.segments/_tree.segment.rsc',
    'route-cache/APP_PAGE/41da/$/_not-found.html',
    'route-cache/PAGES/a885/$/default/tutorials/linux/ssh-keys.html',
  ]) {
    mkdirSync(dirname(join(build, 'server', file)), { recursive: true });
    writeFileSync(join(build, 'server', file), '');
  }
  const found = async () => [...(await renderedPages()).keys()].sort();
  const first = ['/', '/services', '/services/databases', '/tutorials/linux/ssh-keys'];
  expect(await found()).toEqual(first);
  // Those of languages that the shop does not speak are nobody's.
  vi.stubEnv('SHOP_LANGUAGES', 'ru,en');
  expect(await found()).toEqual([...first, '/en', '/en/services'].sort());
});
