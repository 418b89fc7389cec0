import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryMb } from './memory.mjs';
import { makeDatabase, postgresFault } from './own-database.mjs';
import { buildProduct } from './own-product.mjs';
import { openPublishShop } from './publish-shop.mjs';
import { openPanel } from './publishing.mjs';
import { randomFrom } from './random-from.mjs';
import { checkNode, main, Stop } from './toolchain.mjs';

/** Ports and data of its own: a product that is open on this machine is left alone. */
const PORTS = { sites: [3375], cms: 1575, sandbox: 4375 };
const DATA = join(tmpdir(), 'vitrina-bench-soak');
const { SOAK_SECONDS = '1200' } = process.env;
const SECONDS = Number(SOAK_SECONDS);
const [VISITORS, EDITS_EVERY_MS, SAMPLE_EVERY_MS] = [4, 3_000, 5_000];
/** What the last quarter may need more than the second. */
const MOST_GROWTH = 1.1;

const WORDS = [
  'nginx',
  'ssh',
  'postgresql',
  'backup',
  'docker',
  'домен',
  'сертификат',
  'kubernetes',
  'почта',
];
const PRESETS = [2447, 2449, 2451, 2453, 2455, 2457];

/**
 * Twenty minutes of visitors who open everything, also what is not there, as fast as they are answered, while an editor publishes: whether
 * the memory of the site and of the CMS comes to rest. What each visitor asks for is new in some way, so what is kept by address without
 * a bound shows. `SOAK_SECONDS=120 npm run bench:soak` is a shorter one.
 */
await main(async () => {
  checkNode();
  const fault = await postgresFault();
  if (fault !== undefined) throw new Stop(`The soak takes PostgreSQL: ${fault}.`);
  await buildProduct();
  console.log('• start the product');
  const database = await makeDatabase();
  try {
    const cmsEnv = { DATABASE_CLIENT: 'postgres', DATABASE_URL: database.url };
    // What is measured is memory: a machine that is busy may take longer than visitors are promised.
    const siteEnvOf = () => ({ PAGE_DEADLINE_MS: '20000' });
    const shop = await openPublishShop({ data: DATA, ports: PORTS, cmsEnv, siteEnvOf });
    try {
      report(await soak(shop));
    } finally {
      await shop.close();
    }
  } finally {
    await database.drop();
  }
});

/** @typedef {{ second: number, site: number, cms: number }} Sample memory in MB */

/** @param {Awaited<ReturnType<typeof openPublishShop>>} shop */
async function soak({ cms, sites: [site] }) {
  if (!site) throw new Error('There is no site');
  const panel = await openPanel(cms.origin, 'editor');
  const articles = await panel.some('knowledge.article', 'page=1&pageSize=100&sort=url:ASC');
  const addresses = await mappedAddresses(site.origin);
  const random = randomFrom(7);
  const begun = performance.now();
  const isOver = () => performance.now() - begun > SECONDS * 1000;
  /** @type {Sample[]} */
  const samples = [];
  let [answers, edits] = [0, 0];
  /** @type {Map<number, number>} */
  const statuses = new Map();

  async function visit() {
    while (!isOver()) {
      const status = await statusOf(`${site?.origin}${somewhere(addresses, random)}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      answers += 1;
    }
  }

  async function edit() {
    while (!isOver()) {
      const { documentId } = articles[edits % articles.length];
      edits += 1;
      await panel.publish('knowledge.article', documentId, { seo_title: `Правка ${edits}` });
      await panel.some(
        'knowledge.article',
        `page=1&pageSize=20&sort=updatedAt:DESC&_q=${WORDS[edits % WORDS.length]}`,
      );
      await new Promise((resolve) => setTimeout(resolve, EDITS_EVERY_MS));
    }
  }

  async function watch() {
    while (!isOver()) {
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_EVERY_MS));
      const second = Math.round((performance.now() - begun) / 1000);
      const sample = { second, site: memoryMb(site?.pid), cms: memoryMb(cms.pid) };
      samples.push(sample);
      if (samples.length % 12 === 0)
        console.log(
          `• ${second} s: site ${sample.site} MB, CMS ${sample.cms} MB, ${answers} answers, ${edits} edits`,
        );
    }
  }

  await Promise.all([...Array.from({ length: VISITORS }, visit), edit(), watch()]);
  return { samples, statuses, edits };
}

/** @param {string} site */
async function mappedAddresses(site) {
  const maps = await Promise.all(
    ['pages', 'articles-1'].map(async (part) => (await fetch(`${site}/sitemap/${part}.xml`)).text()),
  );
  return [...maps.join('').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

/**
 * @param {readonly string[]} addresses
 * @param {() => number} random
 */
function somewhere(addresses, random) {
  const one = (/** @type {readonly (string | number)[]} */ list) =>
    String(list[Math.floor(random() * list.length)]);
  const own = Math.floor(random() * 1e9).toString(36);
  const ways = [
    () => one(addresses),
    () => one(addresses),
    () => `${one(addresses)}?utm_source=${own}`,
    () => `/search?q=${encodeURIComponent(`${one(WORDS)} ${own.slice(0, 3)}`)}`,
    () => `/api/search?q=${encodeURIComponent(one(WORDS))}`,
    () => `/no-such-page-${own}`,
    () => `/tutorials/linux/no-such-article-${own}`,
    () => `/registration?auth=registrationVds&preset=${one(PRESETS)}&utm_source=${own}`,
    () => `/services/cloud-servers?min_cpu=${1 + Math.floor(random() * 8)}&sort=price`,
    () => one(['/rss.xml', '/sitemap.xml', '/prices.json', '/llms.txt']),
  ];
  return (ways[Math.floor(random() * ways.length)] ?? (() => '/'))();
}

/** @param {string} address */
async function statusOf(address) {
  const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(30_000) });
  await answer.arrayBuffer();
  return answer.status;
}

/** @param {{ samples: readonly Sample[], statuses: ReadonlyMap<number, number>, edits: number }} soaked */
function report({ samples, statuses, edits }) {
  const quarter = (/** @type {number} */ part) =>
    samples.filter(({ second }) => second > (SECONDS * (part - 1)) / 4 && second <= (SECONDS * part) / 4);
  const most = (/** @type {number} */ part, /** @type {'site' | 'cms'} */ of) =>
    Math.max(...quarter(part).map((sample) => sample[of]));
  console.log(
    '\n| most memory, MB | 1st quarter | 2nd | 3rd | 4th | 4th ÷ 2nd |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const of of /** @type {const} */ (['site', 'cms'])) {
    const growth = most(4, of) / most(2, of);
    console.log(
      `| ${of === 'cms' ? 'CMS' : of} | ${[1, 2, 3, 4].map((part) => most(part, of)).join(' | ')} | ${growth.toFixed(2)} |`,
    );
    if (growth > MOST_GROWTH) {
      console.log(`BROKEN  the memory of the ${of} has not come to rest`);
      process.exitCode = 1;
    }
  }
  const told = [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status}`);
  console.log(
    `\n${told.join(', ')}, ${edits} publications, ${SECONDS} s, ${availableParallelism()} processors.`,
  );
  if ([...statuses.keys()].some((status) => status >= 500)) {
    console.log('BROKEN  something was answered with a failure');
    process.exitCode = 1;
  }
}
