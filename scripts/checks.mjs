import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSecrets } from './secrets.mjs';
import { failuresOfPlaywright, failuresOfVitest } from './test-failures.mjs';
import { ROOT, run } from './toolchain.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts `failures`: name and first message of each. */
/** @typedef {{ name: string, work: () => Promise<unknown>, report?: { file: string, read: (file: string) => Counts } }} Check */

/**
 * What `npm run verify` asks, in order: cheap questions first, and the ones that start things last. `report` is where
 * a test runner writes what it counted.
 * @type {readonly Check[]}
 */
export const CHECKS = [
  { name: 'lint and format', work: () => run('biome', ['ci', '--error-on-warnings', '.']) },
  {
    name: 'import boundaries',
    work: () =>
      run('depcruise', [
        '--config',
        '.dependency-cruiser.mjs',
        ...['frontend/src', 'frontend/e2e', 'packages', 'cms/src', 'cms/config', 'cms/database', 'cms/seed'],
      ]),
  },
  {
    name: 'where packages come from',
    // It reads with packages that a clean checkout installs first.
    work: async () => (await import('./supply-chain.mjs')).checkSupplyChain(),
  },
  { name: 'no secrets in the repository', work: () => checkSecrets() },
  { name: 'types', work: () => run('turbo', ['run', 'types']) },
  { name: 'types of scripts', work: () => run('tsc', ['-p', 'scripts']) },
  { name: 'build', work: () => run('turbo', ['run', 'build']) },
  {
    name: 'unit, property and contract tests',
    report: { file: join(ROOT, 'test-results', 'vitest.json'), read: readVitest },
    work: () =>
      run('vitest', [
        'run',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=test-results/vitest.json',
      ]),
  },
  {
    name: 'end-to-end and accessibility journeys',
    report: { file: join(ROOT, 'frontend', 'test-results', 'report.json'), read: readPlaywright },
    work: () => run('node_modules/.bin/playwright', ['test'], { cwd: join(ROOT, 'frontend') }),
  },
];

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
