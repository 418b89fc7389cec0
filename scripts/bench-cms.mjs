import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { questions } from './bench-cms/questions.mjs';
import { median } from './median.mjs';
import { memoryMb } from './memory.mjs';
import { keptDatabase, makeDatabase, postgresFault } from './own-database.mjs';
import { buildProduct } from './own-product.mjs';
import { openPublishShop } from './publish-shop.mjs';
import { openPanel } from './publishing.mjs';
import { spread } from './spread.mjs';
import { checkNode, main, ROOT, run, Stop } from './toolchain.mjs';

/** Ports and data of its own: a product that is open on this machine is left alone. */
const SHOPS = [
  { name: 'small', ports: { sites: [3365], cms: 1565, sandbox: 4365 } },
  { name: 'large', ports: { sites: [3366], cms: 1566, sandbox: 4366 } },
];
const DATA = join(tmpdir(), 'vitrina-bench-cms');
/** What the large shop has more than the seed. */
const GROWN = { articles: 10_000, presets: 1_000, requests: 1_000_000 };
const [ROUNDS, TRIES, WARMING] = [3, 7, 2];
const MOST_TIMES = 2;

/** @typedef {import('./bench-cms/questions.mjs').Question} Question */

/**
 * Two shops on PostgreSQL, one as it is seeded and one that has grown: how much longer the same takes there, and how much more memory.
 * Their questions take turns, so that what else the machine does concerns both. With `--keep` both databases stay for the next time:
 * to fill the large one takes some minutes.
 */
await main(async () => {
  checkNode();
  const fault = await postgresFault();
  if (fault !== undefined) throw new Stop(`Scale is measured on PostgreSQL: ${fault}.`);
  await buildProduct();
  const isKept = process.argv.includes('--keep');
  /** @type {(() => Promise<unknown>)[]} */
  const endings = [];
  try {
    const shops = [];
    for (const { name, ports } of SHOPS) {
      const database = isKept ? await keptDatabase(`vitrina_bench_cms_${name}`) : await makeDatabase();
      if (!isKept) endings.unshift(database.drop);
      const cmsEnv = { DATABASE_CLIENT: 'postgres', DATABASE_URL: database.url };
      console.log(`• start the ${name} shop`);
      const shop = await openPublishShop({ data: join(DATA, name), ports, cmsEnv });
      endings.unshift(shop.close);
      if (name === 'large' && !(await isGrown(shop))) await grow(shop);
      shops.push(shop);
    }
    const asked = await Promise.all(
      shops.map(async (shop) => questions(shop, await openPanel(shop.cms.origin, 'developer'))),
    );
    const [small = [], large = []] = asked;
    const rows = [];
    for (const [index, { name, isMore = false }] of small.entries()) {
      const pair = [small[index], large[index]].flatMap((question) => question ?? []);
      const row = { name, isMore, rounds: await measure(pair) };
      rows.push(row);
      console.log(line(row));
    }
    report(rows, shops);
  } finally {
    for (const end of endings) await end();
  }
});

/**
 * Whether an earlier run has filled it to the end: requests come last.
 * @param {import('./bench-cms/questions.mjs').Shop} shop
 */
async function isGrown({ cms }) {
  const panel = await openPanel(cms.origin, 'developer');
  const last = `pageSize=1&filters[request_id][$eq]=generated-request-${GROWN.requests}`;
  return (await panel.some('requests.request', last)).length > 0;
}

/** @param {import('./bench-cms/questions.mjs').Shop} shop */
async function grow({ cms }) {
  await cms.end();
  for (const [what, amount] of Object.entries(GROWN)) {
    console.log(`• make up ${amount} ${what}`);
    const command = join('dist', 'src', 'commands', 'content.js');
    await run(process.execPath, [command, 'generate', String(amount), what], {
      cwd: join(ROOT, 'cms'),
      env: cms.env,
    });
  }
  await cms.start();
}

/**
 * Milliseconds of both shops, the middle of some tries, round by round.
 * @param {readonly Question[]} pair
 */
async function measure(pair) {
  for (const { ask } of pair) for (let turn = 0; turn < WARMING; turn += 1) await ask();
  /** @type {number[][]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    /** @type {number[][]} */
    const times = pair.map(() => []);
    for (let turn = 0; turn < TRIES; turn += 1)
      for (const [place, { ask }] of pair.entries()) {
        const begun = performance.now();
        await ask();
        times[place]?.push(performance.now() - begun);
      }
    rounds.push(times.map(median));
  }
  return rounds;
}

/** @typedef {{ name: string, isMore: boolean, rounds: number[][] }} Row milliseconds of the small and of the large shop, round by round */

/** @param {Row} row */
function timesAsLong({ rounds }) {
  return rounds.map(([small = Number.NaN, large = Number.NaN]) => large / small);
}

/** @param {Row} row */
function line(row) {
  const middle = (/** @type {number} */ place) =>
    `${median(row.rounds.map((round) => round[place] ?? Number.NaN)).toFixed(1)} ms`;
  return `| ${[row.name, middle(0), middle(1), spread(timesAsLong(row))].join(' | ')} |`;
}

/**
 * @param {readonly Row[]} rows
 * @param {readonly import('./bench-cms/questions.mjs').Shop[]} shops
 */
function report(rows, shops) {
  const head = ['', 'small', 'large', 'large ÷ small'];
  console.log(`\n${[head, head.map(() => '---')].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
  for (const row of rows) console.log(line(row));
  const [small = [], large = []] = shops.map(({ cms, sites }) =>
    [cms, ...sites].map(({ pid }) => memoryMb(pid)),
  );
  for (const [place, name] of ['memory of the CMS', 'memory of the site'].entries())
    console.log(
      `| ${name} | ${small[place]} MB | ${large[place]} MB | ${((large[place] ?? 0) / (small[place] ?? 1)).toFixed(2)} |`,
    );
  console.log(
    `\n${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)} at the end. At most ${MOST_TIMES} × is promised, but for what answers more where there is more.`,
  );
  const over = rows.filter((row) => !row.isMore && median(timesAsLong(row)) > MOST_TIMES);
  for (const { name } of over) console.log(`BROKEN  ${name}`);
  if (over.length > 0) process.exitCode = 1;
}
