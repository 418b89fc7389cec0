import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '~/messages/language';
import { ISLAND_ENTRIES, ISLANDS, type IslandFiles } from '~/runtime/island-names';
import { bundleIslands } from '../../assets/bundle-islands';

const FRONTEND = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'vitrina-islands-'));

let filesOf: Record<Language, IslandFiles>;

beforeAll(async () => {
  filesOf = await bundleIslands(FRONTEND, ISLAND_ENTRIES, folder, join(folder, 'maps'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

// What a bundler leaves behind of another kind of module shows only where it runs.
test.each(ISLAND_ENTRIES.flatMap((entry) => LANGUAGES.map((language) => [entry, language] as const)))(
  'the file of %s in %s runs where there is no Node.js, and wakes its islands',
  async (entry, language) => {
    const [own = ''] = filesOf[language][entry] ?? [];
    const { islands } = await import(pathToFileURL(join(folder, own)).href);
    expect(Object.keys(islands).sort()).toEqual([...ISLANDS[entry]].sort());
  },
);

test('their source maps stand apart, and no file leads there', async () => {
  for (const [own = ''] of Object.values(filesOf).flatMap(Object.values<readonly string[]>)) {
    expect(readFileSync(join(folder, own), 'utf8'), own).not.toContain('sourceMappingURL');
    const map: { sources: string[] } = JSON.parse(readFileSync(join(folder, 'maps', `${own}.map`), 'utf8'));
    expect(map.sources.length).toBeGreaterThan(0);
  }
});

/** What only the server may know: who is logged in, what is kept, what the provider and the CMS are asked with. */
const OF_THE_SERVER = new RegExp(
  `/frontend/src/(?:${[
    ...['security', 'storage', 'provider', 'observability', 'funnel', 'readers', 'rendering'],
    ...['runtime/(?:env|log|visit)', 'content/(?:client|get-)', 'applications/get-'],
    'forms/(?:visit-page|read-form|refused|run-bot-check)',
  ].join('|')})`,
);

test('nothing of the server is in them', () => {
  for (const [own = ''] of Object.values(filesOf).flatMap(Object.values<readonly string[]>)) {
    expect(readFileSync(join(folder, own), 'utf8'), own).not.toMatch(/from\s*"(?:node:|next\/)/);
    const map: { sources: string[] } = JSON.parse(readFileSync(join(folder, 'maps', `${own}.map`), 'utf8'));
    const sources = map.sources.map((source) => resolve(folder, 'maps', source));
    expect(
      sources.filter((source) => OF_THE_SERVER.test(source)),
      own,
    ).toEqual([]);
    expect(sources.some((source) => source.includes('/frontend/src/islands/'))).toBe(true);
  }
});

test('all of them share one file of React', () => {
  const react = new Set(
    Object.values(filesOf)
      .flatMap(Object.values<readonly string[]>)
      .map(([, second = '']) => basename(second)),
  );
  expect(react.size).toBe(1);
});

test('that one is Preact, and no other file holds a part of it or of React', () => {
  for (const [own = '', shared = ''] of Object.values(filesOf).flatMap(Object.values<readonly string[]>)) {
    expect(readFileSync(join(folder, shared), 'utf8').length).toBeLessThan(30_000);
    expect(readFileSync(join(folder, own), 'utf8'), own).not.toMatch(/INTERNALS_DO_NOT_USE|__k\b/);
  }
});

// Its first use holds a telephone up for a tenth of a second.
test('nothing that wakes uses Intl', () => {
  for (const [own = ''] of Object.values(filesOf).flatMap(Object.values<readonly string[]>))
    expect(readFileSync(join(folder, own), 'utf8'), own).not.toMatch(/\bIntl\b|toLocale/);
});
