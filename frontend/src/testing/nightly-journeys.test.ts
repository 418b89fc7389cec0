import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { citationsIn } from './coverage-table';
import { holdersIn, titlesByNight } from './nightly-journeys';
import { ROOT, readTree } from './repository-tree';

const TESTS = [...readTree(['cms/tests', 'frontend/e2e', 'frontend/src', 'packages', 'scripts'])].filter(
  ([path]) => /\.(?:test|spec)\.tsx?$/.test(path),
);
const JOURNEYS = TESTS.filter(([path]) => path.endsWith('.spec.ts'));
const BY_NIGHT = JOURNEYS.flatMap(([path, text]) => titlesByNight(text).map((title) => ({ path, title })));

/** Whether all that has these words in the file runs by night alone. */
function isByNight(file: string, words: string): boolean {
  return BY_NIGHT.some(({ path, title }) => path.endsWith(`/${file}`) && title.includes(words));
}

describe('what holds by day the rule of a journey for the night', () => {
  const holders = JOURNEYS.flatMap(([path, text]) => holdersIn(text).map((holder) => ({ path, ...holder })));

  test('is said of many', () => {
    expect(holders.length).toBeGreaterThan(100);
  });

  test('is there', () => {
    const missing = holders.filter(
      ({ file, words = '' }) =>
        !TESTS.some(([path, text]) => path.endsWith(`/${file}`) && text.includes(words)),
    );
    expect(missing).toEqual([]);
  });

  test('is itself no journey for the night', () => {
    expect(holders.filter(({ file, words }) => words !== undefined && isByNight(file, words))).toEqual([]);
  });
});

test('no rule hangs on journeys for the night alone', () => {
  const cited = citationsIn(readFileSync(join(ROOT, 'docs', 'rules.md'), 'utf8'));
  const alone = [...new Set(cited.map(({ rule }) => rule))].filter((rule) => {
    const own = cited.filter((one) => one.rule === rule);
    const isByDay = (one: (typeof cited)[number]) =>
      one.kind === 'test' ? !isNightly(one) : /\.test\.tsx?$/.test(one.path);
    return own.some(isNightly) && !own.some(isByDay);
  });
  expect(alone).toEqual([]);

  function isNightly(one: (typeof cited)[number]): boolean {
    return one.kind === 'test' && isByNight(one.path.slice(one.path.lastIndexOf('/') + 1), one.title);
  }
});

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
  });
});
