import { afterEach, expect, test, vi } from 'vitest';
import {
  choosePriceBasis,
  followPriceBasis,
  inBasis,
  settlePriceBasis,
  shownPriceBasis,
} from './price-basis';
import { onSiteEvent, type SiteEvent } from './site-events';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['nothing is chosen', null, '', undefined, true],
  ['the browser keeps a choice', 'P1M without', '', 'P1M', false],
  ['an address names another period, which wins there', 'P1M without', '?period=P3M', 'P3M', false],
  ['an address names an address, which wins there', 'P1M without', '?is_floating_ip=true', 'P1M', true],
  ['an address is invalid', 'P1M with', '?period=P2M&is_floating_ip=perhaps', 'P1M', true],
  ['an address names a period that is not offered', 'P1M with', '?period=P2Y', 'P1M', true],
  ['what is kept is not offered any more', 'P2Y without', '', undefined, false],
  ['what is kept is invalid', 'forever', '?period=', undefined, true],
])('when %s, prices are shown so', (_, kept, search, period, hasIp) => {
  openBrowser({ kept, search });
  settlePriceBasis();
  expect(shownPriceBasis()).toEqual({ period, hasIp });
});

test('a choice is kept, told, and corrects the address that named another', () => {
  const browser = openBrowser({ kept: null, search: '?period=P3M&is_floating_ip=true&price=512&os=99' });
  settlePriceBasis();
  choosePriceBasis({ period: 'P1M' });
  choosePriceBasis({ hasIp: false });
  expect(shownPriceBasis()).toEqual({ period: 'P1M', hasIp: false });
  expect(browser.kept()).toBe('P1M without');
  // The price that a link had was in another basis.
  expect(browser.address()).toBe('/services?period=P1M&is_floating_ip=false&os=99#tariffs');
  expect(browser.told.filter((name) => name === 'price-basis')).toHaveLength(2);
});

test.each([
  ['an address', null, '?period=P1M', { hasIp: false }, ' without', { period: 'P1M', hasIp: false }],
  [
    'its IP',
    'P3M with',
    '?is_floating_ip=false',
    { period: 'P6M' },
    'P6M with',
    { period: 'P6M', hasIp: false },
  ],
  // The way back to a page whose own list has written its period, after another was chosen.
  [
    'an old address',
    'P6M with',
    '?period=P1M',
    { hasIp: false },
    'P6M without',
    { period: 'P1M', hasIp: false },
  ],
] as const)('what only %s says is shown and not kept', (_, before, search, change, kept, shown) => {
  const browser = openBrowser({ kept: before, search });
  settlePriceBasis();
  choosePriceBasis(change);
  expect(browser.kept()).toBe(kept);
  expect(shownPriceBasis()).toEqual(shown);
});

test('a choice writes nothing into an address that names none', () => {
  const browser = openBrowser({ kept: null, search: '?os=99' });
  choosePriceBasis({ period: 'P1M', hasIp: false });
  expect(browser.address()).toBe('/services?os=99#tariffs');
});

test('a page that was made ready ahead shows what was chosen since, and is told nothing else', () => {
  const browser = openBrowser({ kept: 'P3M with', search: '' });
  settlePriceBasis();
  followPriceBasis();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(browser.told).toEqual([]);
  localStorage.setItem('vitrina-prices', 'P6M without');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(shownPriceBasis()).toEqual({ period: 'P6M', hasIp: false });
  expect(browser.told).toEqual(['price-basis']);
});

test('where nothing can be kept, the page still changes', () => {
  openBrowser({ kept: null, search: '', isPrivate: true });
  settlePriceBasis();
  choosePriceBasis({ period: 'P6M' });
  expect(shownPriceBasis()).toEqual({ period: 'P6M', hasIp: true });
});

test('a period that is chosen is told once, however often it is said', () => {
  const { chosen } = openBrowser({ kept: null, search: '' });
  settlePriceBasis();
  choosePriceBasis({ period: 'P6M' });
  choosePriceBasis({ period: 'P6M' });
  choosePriceBasis({ hasIp: false });
  expect(chosen).toEqual([{ name: 'period-choice', period: 'P6M' }]);
});

test('an address without the keys of an order is left alone', () => {
  for (const href of [
    '/services',
    '/registration?auth=login',
    '/request?a=1',
    '/services#tariffs?period=P1Y',
  ])
    expect(inBasis(href, { period: 'P1M', hasIp: false })).toBe(href);
});

interface BrowserState {
  kept: string | null;
  search: string;
  isPrivate?: boolean;
}

/** As much of a browser as the choice needs. */
function openBrowser({ kept, search, isPrivate = false }: BrowserState) {
  let address = new URL(`https://site.example/services${search}#tariffs`);
  const told: string[] = [];
  const refuse = () => {
    throw new Error('a private window');
  };
  const chosen: SiteEvent[] = [];
  const page = Object.assign(new EventTarget(), {
    documentElement: { dataset: { periods: 'P1M P3M P6M P1Y' } },
  });
  vi.stubGlobal('document', page);
  onSiteEvent((event) => chosen.push(event));
  vi.stubGlobal('localStorage', {
    getItem: isPrivate ? refuse : () => kept,
    setItem: isPrivate ? refuse : (_: string, value: string) => (kept = value),
  });
  vi.stubGlobal('location', {
    get search() {
      return address.search;
    },
    get pathname() {
      return address.pathname;
    },
    get hash() {
      return address.hash;
    },
  });
  vi.stubGlobal('history', {
    replaceState: (_: null, __: string, to: string) => (address = new URL(to, address)),
  });
  const window = { dispatchEvent: ({ type }: Event) => told.push(type), addEventListener: () => {} };
  vi.stubGlobal('window', window);
  return {
    ...{ kept: () => kept, address: () => `${address.pathname}${address.search}${address.hash}` },
    ...{ told, chosen },
  };
}
