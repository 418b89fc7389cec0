import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSecrets } from './secrets.mjs';
import { failuresOfPlaywright, failuresOfVitest } from './test-failures.mjs';
import { ROOT, run } from './toolchain.mjs';
import { checkTypes } from './type-checker.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts `failures`: name and first message of each. */
/**
 * `readsSources`: needs nothing that is built, and is asked beside the build, which leaves a part of two processors.
 * @typedef {{ name: string, work: () => Promise<unknown>, readsSources?: true, report?: { file: string, read: (file: string) => Counts } }} Check
 */

/** Tests are most of the time: whoever ends them early has seen how far they came. */
const SHOWN = { show: true };

/**
 * What `npm run verify` asks, in order: cheap questions beside the build, and the ones that start things last. `report` is where
 * a test runner writes what it counted.
 * @type {readonly Check[]}
 */
export const CHECKS = [
  {
    name: 'lint and format',
    readsSources: true,
    work: () => run('biome', ['ci', '--error-on-warnings', '.']),
  },
  {
    name: 'import boundaries',
    readsSources: true,
    work: () =>
      run('depcruise', [
        '--config',
        '.dependency-cruiser.mjs',
        ...['frontend/src', 'frontend/e2e', 'packages', 'cms/src', 'cms/config', 'cms/database', 'cms/seed'],
      ]),
  },
  {
    name: 'where packages come from',
    readsSources: true,
    // It reads with packages that a clean checkout installs first.
    work: async () => (await import('./supply-chain.mjs')).checkSupplyChain(),
  },
  { name: 'no secrets in the repository', readsSources: true, work: () => checkSecrets() },
  { name: 'build', work: () => run('turbo', ['run', 'build']) },
  { name: 'types', work: checkTypes },
  units('unit, property and contract tests'),
  journeys('end-to-end and accessibility journeys', 'playwright.config.ts'),
];

const isJourneys = (/** @type {Check} */ { name }) => name.endsWith('journeys');
const isBuild = (/** @type {Check} */ { name }) => name === 'build';

/**
 * Of CHECKS, for code hosts that have a machine for each (`npm test -- --part=journeys`). Both build: what one has built is no longer there for the other.
 * @type {Readonly<Record<string, readonly Check[]>>}
 */
export const PARTS = {
  units: CHECKS.filter((check) => !isJourneys(check)),
  journeys: CHECKS.filter((check) => isBuild(check) || isJourneys(check)),
};

/**
 * What is asked at once, one step after another.
 * @param {readonly Check[]} checks
 * @returns {Check[][]}
 */
export function inSteps(checks) {
  const isFirst = (/** @type {Check} */ check) => check.readsSources === true || isBuild(check);
  return [checks.filter(isFirst), ...checks.filter((check) => !isFirst(check)).map((check) => [check])];
}

/** What `npm run test:nightly` asks besides: journeys that take long to say what is held nearer to its place, too, and those that take a machine of their own. */
export const NIGHTLY_CHECKS = [
  ...CHECKS.filter(isBuild),
  units('tests of the CMS on both databases, and of the images', {
    names: [...filesWithMoreByNight(), join('scripts', 'image.test.ts')],
  }),
  journeys('nightly journeys', 'playwright.config.ts'),
  journeys('journeys beside which nothing else runs', 'playwright.alone.config.ts', { names: ['launch'] }),
];

/**
 * @param {string} name
 * @param {{ names?: string[] }} [wanted] `names`: of files, where not all of them are.
 * @returns {Check}
 */
function units(name, { names = [] } = {}) {
  const file = 'test-results/vitest.json';
  return {
    name,
    report: { file: join(ROOT, file), read: readVitest },
    work: () =>
      run(
        'vitest',
        ['run', ...names, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        SHOWN,
      ),
  };
}

/**
 * @param {string} name
 * @param {string} config
 * @param {{ names?: string[] }} [wanted] `names`: of journeys, where not all of them are.
 * @returns {Check}
 */
function journeys(name, config, { names = [] } = {}) {
  return {
    name,
    report: { file: join(ROOT, 'frontend', 'test-results', 'report.json'), read: readPlaywright },
    work: () =>
      run('node_modules/.bin/playwright', ['test', '--config', config, ...names], {
        ...{ cwd: join(ROOT, 'frontend'), ...SHOWN },
      }),
  };
}

/** Files of tests of the CMS that try more by night, the second database, say, by the names with which they say so. */
function filesWithMoreByNight() {
  const tests = join('cms', 'tests');
  return readdirSync(join(ROOT, tests))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(tests, name))
    .filter((file) => /\b(?:describeOnBothByNight\(|isNight\b)/.test(readFileSync(join(ROOT, file), 'utf8')));
}

/** @param {string} file */
function readVitest(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures: failuresOfVitest(report),
  };
}

/** @param {string} file */
function readPlaywright(file) {
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  if (stats.flaky > 0) console.log(`  ${stats.flaky} passed at their second try: they are named above`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: failuresOfPlaywright(suites),
  };
}
