import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM, ensureChromium } from './chromium.mjs';
import { Services } from './services.mjs';
import { checkPorts, prepareData } from './settings.mjs';
import { checkNode, installWorkspace, main, ROOT, run, Stop } from './toolchain.mjs';

/** Ports and data of its own: a product that is open on this machine is left alone. */
const PORTS = { site: 3220, empty: 3221, cms: 1357, sandbox: 4020 };
const DATA = join(tmpdir(), 'vitrina-bench');
const EMPTY_SITE = 'frontend/bench/empty-site';
/** The site's own Next.js, as seen from there. */
const NEXT = '../../node_modules/.bin/next';
const RUNS = 3;

const PAGES = {
  home: `http://localhost:${PORTS.site}/`,
  article: `http://localhost:${PORTS.site}/tutorials/linux/ssh-keys`,
  empty: `http://localhost:${PORTS.empty}/`,
};

/** What is measured, in the order of the table. */
const ROWS = [
  ['performance', 'Performance', score],
  ['accessibility', 'Accessibility', score],
  ['best-practices', 'Best practices', score],
  ['seo', 'SEO', score],
  ['fcp', 'First contentful paint', milliseconds],
  ['lcp', 'Largest contentful paint', milliseconds],
  ['tbt', 'Total blocking time', milliseconds],
  ['cls', 'Cumulative layout shift', shift],
  ['script', 'JavaScript in files', kilobytes],
  ['inlineScript', 'JavaScript in the page', kilobytes],
  ['cyrillicFont', 'Fonts with Cyrillic', kilobytes],
  ['font', 'Fonts, all', kilobytes],
  ['total', 'All bytes', kilobytes],
];

const POINTS_BELOW_EMPTY = 2;
const SCRIPT_OF_EMPTY = 1.15;
const CYRILLIC_FONT_BYTES = 60 * 1024;
const ARTICLE = { paintOfEmpty: 1.3, scriptBytes: 20 * 1024, fontBytes: 60 * 1024 };

/** Measures the home page and an article beside an empty page of the same Next.js, in turns, so that a busy minute meets all. */
await main(async () => {
  checkNode();
  await checkPorts(PORTS);
  console.log('• install and build');
  await installWorkspace();
  await ensureChromium();
  await run('turbo', ['run', 'build']);
  await run(NEXT, ['build'], { cwd: join(ROOT, EMPTY_SITE) });

  rmSync(DATA, { recursive: true, force: true });
  prepareData({ data: DATA });
  // The product ends three services of its own, each of them with patience.
  const services = new Services(join(DATA, 'logs'), { stopWithinMs: 20_000 });
  let runs;
  try {
    console.log('• start the product and the empty page');
    await startBoth(services);
    runs = await measureInTurns();
  } finally {
    await services.end();
  }
  const medians = Object.fromEntries(Object.entries(runs).map(([name, results]) => [name, median(results)]));
  printTable(medians);
  printFailures('home', worst(runs.home));
  printFailures('article', worst(runs.article));
  if (!printVerdict(limitsOf(medians))) process.exitCode = 1;
});

async function startBoth(services) {
  services.start('product', '.', process.execPath, ['scripts/start.mjs', '--no-build', '--fresh'], {
    VITRINA_DATA: join(DATA, 'product'),
    SITE_PORT: String(PORTS.site),
    CMS_PORT: String(PORTS.cms),
    SANDBOX_PORT: String(PORTS.sandbox),
  });
  const listen = ['-H', '127.0.0.1', '-p', String(PORTS.empty)];
  services.start('empty', EMPTY_SITE, NEXT, ['start', ...listen], { NODE_ENV: 'production' });
  await services.answers('empty', PAGES.empty, 60);
  await services.answers('product', `${PAGES.home}api/ready`, 300);
}

async function measureInTurns() {
  // Loaded here: before the installation the packages behind it may not be there.
  const { measurePage } = await import('../frontend/bench/measure-page.mjs');
  const runs = Object.fromEntries(Object.keys(PAGES).map((name) => [name, []]));
  for (let turn = 1; turn <= RUNS; turn++) {
    for (const [name, url] of Object.entries(PAGES)) {
      const result = await measurePage(url, CHROMIUM).catch((error) => {
        throw new Stop(error.message);
      });
      runs[name].push(result);
      console.log(`• run ${turn} of ${RUNS}: ${name} ${result.performance}`);
    }
  }
  return runs;
}

/** The middle value of each measure. */
function median(runs) {
  const middle = (name) => runs.map((result) => result[name]).sort((a, b) => a - b)[Math.floor(RUNS / 2)];
  return Object.fromEntries(ROWS.map(([name]) => [name, middle(name)]));
}

function worst(runs) {
  return runs.toSorted((one, other) => one.performance - other.performance)[0];
}

function printTable(medians) {
  console.log(`\nLighthouse, phone, median of ${RUNS}\n`);
  const line = (...cells) =>
    console.log(cells.map((cell, at) => (at ? cell.padStart(12) : cell.padEnd(26))).join(''));
  line('', ...Object.keys(medians));
  for (const [name, label, show] of ROWS)
    line(label, ...Object.values(medians).map((measured) => show(measured[name])));
}

function printFailures(page, { failures, strangers, ...scores }) {
  for (const [category, audits] of Object.entries(failures)) {
    if (scores[category] === 100 || audits.length === 0) continue;
    console.log(`\n${page}: ${category} loses points by:`);
    for (const { name, title, value, places } of audits) {
      console.log(`  ${title} (${name}) ${value}`);
      for (const place of places) console.log(`      ${place}`);
    }
  }
  if (strangers.length > 0)
    console.log(`\n${page} asked elsewhere: ${strangers.map(({ url }) => url).join(', ')}`);
}

/** What the pages promise: whether it holds, and in which figures. */
function limitsOf({ home, article, empty }) {
  const most = empty.script * SCRIPT_OF_EMPTY;
  const latest = empty.lcp * ARTICLE.paintOfEmpty;
  return [
    [home.accessibility === 100, 'accessibility is 100'],
    [home['best-practices'] === 100, 'best practices are 100'],
    [home.seo === 100, 'SEO is 100'],
    [
      home.performance >= empty.performance - POINTS_BELOW_EMPTY,
      `performance ${home.performance} is at least ${empty.performance - POINTS_BELOW_EMPTY}, the empty page's less ${POINTS_BELOW_EMPTY}`,
    ],
    [
      home.script <= most,
      `JavaScript ${kilobytes(home.script)} is at most ${kilobytes(most)}, ${SCRIPT_OF_EMPTY} × the empty page's`,
    ],
    [
      home.cyrillicFont <= CYRILLIC_FONT_BYTES,
      `fonts with Cyrillic ${kilobytes(home.cyrillicFont)} are at most ${kilobytes(CYRILLIC_FONT_BYTES)}`,
    ],
    [shift(home.cls) === shift(0), `layout shift ${shift(home.cls)} is 0`],
    [article.performance === 100, `an article: performance ${article.performance} is 100`],
    [
      article.lcp <= latest,
      `an article: largest paint ${milliseconds(article.lcp)} is at most ${milliseconds(latest)}, ${ARTICLE.paintOfEmpty} × the empty page's`,
    ],
    [article.script === 0, `an article: files of JavaScript ${kilobytes(article.script)} are none`],
    [
      article.inlineScript <= ARTICLE.scriptBytes,
      `an article: JavaScript ${kilobytes(article.inlineScript)} is at most ${kilobytes(ARTICLE.scriptBytes)}`,
    ],
    [
      article.font <= ARTICLE.fontBytes,
      `an article: fonts ${kilobytes(article.font)} are at most ${kilobytes(ARTICLE.fontBytes)}`,
    ],
  ];
}

/** One line a limit; the answer is whether all of them hold. */
function printVerdict(limits) {
  console.log('');
  for (const [holds, limit] of limits) console.log(`${holds ? 'holds ' : 'BROKEN'}  ${limit}`);
  return limits.every(([holds]) => holds);
}

function score(value) {
  return String(value);
}

function milliseconds(value) {
  return `${Math.round(value)} ms`;
}

function shift(value) {
  return value.toFixed(3);
}

function kilobytes(value) {
  return `${(value / 1024).toFixed(1)} KB`;
}
