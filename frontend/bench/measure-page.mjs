import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Launcher, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const LIMIT_MS = 120_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

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

/** One run of Lighthouse as a phone, in a browser of its own that ends with it: scores 0–100, times in ms, sizes in bytes as sent. */
export async function measurePage(url, chromePath) {
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
    const { lhr } = await Promise.race([
      lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: CATEGORIES }),
      wait(LIMIT_MS, undefined, { signal: patience.signal }).then(() => {
        throw new Error(`Lighthouse did not finish with ${url} within ${LIMIT_MS / 1000} s.`);
      }),
    ]);
    if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);
    return await readResult(lhr);
  } finally {
    patience.abort();
    process.off('exit', end);
    end();
  }
}

async function readResult({ categories, audits, requestedUrl }) {
  const requests = (audits['network-requests'].details?.items ?? []).filter(
    ({ url }) => !url.startsWith('data:'),
  );
  const bytes = (chosen) => chosen.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
  const ofType = (type) => requests.filter(({ resourceType }) => resourceType === type);
  const cyrillic = await cyrillicFonts(ofType('Stylesheet'));
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    script: bytes(ofType('Script')),
    inlineScript: await inlineScript(requestedUrl),
    font: bytes(ofType('Font')),
    cyrillicFont: bytes(ofType('Font').filter(({ url }) => cyrillic.has(url))),
    total: bytes(requests),
    failures: Object.fromEntries(CATEGORIES.map((name) => [name, failuresOf(categories[name], audits)])),
    strangers: requests.filter(({ url }) => new URL(url).origin !== new URL(requestedUrl).origin),
  };
}

/** Bytes of what runs in the page itself, each script compressed alone. */
async function inlineScript(url) {
  const html = await (await fetch(url, { signal: AbortSignal.timeout(10_000) })).text();
  const scripts = [...html.matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>(.*?)<\/script>/gs)];
  return scripts.reduce((sum, [, text]) => sum + gzipSync(text).length, 0);
}

/** Addresses of the fonts that a page's style sheets offer for the letter «а». */
async function cyrillicFonts(styleSheets) {
  const found = new Set();
  for (const { url } of styleSheets) {
    const css = await (await fetch(url, { signal: AbortSignal.timeout(10_000) })).text();
    for (const [rule] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
      const source = rule.match(/url\(["']?([^"')]+)/)?.[1];
      if (source && coversCyrillic(rule)) found.add(new URL(source, url).href);
    }
  }
  return found;
}

function coversCyrillic(fontFace) {
  const ranges = fontFace.match(/unicode-range:([^;}]*)/)?.[1];
  if (!ranges) return true;
  return ranges.split(',').some((range) => {
    const [first, last = first] = range.trim().replace(/^u\+/i, '').split('-');
    const from = Number.parseInt(first.replaceAll('?', '0'), 16);
    const to = Number.parseInt(last.replaceAll('?', 'f'), 16);
    return from <= 0x430 && 0x430 <= to;
  });
}

/** The audits that cost a category points; of performance, where only the metrics weigh, what would make them better. */
function failuresOf({ auditRefs }, audits) {
  return auditRefs
    .map(({ id: name, weight }) => ({ name, weight, ...audits[name] }))
    .filter(({ score, weight, metricSavings }) => {
      const costs = weight > 0 || Object.values(metricSavings ?? {}).some((saving) => saving > 0);
      return costs && score !== null && score < 0.9;
    })
    .map(({ name, title, displayValue, details }) => ({
      name,
      title,
      value: displayValue ?? '',
      places: rowsOf(details).map(place).filter(Boolean).slice(0, 3),
    }));
}

/** Some audits keep tables in their table, and some no table at all. */
function rowsOf(details) {
  const rows = Array.isArray(details?.items) ? details.items : [];
  return rows.flatMap((row) => (Array.isArray(row.items) ? row.items : row));
}

/** Where it is, and in the words of the audit why, as far as it says so. */
function place({ node, url, source, sourceLocation, description }) {
  const where = node?.snippet ?? url ?? source?.url ?? sourceLocation?.url;
  if (!where) return undefined;
  return (typeof description === 'string' ? `${where}: ${description}` : where).slice(0, 200);
}
