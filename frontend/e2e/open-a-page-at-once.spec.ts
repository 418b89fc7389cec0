import { expect, test } from '@playwright/test';
import { CHROMIUM } from '../../scripts/chromium.mjs';
import { BrowserTab } from '../bench/browser-tab.mjs';
import { byNight } from './by-night';

const LISTEN = [['Network.enable'], ['Preload.enable']] as const;

let tab: BrowserTab | undefined;
let site = '';
test.beforeEach(({ baseURL }) => {
  site = baseURL ?? '';
});
test.afterEach(async () => {
  await tab?.close();
  tab = undefined;
});

test('a page whose link is pointed at is made ready, and counts once somebody has come to it', async () => {
  tab = await BrowserTab.open(CHROMIUM, LISTEN);
  await tab.visit(`${site}/`);
  await expect.poll(() => askedFor(tab, '/api/counts')).toBe(1);
  expect(await stepsKept(tab)).toBe('visit');
  // A pointer that comes before the rules have come makes nothing ready.
  await expect.poll(() => followable(tab)).toContain('/services/databases');
  const link = await tab.hover('main a[href="/services/databases"]');
  await expect.poll(() => statusOf(tab, '/services/databases')).toBe('Ready');
  expect(askedFor(tab, '/api/counts')).toBe(1);
  expect(await stepsKept(tab)).toBe('visit');
  await tab.press(link);
  await tab.until('location.pathname === "/services/databases"');
  expect(await tab.evaluate('performance.getEntriesByType("navigation")[0].activationStart')).toBeGreaterThan(
    0,
  );
  await expect.poll(() => askedFor(tab, '/api/counts')).toBe(2);
  expect(await stepsKept(tab)).toBe('visit~page.dbaas');
});

test('an article that is made ready has no reader, and its banners are not seen', async () => {
  tab = await BrowserTab.open(CHROMIUM, LISTEN);
  await tab.visit(`${site}/tutorials/linux`);
  await expect.poll(() => stepsKept(tab)).toContain('visit');
  const before = await stepsKept(tab);
  await expect.poll(() => followable(tab)).toContain('/tutorials/linux/ssh-keys');
  const link = await tab.hover('main a[href="/tutorials/linux/ssh-keys"]');
  await expect.poll(() => statusOf(tab, '/tutorials/linux/ssh-keys')).toBe('Ready');
  expect(askedFor(tab, '/api/article-views')).toBe(0);
  expect(await stepsKept(tab)).toBe(before);
  await tab.press(link);
  await expect.poll(() => askedFor(tab, '/api/article-views')).toBe(1);
});

test('what only a visitor may ask for is no link that is followed ahead', async () => {
  tab = await BrowserTab.open(CHROMIUM, LISTEN);
  await tab.visit(`${site}/services/cloud-servers`);
  await tab.evaluate(`document.querySelector('main').insertAdjacentHTML('beforeend', \`${LINKS}\`)`);
  await expect.poll(() => followable(tab)).toContain('/services?marked');
  const followed = followable(tab);
  expect(followed.filter((address) => address.includes('marked')).sort()).toEqual([
    '/?marked',
    '/privacy?marked',
    '/search?marked',
    '/services?marked',
    '/tutorials/linux?marked',
  ]);
  for (const address of followed) expect(address.replace(/^\/en(?=[/?#]|$)/, '') || '/').toMatch(DOCUMENT);
});

test('who saves data is given no rules', byNight('speculation-rules/route.test.ts'), async () => {
  tab = await BrowserTab.open(CHROMIUM, [
    ...LISTEN,
    ['Network.setExtraHTTPHeaders', { headers: { 'Save-Data': 'on' } }],
  ]);
  await tab.visit(`${site}/`);
  await expect
    .poll(() => toldOf(tab, 'Preload.ruleSetUpdated').map(({ ruleSet }) => ruleSet.sourceText))
    .toEqual(['{}']);
  expect(followable(tab)).toEqual([]);
});

const DOCUMENT =
  /^\/(?:(?:services|solutions)(?:\/[\w-]+)?|(?:blog|tutorials)(?:\/[\w/-]+)?|search|status|[\w-]*)(?:[?#]|$)/;

const LINKS = [
  ...['/', '/services', '/tutorials/linux', '/privacy', '/search'],
  ...['/registration', '/order', '/request', '/hand-off', '/log-out', '/kubernetes/create-cluster'],
  ...['/preview/page', '/ui', '/mcp', '/prices.csv', '/tutorials/rss.xml', '/tutorials/linux/ssh-keys.md'],
  ...['/api/counts', '/assets/file.pdf'],
]
  .map((address) => `<a href="${address}?marked">…</a>`)
  .concat('<a href="/blog?marked&wmid=501">…</a>', '<a href="/blog?bannerID=1&marked">…</a>')
  .concat('<a href="/blog?marked=1" download>…</a>', '<a href="/blog?marked=2" target="_blank">…</a>')
  .concat('<a href="#marked">…</a>')
  .join('');

function toldOf(from: BrowserTab | undefined, method: string) {
  return (from?.told ?? []).filter((told) => told.method === method).map(({ params }) => params);
}

/** What has become of making a page ready. */
function statusOf(from: BrowserTab | undefined, path: string): string | undefined {
  return toldOf(from, 'Preload.prerenderStatusUpdated').findLast(
    ({ key }) => new URL(key.url).pathname === path,
  )?.status;
}

/** Addresses of links that may be followed ahead, as the browser reads the rules. */
function followable(from: BrowserTab | undefined): string[] {
  const sources =
    toldOf(from, 'Preload.preloadingAttemptSourcesUpdated').at(-1)?.preloadingAttemptSources ?? [];
  return [...new Set<string>(sources.map(({ key }: { key: { url: string } }) => key.url.replace(site, '')))];
}

function askedFor(from: BrowserTab | undefined, path: string): number {
  return toldOf(from, 'Network.requestWillBeSent').filter(
    ({ request }) => new URL(request.url).pathname === path,
  ).length;
}

/** What of the visit is counted, as its browser keeps it (elements/visit-log.ts). */
async function stepsKept(from: BrowserTab | undefined): Promise<string> {
  return from?.evaluate('/(?:^|; )vitrina-visit=([^;]*)/.exec(document.cookie)?.[1] ?? ""');
}
