import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { citationsIn } from './coverage-table';
import { holdersIn, namesByNight, titlesByNight, titlesOf } from './nightly-journeys';
import { ROOT, readTree } from './repository-tree';

const TESTS = [...readTree(['cms/tests', 'frontend/e2e', 'frontend/src', 'packages', 'scripts'])].filter(
  ([path]) => /\.(?:test|spec)\.tsx?$/.test(path),
);
const JOURNEYS = TESTS.filter(([path]) => path.endsWith('.spec.ts'));
const BY_NIGHT = JOURNEYS.flatMap(([path, text]) => titlesByNight(text).map((title) => ({ path, title })));

/** Files of journeys of which none runs by day. */
const FILES_BY_NIGHT = JOURNEYS.filter(
  ([path, text]) =>
    namesByNight(readFileSync(join(ROOT, 'frontend', 'playwright.config.ts'), 'utf8')).includes(
      nameOf(path),
    ) || titlesOf(text).length === titlesByNight(text).length,
).map(([path]) => nameOf(path));

/** Whether all that has these words in the file runs by night alone; of no words, all that is in it. */
function isByNight(file: string, words: string | undefined): boolean {
  if (FILES_BY_NIGHT.includes(nameOf(file))) return true;
  return (
    words !== undefined && BY_NIGHT.some((one) => one.path.endsWith(`/${file}`) && one.title.includes(words))
  );
}

/** `order-once`, of any path to its file of journeys. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.spec\.ts$/, '');
}

describe('what holds by day the rule of a journey for the night', () => {
  const holders = JOURNEYS.flatMap(([path, text]) => holdersIn(text).map((holder) => ({ path, ...holder })));

  test('is said of many', () => {
    expect(holders.length).toBeGreaterThan(100);
  });

  test('is there, and is one file', () => {
    const found = holders.map((holder) => ({
      ...holder,
      files: TESTS.filter(([path]) => `/${path}`.endsWith(`/${holder.file}`)),
    }));
    expect(found.filter(({ files }) => files.length !== 1)).toEqual([]);
    // Where a journey names another of its own file, the words stand there once for that.
    const isSaid = (text: string, file: string, words: string) =>
      text.replaceAll(`${file}: ${words}`, '').includes(words);
    expect(
      found.filter(({ file, files, words = '' }) => !files.some(([, text]) => isSaid(text, file, words))),
    ).toEqual([]);
  });

  test('is itself no journey for the night', () => {
    expect(holders.filter(({ file, words }) => isByNight(file, words))).toEqual([]);
  });
});

/** A certificate, and an instance that dies while many read: what shows them is a whole cluster. */
const BY_NIGHT_ALONE = [/^12\.1\.1, /, /^nobody who reads notices that an instance/];

test.each(['rules', 'coverage', 'ordering-coverage', 'asvs', 'cluster'])(
  'nothing in docs/%s.md hangs on journeys for the night alone',
  (table) => {
    const cited = citationsIn(readFileSync(join(ROOT, 'docs', `${table}.md`), 'utf8'));
    const alone = [...new Set(cited.map(({ rule }) => rule))].filter((rule) => {
      const own = cited.filter((one) => one.rule === rule && /\.(?:test|spec)\.tsx?$/.test(one.path));
      // A file that is cited for its titles is judged by them.
      const said = own.filter(
        (one) =>
          one.kind === 'test' || !own.some((other) => other.kind === 'test' && other.path === one.path),
      );
      const isNightly = (one: (typeof cited)[number]) =>
        isByNight(one.path.slice(one.path.lastIndexOf('/') + 1), one.kind === 'test' ? one.title : undefined);
      return said.length > 0 && said.every(isNightly);
    });
    expect(alone.filter((rule) => !BY_NIGHT_ALONE.some((known) => known.test(rule)))).toEqual([]);
  },
);

describe('of the text of journeys', () => {
  const TEXT = `
    test('one', byNight('a/b.test.ts: of two, and more', 'c.spec.ts'), async () => {});
    test(\`two of \${name}\`, byNightBut(isByDay('x'), 'd.test.ts'), async () => {});
    test('three', async () => {});
  `;

  test('holders are read with their words', () => {
    expect(holdersIn(TEXT)).toEqual([
      { file: 'a/b.test.ts', words: 'of two, and more' },
      { file: 'c.spec.ts', words: undefined },
      { file: 'd.test.ts', words: undefined },
    ]);
  });

  test('the titles of those which run by night alone are read', () => {
    expect(titlesByNight(TEXT)).toEqual(['one']);
    expect(titlesOf(TEXT)).toHaveLength(3);
  });

  test('the files of a configuration are read', () => {
    expect(namesByNight('const NIGHTLY =\n  /(order-storm|launch)\\.spec\\.ts|@nightly/;')).toEqual([
      'order-storm',
      'launch',
    ]);
  });
});
