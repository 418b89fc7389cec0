import { existsSync, rmSync } from 'node:fs';
import { CHECKS, inSteps, NIGHTLY_CHECKS, PARTS } from './checks.mjs';
import { ensureChromium, ensureJourneyBrowser } from './chromium.mjs';
import { ensureTestTools } from './debian-packages.mjs';
import { ensureHelm } from './helm.mjs';
import { prepareContent } from './prepared-content.mjs';
import { cleanTree, noteVerified } from './releases/verified.mjs';
import { checkNode, installWorkspace, main, Stop } from './toolchain.mjs';

const [argument, ...others] = process.argv.slice(2);
const isNightly = argument === '--nightly';

/**
 * Answers "am I done?": every check, then one line that counts. A failed check does not hide the ones behind it. `--nightly` asks what is too long for
 * every change, `--part=units` or `--part=journeys` one part of what is asked of every change.
 */
await main(async () => {
  checkNode();
  const checks = chosenChecks();
  const tree = cleanTree();
  // Both take minutes on a new machine. What breaks one off must not leave the other behind.
  const found = await Promise.allSettled([timed('install packages', installWorkspace), findPrograms()]);
  for (const one of found) if (one.status === 'rejected') throw one.reason;
  // Tests of the CMS and journeys begin with the same content, which takes most of a minute to fill. A run that is broken off takes it away, too.
  prepareContent();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  /** @type {import('./checks.mjs').Counts} */
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
  if (isNightly) process.env.JOURNEYS = 'nightly';
  for (const step of inSteps(checks)) {
    // What breaks one off must not leave another behind.
    for (const one of await Promise.allSettled(step.map(perform))) {
      if (one.status === 'rejected') throw one.reason;
      add(counts, one.value);
    }
  }
  if (checks === CHECKS) noteVerified(tree, counts);
  const { passed, failed, skipped, failures } = counts;
  for (const failure of failures) console.log(`\nfailed: ${failure}`);
  console.log();
  // Whoever keeps but the last lines of the output reads what failed, too.
  for (const failure of failures) console.log(`failed: ${inOneLine(failure)}`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  if (failed > 0) process.exitCode = 1;
});

/** What is no package of the workspace, one after the other: Debian's packages are installed by one at a time. */
async function findPrograms() {
  await timed('find the browser of journeys', ensureJourneyBrowser);
  // A page is made ready ahead beside none that is held, so that journey has the browser of visitors.
  await timed('find Chromium', ensureChromium);
  await timed('find the programs of tests', ensureTestTools);
  await timed('find Helm', ensureHelm);
}

function chosenChecks() {
  if (argument === undefined) return CHECKS;
  const checks = isNightly ? NIGHTLY_CHECKS : PARTS[argument.replace(/^--part=/, '')];
  if (!checks || others.length > 0)
    throw new Stop(
      `It takes nothing, --nightly, or one of ${Object.keys(PARTS)
        .map((part) => `--part=${part}`)
        .join(' and ')}.`,
    );
  return checks;
}

/** @param {string} failure */
function inOneLine(failure) {
  return failure.replace(/\s+/g, ' ').slice(0, 400);
}

/**
 * @param {import('./checks.mjs').Check} check
 * @returns {Promise<Partial<import('./checks.mjs').Counts>>}
 */
async function perform({ name, work, report }) {
  if (report) rmSync(report.file, { force: true });
  const failure = await timed(name, async () => {
    try {
      await work();
      return undefined;
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      return error.message;
    }
  });
  if (failure) console.log(failure);
  const counted = report && existsSync(report.file) ? report.read(report.file) : undefined;
  if (counted)
    console.log(`  ${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped`);
  // A check without tests of its own counts as one; a runner that failed without a failed test counts as one, too.
  if (!counted)
    return failure ? { failed: 1, failures: [`${name}: ${failure}`] } : { passed: report ? 0 : 1 };
  return failure && counted.failed === 0
    ? { ...counted, failed: 1, failures: [...counted.failures, `${name}: ${failure}`] }
    : counted;
}

/**
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 */
async function timed(name, work) {
  const startedAt = Date.now();
  const result = await work();
  console.log(`• ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  return result;
}

/**
 * @param {import('./checks.mjs').Counts} sum
 * @param {Partial<import('./checks.mjs').Counts>} counts
 */
function add(sum, { passed = 0, failed = 0, skipped = 0, failures = [] }) {
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
  sum.failures.push(...failures);
}
