import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { printRow } from './print-row.mjs';
import { checkNode, installWorkspace, main, ROOT, run, Stop } from './toolchain.mjs';

const PROMISED_MS = 5_000;
const RESULTS = join(ROOT, 'frontend', 'test-results', 'matrix.jsonl');

/**
 * The matrix of outages: every service, every failure, every page, form and work of the panel, with real processes and proxies of ours
 * between them, and whether each had a designed answer within five seconds. It takes half an hour of a quiet machine with PostgreSQL and
 * redis-server. A part of it: `npm run bench:matrix -- "redis|storage"`, by the names of its rows.
 */
await main(async () => {
  checkNode();
  await installWorkspace();
  await run('turbo', ['run', 'build']);
  rmSync(RESULTS, { force: true });
  const part = process.argv.slice(2).flatMap((names) => ['--grep', names]);
  const isGood = await run(
    'node_modules/.bin/playwright',
    ['test', '--config', 'playwright.alone.config.ts', 'outage-matrix', ...part],
    {
      show: true,
      cwd: join(ROOT, 'frontend'),
      env: { ANSWERED_WITHIN_MS: String(PROMISED_MS), WHOLE_MATRIX: 'true', MATRIX_RESULTS: RESULTS },
    },
  ).then(
    () => true,
    () => false,
  );
  tell();
  if (!isGood) throw new Stop('Some cells of the matrix are not good.');
});

function tell() {
  if (!existsSync(RESULTS)) return;
  /** @type {{ service: string, failure: string, when: string, good: number, cells: number, slowest: number, bad: string[] }[]} */
  const runs = readFileSync(RESULTS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const widths = { name: 32, value: 12 };
  printRow('dependency, failure', ['pages', 'good', 'slowest'], widths);
  for (const { service, failure, when, good, cells, slowest } of runs)
    printRow(
      `${service}, ${failure}`,
      [when, `${good} of ${cells}`, `${(slowest / 1_000).toFixed(1)} s`],
      widths,
    );
  for (const { service, failure, when, bad } of runs)
    for (const cell of bad) console.log(`${service}, ${failure}, ${when}: ${cell}`);
}
