import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM } from './chromium.mjs';
import { median } from './median.mjs';
import { measureProduct } from './own-product.mjs';
import { main, ROOT, run, Stop } from './toolchain.mjs';

/** Ports and data of its own: a product that is open on this machine is left alone. */
const PORTS = { site: 3290, empty: 3291, cms: 1427, sandbox: 4100 };
const DATA = join(tmpdir(), 'vitrina-bench-web');
const RUNS = 3;
/** This machine with a pointer, and a telephone, whose processor is slower: how often, and the most that a click may take then. */
const PROCESSORS = /** @type {const} */ ([
  { slowed: 1, isTelephone: false, limit: 100 },
  { slowed: 4, isTelephone: true, limit: 300 },
]);
/** Each starts a product of its own, and prints its own table and limits. */
const FURTHER = ['configurator', 'lighthouse'];

const SITE = `http://localhost:${PORTS.site}`;
const EMPTY = `http://localhost:${PORTS.empty}`;
const OWN_LINK = `document.querySelector('h1').insertAdjacentHTML('afterend', '<a href="/?again">Again</a>')`;

/**
 * From where to where; the empty page leads to itself.
 * @type {readonly { name: string, from: string, link: string, before?: string }[]}
 */
const WAYS = [
  { name: 'the empty page', from: `${EMPTY}/`, link: 'a', before: OWN_LINK },
  { name: 'home → cloud servers', from: `${SITE}/`, link: 'main a[href="/services/cloud-servers"]' },
  { name: 'cloud servers → tutorials', from: `${SITE}/services/cloud-servers`, link: 'a[href="/tutorials"]' },
  {
    name: 'a topic → an article',
    from: `${SITE}/tutorials/linux`,
    link: 'main a[href="/tutorials/linux/ssh-keys"]',
  },
  { name: 'services → databases', from: `${SITE}/services`, link: 'main a[href="/services/databases"]' },
  { name: 'home → registration', from: `${SITE}/`, link: 'header a[href="/registration"]' },
];

/** @typedef {{ ahead: number[], plain: number[] }} Taken */

/**
 * Measures how long a click takes until the next page is painted, with what is fetched ahead and without, beside an empty page of the
 * same Next.js, in turns, so that a busy minute meets all; then what a slider's move and the first load of pages take.
 */
await main(async () => {
  const taken = await measureProduct({ data: DATA, ports: PORTS }, measureInTurns);
  if (!printClicks(taken)) process.exitCode = 1;
  for (const bench of FURTHER)
    try {
      await run(process.execPath, [join(ROOT, `scripts/bench-${bench}.mjs`), '--no-build'], { show: true });
    } catch (error) {
      // It has said what is over its limit, which must not hide what comes after it.
      if (!(error instanceof Stop)) throw error;
      process.exitCode = 1;
    }
});

async function measureInTurns() {
  // Loaded here: before the installation the packages behind it may not be there.
  const { measureNavigation } = await import('../frontend/bench/measure-navigation.mjs');
  const taken = new Map(WAYS.map(({ name }) => [name, PROCESSORS.map(() => noneTaken())]));
  for (let turn = 1; turn <= RUNS; turn++)
    for (const way of WAYS)
      for (const [at, { slowed, isTelephone }] of PROCESSORS.entries()) {
        const plain = await measureNavigation(way, CHROMIUM, { slowed, isTelephone, isAhead: false });
        const ahead = await measureNavigation(way, CHROMIUM, { slowed, isTelephone, isAhead: true });
        const own = taken.get(way.name)?.[at];
        own?.plain.push(plain);
        own?.ahead.push(ahead);
        console.log(
          `• run ${turn} of ${RUNS}: ${way.name}, ${slowed}× slower: ${ahead} ms, ${plain} ms with nothing ahead`,
        );
      }
  return taken;
}

/** @returns {Taken} */
function noneTaken() {
  return { ahead: [], plain: [] };
}

/**
 * A row of Markdown for each way, and whether each of them keeps to its limit.
 * @param {Awaited<ReturnType<typeof measureInTurns>>} taken
 */
function printClicks(taken) {
  const heads = PROCESSORS.flatMap(({ slowed }) => [`${slowed} ×`, `${slowed} ×, nothing ahead`]);
  console.log(
    `\nFrom a click to the paint of the next page, processor slowed, median of ${RUNS} (least–most)\n`,
  );
  console.log(`| way | ${heads.join(' | ')} |`);
  console.log(`| --- | ${heads.map(() => '---').join(' | ')} |`);
  for (const [name, processors] of taken) {
    const cells = processors.flatMap(({ ahead, plain }) => [spread(ahead), spread(plain)]);
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
  console.log('');
  const verdicts = PROCESSORS.map(({ slowed, limit }, at) => {
    const medians = [...taken].slice(1).map(([, processors]) => median(processors[at]?.ahead ?? []));
    const most = Math.max(...medians);
    const holds = most <= limit;
    console.log(
      `${holds ? 'holds ' : 'BROKEN'}  ${slowed} × slower: a click takes at most ${most} ms, at most ${limit} ms`,
    );
    return holds;
  });
  return verdicts.every(Boolean);
}

/** @param {readonly number[]} values */
function spread(values) {
  return `${median(values)} ms (${Math.min(...values)}–${Math.max(...values)})`;
}
