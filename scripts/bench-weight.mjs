import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureProcessor, tellingAt, warmPage } from './bench-weight/measure-processor.mjs';
import { htmlAt, publicPages } from './bench-weight/read-site.mjs';
import { request } from './bench-weight/request.mjs';
import { judge, keepTable, weightTable } from './bench-weight/weight-table.mjs';
import { CHROMIUM, ensureChromium } from './chromium.mjs';
import { startEmptySite } from './empty-site.mjs';
import { median } from './median.mjs';
import { buildProduct, ownServices } from './own-product.mjs';
import { openPublishShop } from './publish-shop.mjs';
import { checkPorts, DEMO_PASSWORD } from './settings.mjs';
import { checkNode, main, ROOT, run, Stop } from './toolchain.mjs';

/** Ports and data of its own: a product that is open on this machine is left alone. */
const PORTS = { site: 3350, empty: 3351, cms: 1550, sandbox: 4350, tellerOfSite: 3352, tellerOfEmpty: 3353 };
const DATA = join(tmpdir(), 'vitrina-bench-weight');
const ROUNDS = 3;
const SITE = `http://127.0.0.1:${PORTS.site}`;
const EMPTY_PAGE = {
  name: 'the empty page',
  address: '/',
  url: `http://127.0.0.1:${PORTS.empty}/`,
  status: 200,
  cookies: [],
  headers: {},
  tellerPort: PORTS.tellerOfEmpty,
};
const DOCUMENT = join(ROOT, 'docs', 'performance.md');

/**
 * Weighs every kind of public page beside an empty page of the same Next.js: script, HTML, and the processor that a request
 * costs. `--keep before` or `--keep after` writes the table into docs/performance.md, `--strict` fails when a budget is broken.
 */
await main(async () => {
  checkNode();
  const place = placeToKeep();
  await checkPorts(PORTS);
  await buildProduct({ withEmptySite: true });
  await ensureChromium();
  console.log('• start the product and the empty page');
  const shop = await openPublishShop({
    data: DATA,
    ports: { sites: [PORTS.site], cms: PORTS.cms, sandbox: PORTS.sandbox },
    siteEnvOf: () => tellingAt(PORTS.tellerOfSite),
  });
  const services = ownServices(join(DATA, 'empty'));
  let weighed;
  try {
    await startEmptySite(services, PORTS.empty, tellingAt(PORTS.tellerOfEmpty));
    weighed = await weighAll();
  } finally {
    await Promise.all([services.end(), shop.close()]);
  }
  await report(weighed, place);
});

/**
 * @param {Awaited<ReturnType<typeof weighAll>>} weighed
 * @param {string | undefined} place
 */
async function report({ empty, pages }, place) {
  const table = weightTable(empty, pages);
  console.log(`\n${table}\n`);
  if (place) {
    const note = `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node} on ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)} at the end.`;
    writeFileSync(DOCUMENT, keepTable(readFileSync(DOCUMENT, 'utf8'), place, `${note}\n\n${table}`));
    await run('biome', ['format', '--write', DOCUMENT]);
    console.log(`Kept as '${place}' in docs/performance.md.`);
  }
  const over = pages.filter((page) => judge(page, empty).some(({ isOver }) => isOver));
  console.log(`${over.length} of ${pages.length} pages are over their budget.`);
  if (over.length > 0 && process.argv.includes('--strict')) process.exitCode = 1;
}

/** Which table of the document is written, if any. */
function placeToKeep() {
  const at = process.argv.indexOf('--keep');
  if (at < 0) return undefined;
  const place = process.argv[at + 1];
  if (place !== 'before' && place !== 'after') throw new Stop('--keep takes before or after.');
  return place;
}

/** @typedef {import('./bench-weight/weight-table.mjs').Weight} Weight */
/** @typedef {import('./bench-weight/public-pages.mjs').PublicPage} PublicPage */
/** @typedef {{ name: string, address: string, url: string, status: number, cookies: import('../frontend/bench/weigh-visit.mjs').Cookie[], headers: Record<string, string>, tellerPort: number }} OpenedPage */

async function weighAll() {
  // Loaded here: before the installation the packages behind it may not be there.
  const { logIn, openBrowser, weighVisit } = await import('../frontend/bench/weigh-visit.mjs');
  const { inlineScript } = await import('../frontend/bench/inline-script.mjs');
  const pages = await publicPages(SITE);
  const browser = await openBrowser(CHROMIUM);
  try {
    const cookies = await logIn(browser, { site: SITE, password: DEMO_PASSWORD });
    const opened = [];
    for (const page of pages) opened.push(await open(page, page.isForCustomers ? cookies : []));
    console.log(`• warm ${opened.length} pages`);
    for (const page of [EMPTY_PAGE, ...opened]) await warmPage(page);
    const empty = { ...EMPTY_PAGE, rounds: /** @type {Weight[]} */ ([]) };
    const weighed = opened.map((page) => ({ ...page, rounds: /** @type {Weight[]} */ ([]) }));
    for (let round = 1; round <= ROUNDS; round += 1) {
      const ofEmpty = [];
      for (const page of weighed) {
        const bytes = await bytesOf(page);
        // Between all pages, so that a busy minute of any of them meets the empty page as well.
        ofEmpty.push(await processorOf(EMPTY_PAGE));
        page.rounds.push({ ...bytes, ...(await processorOf(page)) });
      }
      empty.rounds.push({
        ...(await bytesOf(empty)),
        processor: median(ofEmpty.map(({ processor }) => processor)),
        unpacked: median(ofEmpty.map(({ unpacked }) => unpacked)),
      });
      console.log(`• round ${round} of ${ROUNDS}`);
    }
    return { empty, pages: weighed };
  } finally {
    await browser.close();
  }

  /** @param {OpenedPage} page */
  async function bytesOf(page) {
    const { html, gzip } = await htmlAt(page.url, page.status, page.headers);
    const sizes = { html: Buffer.byteLength(html), gzip, inline: inlineScript(html) };
    return { ...sizes, hasIsland: hasIsland(html), ...(await weighVisit(browser, page.url, page.cookies)) };
  }
}

/**
 * Where a page is found: a registration leads on to itself with the number of an intent.
 * @param {PublicPage} page
 * @param {OpenedPage['cookies']} cookies
 * @returns {Promise<OpenedPage>}
 */
async function open({ name, address, status = 200 }, cookies) {
  const asked = `${SITE}${address}`;
  const headers = headersOf(cookies);
  const { location } = await request(asked, headers);
  const url = location === undefined ? asked : new URL(location, asked).href;
  return { name, address, url, status, cookies, headers, tellerPort: PORTS.tellerOfSite };
}

/** @param {OpenedPage} page */
async function processorOf(page) {
  return {
    processor: await measureProcessor(page, 'gzip'),
    unpacked: await measureProcessor(page, 'identity'),
  };
}

/**
 * @param {OpenedPage['cookies']} cookies
 * @returns {Record<string, string>}
 */
function headersOf(cookies) {
  if (cookies.length === 0) return {};
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

/** @param {string} html */
function hasIsland(html) {
  return html.includes('data-island=');
}
