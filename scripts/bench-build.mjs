import { rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { buildEmptySite, EMPTY_SITE } from './empty-site.mjs';
import { median } from './median.mjs';
import { spread } from './spread.mjs';
import { checkNode, installWorkspace, main, ROOT, run } from './toolchain.mjs';

const ROUNDS = 3;
const MADE = ['frontend/.next', 'cms/dist', `${EMPTY_SITE}/.next`];
/** With nothing changed nobody should wait. */
const MOST_OF_NOTHING = 0.5;

const build = (/** @type {string[]} */ ...options) => run('turbo', ['run', 'build', ...options]);

/** What is timed, the peer first, in the order in which each leaves what the next begins with. */
const STEPS = [
  { name: 'the empty page, from nothing', work: () => buildEmptySite() },
  { name: 'site, CMS and packages, from nothing', work: () => build('--force') },
  {
    name: 'the site again, its own cache there',
    // As after a change in one file: Turbo is told to forget that there was none.
    work: () => build('--force', '--only', '--filter=@vitrina/frontend'),
  },
  {
    name: 'the CMS again',
    work: () => build('--force', '--only', '--filter=@vitrina/cms'),
  },
  { name: 'nothing changed', work: () => build() },
];

/** Builds everything some times, beside an empty page of the same Next.js. No other build and no product may run here meanwhile. */
await main(async () => {
  checkNode();
  await installWorkspace();
  /** @type {number[][]} */
  const rounds = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const folder of MADE) rmSync(join(ROOT, folder), { recursive: true, force: true });
    const seconds = [];
    for (const { name, work } of STEPS) {
      const begun = performance.now();
      await work();
      seconds.push((performance.now() - begun) / 1000);
      console.log(`• round ${round}: ${name}: ${seconds.at(-1)?.toFixed(1)} s`);
    }
    rounds.push(seconds);
  }
  console.log('\n| build | seconds | ÷ the empty page |\n| --- | --- | --- |');
  for (const [place, { name }] of STEPS.entries())
    console.log(
      `| ${name} | ${median(secondsOf(rounds, place)).toFixed(1)} | ${spread(timesTheEmpty(rounds, place))} |`,
    );
  console.log(`\n${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)} at the end.`);
  if (median(timesTheEmpty(rounds, STEPS.length - 1)) > MOST_OF_NOTHING) {
    console.log('BROKEN  a build of nothing new takes half as long as the empty page');
    process.exitCode = 1;
  }
});

/**
 * @param {readonly number[][]} rounds
 * @param {number} place
 */
function secondsOf(rounds, place) {
  return rounds.map((seconds) => seconds[place] ?? Number.NaN);
}

/**
 * @param {readonly number[][]} rounds
 * @param {number} place
 */
function timesTheEmpty(rounds, place) {
  return rounds.map((seconds) => (seconds[place] ?? Number.NaN) / (seconds[0] ?? Number.NaN));
}
