import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ROUTES, routeOf } from './route-of';
import {
  followsPointer,
  isRefusedAhead,
  SPECULATION,
  type SpeculationRules,
  speculationRules,
} from './speculation';

const AHEAD = { 'sec-purpose': 'prefetch;prerender' };

test('every route says whether it may be fetched ahead', () => {
  expect(Object.keys(SPECULATION).sort()).toEqual([...ROUTES].sort());
});

// What a session, an intent or a form begins with stands there, and so does what counts.
test('nothing that is made for one visitor is fetched ahead', () => {
  const routes = readdirSync(fileURLToPath(new URL('../app', import.meta.url)), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((name) => /(?:^|\/)(?:page|route)\.tsx?$/.test(name))
    .map((name) => `/${name.replace(/\(\w+\)\//, '').replace(/\/?(?:page|route)\.tsx?$/, '')}`);
  expect(routes.length).toBeGreaterThan(15);
  expect(routes.filter((route) => !['never', 'part'].includes(SPECULATION[routeOf(route)]))).toEqual([]);
});

const DOCUMENTS = {
  href_matches: [
    ...['/', '/services', '/solutions', '/status', '/services/:name', '/solutions/:name'],
    ...['/blog{/*}?', '/tutorials{/*}?', '/:name'],
  ],
};
const SEARCH = { href_matches: ['/search'] };
const inShort = (rules: SpeculationRules['prefetch']) =>
  rules.map(({ where, eagerness }) => [eagerness, where.and[0]]);

test('documents are made ready where a pointer rests, and search is fetched when it is pressed', () => {
  const { prerender, prefetch } = speculationRules({ hasPointer: true });
  expect(inShort(prerender)).toEqual([['eager', DOCUMENTS]]);
  expect(inShort(prefetch)).toEqual([['conservative', SEARCH]]);
});

test('without a pointer documents are fetched, and none is made ready', () => {
  const { prerender, prefetch } = speculationRules({ hasPointer: false });
  expect(prerender).toEqual([]);
  expect(inShort(prefetch)).toEqual([
    ['moderate', DOCUMENTS],
    ['conservative', SEARCH],
  ]);
});

test('pages of each language of the shop are made ready', () => {
  vi.stubEnv('SHOP_LANGUAGES', 'ru,en');
  onTestFinished(() => void vi.unstubAllEnvs());
  const [rule] = speculationRules({ hasPointer: true }).prerender;
  const matches = JSON.stringify(rule?.where.and[0]);
  for (const pattern of ['/services', '/en/services', '/', '/en', '/en/tutorials{/*}?'])
    expect(matches).toContain(JSON.stringify(pattern));
  expect(JSON.stringify(rule?.where.and[1])).toContain('"/en/order"');
});

test.each([
  ['"Chromium";v="156", "Not.A/Brand";v="99"', '?0', true],
  ['"Not:A-Brand";v="8", "Chromium";v="143", "Google Chrome";v="143"', '?0', true],
  ['"Chromium";v="142"', '?0', false],
  ['"Chromium";v="156"', '?1', false],
  ['"Chromium";v="156"', undefined, false],
  [undefined, '?0', false],
  ['"Firefox";v="999"', '?0', false],
])('a browser that calls itself %s, on a telephone %s, follows a pointer: %s', (agent, mobile, follows) => {
  const hints = new Headers();
  if (agent) hints.set('sec-ch-ua', agent);
  if (mobile) hints.set('sec-ch-ua-mobile', mobile);
  expect(followsPointer(hints)).toBe(follows);
});

test('every rule leaves out what no rule names', () => {
  const kinds = [true, false].map((hasPointer) => speculationRules({ hasPointer }));
  for (const { where } of kinds.flatMap(({ prerender, prefetch }) => [...prerender, ...prefetch])) {
    const excluded = JSON.stringify(where.and[1]);
    for (const key of ['wmid', 'bannerID']) expect(excluded).toContain(`(^|&)${key}=*`);
    expect(JSON.stringify(where.and[2])).toContain('[download]');
  }
});

test('of every route a browser makes ready or fetches what its word says, and no more', () => {
  vi.stubEnv('SHOP_LANGUAGES', 'ru,en');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { prerender, prefetch } = speculationRules({ hasPointer: true });
  const followed = (rules: SpeculationRules['prefetch'], address: string) =>
    rules.some(({ where }) => {
      const own = where.and.flatMap(({ href_matches = [] }) => href_matches);
      const others = where.and.flatMap(({ not }) => not?.href_matches ?? []);
      return isOf(own, address) && !isOf(others, address);
    });
  for (const route of ROUTES.filter((one) => one.startsWith('/'))) {
    const address = route.replace(/\[\[\.{3}\w+\]\]/, 'some/where').replace(/\[(?:\.{3})?\w+\]/, 'somewhere');
    const told = [route, SPECULATION[route] === 'prerender', SPECULATION[route] === 'prefetch'];
    for (const path of [address, `/en${address === '/' ? '' : address}`])
      expect([route, followed(prerender, path), followed(prefetch, path)]).toEqual(told);
  }
});

/** As far as the rules have URL patterns of paths: a name, whatever follows, and what may be absent. Those of queries are of no path. */
function isOf(patterns: readonly string[], path: string): boolean {
  return patterns.some((pattern) => {
    const parts = pattern.split(/(\{\/\*\}\?|:\w+|\*)/).map((part) => {
      if (part === '{/*}?') return '(?:/.*)?';
      if (part === '*') return '.*';
      return part.startsWith(':') ? '[^/]+' : part.replace(/[.?()|^\\]/g, '\\$&');
    });
    return new RegExp(`^${parts.join('')}$`).test(path);
  });
}

test.each([
  ['/registration?auth=registrationVds&preset=2453'],
  ['/order?auth=registrationVds'],
  ['/request'],
  ['/hand-off?to=%2Fservers'],
  ['/log-out'],
  ['/preview/page?ticket=x'],
  ['/api/counts'],
  ['/api/article-views'],
  ['/services/cloud-servers?wmid=501'],
  ['/?bannerID=7&wmid=501'],
  ['/wp-admin/setup.php'],
])('%s is not answered ahead of its visitor, who gets it as ever', (url) => {
  expect(isRefusedAhead({ url, headers: AHEAD })).toBe(true);
  expect(isRefusedAhead({ url, headers: { 'sec-purpose': 'prefetch' } })).toBe(true);
  expect(isRefusedAhead({ url, headers: {} })).toBe(false);
});

test.each([
  ['/'],
  ['/services/cloud-servers?os=99'],
  ['/tutorials/linux/ssh-keys'],
  ['/about'],
  ['/search?q=wmid'],
  // What a page that is made ready loads.
  ['/_next/static/chunks/main.js'],
  ['/fonts/onest.woff2'],
  ['/assets/cover.webp?v=1'],
  ['/api/speculation-rules'],
])('%s is answered ahead', (url) => {
  expect(isRefusedAhead({ url, headers: AHEAD })).toBe(false);
});
