import { setTimeout as wait } from 'node:timers/promises';
import { Launcher, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { inlineScript } from './inline-script.mjs';

const LIMIT_MS = 120_000;
/** @type {Category[]} */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @typedef {'performance' | 'accessibility' | 'best-practices' | 'seo'} Category */
/** @typedef {import('lighthouse').Result['audits']} Audits */
/** @typedef {{ name: string, title: string, value: string, places: string[] }} Failure */
/**
 * A row of the table of an audit, which decides what of this there is; of requests an address, a type and the bytes.
 * @typedef {{ url?: string, resourceType?: string, transferSize?: number, node?: { snippet?: string }, source?: { url?: string }, sourceLocation?: { url?: string }, description?: unknown, items?: AuditRow[] }} AuditRow
 */
/** @typedef {{ url: string, resourceType: string, transferSize: number }} PageRequest */

/**
 * Without a GPU, Chromium now and then holds the last page for a second after the new one is ready, and the paint is late.
 * So does a scroll bar that fades in: it draws frames of the new page before that is shown, upon which the page gets one
 * frame a second. A page that is too short to scroll would be spared that.
 */
const CHROME_FLAGS = [
  ...Launcher.defaultFlags().map((flag) =>
    flag.startsWith('--disable-features=') ? `${flag},PaintHolding` : flag,
  ),
  '--headless=new',
  '--hide-scrollbars',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

/** A browser now and then begins its trace too late; Lighthouse asks for another run then. */
const TRIES = 3;

class UnrecordedError extends Error {}

/**
 * One run of Lighthouse as a phone, in a browser of its own that ends with it: scores 0–100, times in ms, sizes in bytes as sent.
 * @param {string} url
 * @param {string} chromePath
 */
export async function measurePage(url, chromePath) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measureOnce(url, chromePath);
    } catch (error) {
      if (!(error instanceof UnrecordedError) || attempt === TRIES) throw error;
    }
  }
}

/**
 * @param {string} url
 * @param {string} chromePath
 */
async function measureOnce(url, chromePath) {
  const chrome = await launch({
    chromePath,
    chromeFlags: CHROME_FLAGS,
    ignoreDefaultFlags: true,
    handleSIGINT: false,
  });
  const end = () => chrome.kill();
  process.once('exit', end);
  const patience = new AbortController();
  try {
    const result = await Promise.race([
      lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: CATEGORIES }),
      wait(LIMIT_MS, undefined, { signal: patience.signal }).then(() => {
        throw new Error(`Lighthouse did not finish with ${url} within ${LIMIT_MS / 1000} s.`);
      }),
    ]);
    const lhr = result?.lhr;
    if (!lhr) throw new Error(`Lighthouse told nothing of ${url}.`);
    if (lhr.runtimeError) {
      const { code, message } = lhr.runtimeError;
      const Fault = code === 'NO_NAVSTART' ? UnrecordedError : Error;
      throw new Fault(`Lighthouse could not measure ${url}: ${message}`);
    }
    return await readResult(url, lhr);
  } finally {
    patience.abort();
    process.off('exit', end);
    end();
  }
}

/**
 * @param {string} url
 * @param {import('lighthouse').Result} result
 */
async function readResult(url, { categories, audits }) {
  const requests = itemsOf(audits['network-requests']?.details).flatMap(requestOf);
  const bytes = (/** @type {PageRequest[]} */ chosen) =>
    chosen.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const ofType = (/** @type {string} */ type) => requests.filter(({ resourceType }) => resourceType === type);
  const metric = (/** @type {string} */ name) => audits[name]?.numericValue ?? Number.NaN;
  const score = (/** @type {Category} */ name) => Math.round((categories[name]?.score ?? 0) * 100);
  const scores = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
  const cyrillic = await cyrillicFonts(ofType('Stylesheet'));
  return {
    ...scores,
    fcp: metric('first-contentful-paint'),
    lcp: metric('largest-contentful-paint'),
    tbt: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    script: bytes(ofType('Script')),
    inlineScript: inlineScript(await textAt(url)),
    font: bytes(ofType('Font')),
    cyrillicFont: bytes(ofType('Font').filter((request) => cyrillic.has(request.url))),
    total: bytes(requests),
    failures: CATEGORIES.map((name) => ({
      category: name,
      score: scores[name],
      audits: failuresOf(categories[name]?.auditRefs ?? [], audits),
    })),
    strangers: requests.filter((request) => new URL(request.url).origin !== new URL(url).origin),
  };
}

/**
 * @param {AuditRow} row
 * @returns {PageRequest[]}
 */
function requestOf({ url = 'data:', resourceType = '', transferSize = 0 }) {
  return url.startsWith('data:') ? [] : [{ url, resourceType, transferSize }];
}

/**
 * Addresses of the fonts that a page's style sheets offer for the letter «а».
 * @param {readonly PageRequest[]} styleSheets
 */
async function cyrillicFonts(styleSheets) {
  const found = new Set();
  for (const { url } of styleSheets) {
    const css = await textAt(url);
    for (const [rule] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
      const source = rule.match(/url\(["']?([^"')]+)/)?.[1];
      if (source && coversCyrillic(rule)) found.add(new URL(source, url).href);
    }
  }
  return found;
}

/** @param {string} url */
async function textAt(url) {
  return (await fetch(url, { signal: AbortSignal.timeout(10_000) })).text();
}

/** @param {string} fontFace */
function coversCyrillic(fontFace) {
  const ranges = fontFace.match(/unicode-range:([^;}]*)/)?.[1];
  if (!ranges) return true;
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.trim().replace(/^u\+/i, '').split('-');
    const from = Number.parseInt(first.replaceAll('?', '0'), 16);
    const to = Number.parseInt(last.replaceAll('?', 'f'), 16);
    return from <= 0x430 && 0x430 <= to;
  });
}

/**
 * The audits that cost a category points; of performance, where only the metrics weigh, what would make them better.
 * @param {readonly { id: string, weight: number }[]} auditRefs
 * @param {Audits} audits
 * @returns {Failure[]}
 */
function failuresOf(auditRefs, audits) {
  return auditRefs.flatMap(({ id: name, weight }) => {
    const audit = audits[name];
    if (!audit || audit.score === null || audit.score >= 0.9) return [];
    const costs = weight > 0 || Object.values(audit.metricSavings ?? {}).some((saving) => Number(saving) > 0);
    if (!costs) return [];
    const { title, displayValue: value = '', details } = audit;
    const places = rowsOf(details).flatMap((row) => place(row) ?? []);
    return [{ name, title, value, places: places.slice(0, 3) }];
  });
}

/**
 * Some audits keep tables in their table, and some no table at all.
 * @param {unknown} details
 */
function rowsOf(details) {
  return itemsOf(details).flatMap((row) => (Array.isArray(row.items) ? row.items : row));
}

/**
 * @param {unknown} details
 * @returns {AuditRow[]}
 */
function itemsOf(details) {
  const items = details && typeof details === 'object' && 'items' in details ? details.items : undefined;
  return Array.isArray(items) ? items : [];
}

/**
 * Where it is, and in the words of the audit why, as far as it says so.
 * @param {AuditRow} row
 */
function place({ node, url, source, sourceLocation, description }) {
  const where = node?.snippet ?? url ?? source?.url ?? sourceLocation?.url;
  if (!where) return undefined;
  return (typeof description === 'string' ? `${where}: ${description}` : where).slice(0, 200);
}
