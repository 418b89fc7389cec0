import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM } from './chromium.mjs';
import { median } from './median.mjs';
import { measureProduct } from './own-product.mjs';
import { printRow } from './print-row.mjs';
import { main, Stop } from './toolchain.mjs';

/** Ports and data of its own: a product that is open on this machine is left alone. */
const PORTS = { site: 3220, empty: 3221, cms: 1357, sandbox: 4020 };
const DATA = join(tmpdir(), 'vitrina-bench');
const RUNS = 3;

/** @typedef {'home' | 'article' | 'tariffs' | 'databases' | 'empty'} PageName */
/** @typedef {Awaited<ReturnType<typeof import('../frontend/bench/measure-page.mjs').measurePage>>} Result */
/** @typedef {keyof { [Name in keyof Result as Result[Name] extends number ? Name : never]: number }} FigureName */
/**
 * The middle value of a measure over the runs.
 * @typedef {(name: FigureName) => number} Figures
 */

/** @type {Readonly<Record<PageName, string>>} */
const PAGES = {
  home: `http://localhost:${PORTS.site}/`,
  article: `http://localhost:${PORTS.site}/tutorials/linux/ssh-keys`,
  tariffs: `http://localhost:${PORTS.site}/services/cloud-servers`,
  databases: `http://localhost:${PORTS.site}/services/databases`,
  empty: `http://localhost:${PORTS.empty}/`,
};

/**
 * What is measured, in the order of the table.
 * @type {readonly (readonly [name: FigureName, label: string, show: (value: number) => string])[]}
 */
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
const PRICE_LIST_POINTS = 96;
const CYRILLIC_FONT_BYTES = 60 * 1024;
const ARTICLE = { paintOfEmpty: 1.3, scriptBytes: 20 * 1024, fontBytes: 45 * 1024 };

/**
 * Measures the home page, an article and two lists of products beside an empty page of the same Next.js, in turns, so that a busy
 * minute meets all.
 */
await main(async () => {
  const runs = await measureProduct({ data: DATA, ports: PORTS }, measureInTurns);
  const medians = forEachPage((name) => figuresOf(runs[name]));
  printTable(medians);
  printFailures('home', worst(runs.home));
  printFailures('article', worst(runs.article));
  if (!printVerdict(limitsOf(medians))) process.exitCode = 1;
});

/**
 * @template Value
 * @param {(name: PageName) => Value} of
 * @returns {Record<PageName, Value>}
 */
function forEachPage(of) {
  return {
    home: of('home'),
    article: of('article'),
    tariffs: of('tariffs'),
    databases: of('databases'),
    empty: of('empty'),
  };
}

async function measureInTurns() {
  // Loaded here: before the installation the packages behind it may not be there.
  const { measurePage } = await import('../frontend/bench/measure-page.mjs');
  const pages = Object.values(forEachPage((name) => ({ name, url: PAGES[name] })));
  /** @type {Record<PageName, Result[]>} */
  const runs = forEachPage(() => []);
  for (let turn = 1; turn <= RUNS; turn++) {
    for (const { name, url } of pages) {
      const result = await measurePage(url, CHROMIUM).catch((error) => {
        throw new Stop(error.message);
      });
      runs[name].push(result);
      console.log(`• run ${turn} of ${RUNS}: ${name} ${result.performance}`);
    }
  }
  return runs;
}

/**
 * @param {readonly Result[]} runs
 * @returns {Figures}
 */
function figuresOf(runs) {
  return (name) => median(runs.map((result) => result[name]));
}

/** @param {readonly Result[]} runs */
function worst(runs) {
  return runs.toSorted((one, other) => one.performance - other.performance)[0];
}

/** @param {Record<PageName, Figures>} medians */
function printTable(medians) {
  console.log(`\nLighthouse, phone, median of ${RUNS}\n`);
  const widths = { name: 26, value: 12 };
  printRow('', Object.keys(medians), widths);
  for (const [name, label, show] of ROWS)
    printRow(
      label,
      Object.values(medians).map((figures) => show(figures(name))),
      widths,
    );
}

/**
 * What costs a page points in the worst of its runs.
 * @param {string} page
 * @param {Result | undefined} worst
 */
function printFailures(page, worst) {
  if (!worst) return;
  const { failures, strangers } = worst;
  for (const { category, score, audits } of failures) {
    if (score === 100 || audits.length === 0) continue;
    console.log(`\n${page}: ${category} loses points by:`);
    for (const { name, title, value, places } of audits) {
      console.log(`  ${title} (${name}) ${value}`);
      for (const place of places) console.log(`      ${place}`);
    }
  }
  if (strangers.length > 0)
    console.log(`\n${page} asked elsewhere: ${strangers.map(({ url }) => url).join(', ')}`);
}

/**
 * What the pages promise: whether it holds, and in which figures.
 * @param {Record<PageName, Figures>} medians
 * @returns {[holds: boolean, limit: string][]}
 */
function limitsOf({ home, article, tariffs, databases, empty }) {
  const most = empty('script') * SCRIPT_OF_EMPTY;
  const latest = empty('lcp') * ARTICLE.paintOfEmpty;
  return [
    [home('accessibility') === 100, 'accessibility is 100'],
    [home('best-practices') === 100, 'best practices are 100'],
    [home('seo') === 100, 'SEO is 100'],
    [
      home('performance') >= empty('performance') - POINTS_BELOW_EMPTY,
      `performance ${home('performance')} is at least ${empty('performance') - POINTS_BELOW_EMPTY}, the empty page's less ${POINTS_BELOW_EMPTY}`,
    ],
    [
      home('script') <= most,
      `JavaScript ${kilobytes(home('script'))} is at most ${kilobytes(most)}, ${SCRIPT_OF_EMPTY} × the empty page's`,
    ],
    [
      home('cyrillicFont') <= CYRILLIC_FONT_BYTES,
      `fonts with Cyrillic ${kilobytes(home('cyrillicFont'))} are at most ${kilobytes(CYRILLIC_FONT_BYTES)}`,
    ],
    [shift(home('cls')) === shift(0), `layout shift ${shift(home('cls'))} is 0`],
    ...Object.entries({ tariffs, databases }).map(
      /** @returns {[boolean, string]} */
      ([name, figures]) => [
        figures('performance') >= PRICE_LIST_POINTS,
        `${name}: performance ${figures('performance')} is at least ${PRICE_LIST_POINTS}`,
      ],
    ),
    [article('performance') === 100, `an article: performance ${article('performance')} is 100`],
    [
      article('lcp') <= latest,
      `an article: largest paint ${milliseconds(article('lcp'))} is at most ${milliseconds(latest)}, ${ARTICLE.paintOfEmpty} × the empty page's`,
    ],
    [article('script') === 0, `an article: files of JavaScript ${kilobytes(article('script'))} are none`],
    [
      article('inlineScript') <= ARTICLE.scriptBytes,
      `an article: JavaScript ${kilobytes(article('inlineScript'))} is at most ${kilobytes(ARTICLE.scriptBytes)}`,
    ],
    [
      article('font') <= ARTICLE.fontBytes,
      `an article: fonts ${kilobytes(article('font'))} are at most ${kilobytes(ARTICLE.fontBytes)}`,
    ],
  ];
}

/**
 * One line a limit; the answer is whether all of them hold.
 * @param {ReturnType<typeof limitsOf>} limits
 */
function printVerdict(limits) {
  console.log('');
  for (const [holds, limit] of limits) console.log(`${holds ? 'holds ' : 'BROKEN'}  ${limit}`);
  return limits.every(([holds]) => holds);
}

/** @param {number} value */
function score(value) {
  return String(value);
}

/** @param {number} value */
function milliseconds(value) {
  return `${Math.round(value)} ms`;
}

/** @param {number} value */
function shift(value) {
  return value.toFixed(3);
}

/** @param {number} value */
function kilobytes(value) {
  return `${(value / 1024).toFixed(1)} KB`;
}
