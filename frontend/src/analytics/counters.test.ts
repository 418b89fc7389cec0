import { describe, expect, test } from 'vitest';
import type { SiteEvent } from '~/elements/site-events';
import type { CountedPage } from './adapter';
import { countersOn } from './counters';
import { ga4 } from './ga4';
import type { HeldEvents } from './held-events';
import { goalsOf, metrika } from './metrika';
import { plausible } from './plausible';
import { roistat } from './roistat';

const METRIKA = { counter: '12345', goal: 'buy', periodGoals: { P1Y: 'year' } };
const PLAUSIBLE = { address: 'https://stats.example.ru', domain: 'a.ru', needsConsent: true };

const VIEW: SiteEvent = { name: 'page-view', path: '/services' };
const ORDER: SiteEvent = { name: 'order', product: 'vds', monthly: 66_150, period: 'P1Y', id: 'intent' };
const CLICK: SiteEvent = {
  ...{ name: 'banner-click', banner: 'b', variant: 'a', place: 'blog' },
  leadsTo: 'registration',
};

describe('Yandex Metrika', () => {
  test('its function hears a page once and goals by name, in the order in which things happen', () => {
    const { page, loaded } = openPage();
    const counter = metrika(METRIKA, page);
    // Its script takes the place of the queue.
    const calls = page.window.ym as unknown as { a: unknown[][] };
    const queued = [...calls.a];
    const called: unknown[][] = [];
    page.window.ym = (...words: unknown[]) => called.push(words);
    for (const event of [VIEW, ORDER]) counter.hear(event);
    counter.stop();
    expect(loaded).toEqual(['https://mc.yandex.ru/metrika/tag.js']);
    expect(queued).toMatchObject([[12345, 'init', { defer: true, webvisor: false, url: 'https://a.ru/' }]]);
    expect(called).toEqual([
      [12345, 'hit', 'https://a.ru/services', { title: 'Заголовок', referer: 'https://from.ru/' }],
      [
        ...[12345, 'reachGoal', 'order'],
        { product: 'vds', period: 'P1Y', order_price: 661.5, currency: 'RUB' },
      ],
      [12345, 'destruct'],
    ]);
  });

  test.each<[string, SiteEvent, string[]]>([
    ['a registration', { name: 'registration', product: 'vds' }, ['buy', 'registration']],
    ['a click on a banner of registration in the blog', CLICK, ['buy', 'banner-click']],
    [
      'one of tariffs in the tutorials',
      { ...CLICK, place: 'tutorials', leadsTo: 'tariffs' },
      ['buy', 'banner-click'],
    ],
    ['one that leads elsewhere', { ...CLICK, leadsTo: 'elsewhere' }, ['banner-click']],
    ['one on the home page', { ...CLICK, place: 'home' }, ['banner-click']],
    ['a period with a goal in the CMS', { name: 'period-choice', period: 'P1Y' }, ['year']],
    [
      'a period with a goal that was told',
      { name: 'period-choice', period: 'P1M', goal: 'month' },
      ['month'],
    ],
    ['a period without one', { name: 'period-choice', period: 'P1M' }, []],
    ['a request', { name: 'request', kind: 'contact' }, ['request']],
    ['a banner in sight', { name: 'banner-view', banner: 'b', variant: 'a', place: 'blog' }, []],
  ])('%s reaches %3$s', (_, event, goals) => {
    expect(goalsOf(event, METRIKA)).toEqual(goals);
    const unnamed = goals.filter((goal) => goal !== 'buy');
    expect(goalsOf(event, { ...METRIKA, goal: '' })).toEqual(unnamed);
  });
});

test('Google Analytics 4 hears its recommended events, without signals for advertising', () => {
  const { page, loaded } = openPage();
  const counter = ga4({ id: 'G-ABC123' }, page);
  for (const event of [VIEW, ORDER, CLICK]) counter.hear(event);
  counter.stop();
  const told = (page.window.dataLayer as ArrayLike<unknown>[]).map((words) => Array.from(words));
  expect(loaded).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123']);
  expect(told[0]).toMatchObject([
    'consent',
    'default',
    { ad_storage: 'denied', analytics_storage: 'granted' },
  ]);
  expect(told[2]).toMatchObject(['config', 'G-ABC123', { send_page_view: false }]);
  expect(told.filter(([word]) => word === 'event')).toMatchObject([
    ['event', 'page_view', { page_location: 'https://a.ru/services', page_title: 'Заголовок' }],
    ['event', 'purchase', { transaction_id: 'intent', value: 661.5, currency: 'RUB' }],
    ['event', 'select_promotion', { promotion_id: 'b', creative_name: 'a', creative_slot: 'blog' }],
  ]);
  expect(page.window['ga-disable-G-ABC123']).toBe(true);
});

test('Roistat counts visits itself and hears of events', () => {
  const { page, loaded } = openPage();
  const counter = roistat({ id: '0123456789abcdef' }, page);
  // Its script has not come yet.
  counter.hear(ORDER);
  const sent: unknown[][] = [];
  page.window.roistat = { event: { send: (...words: unknown[]) => sent.push(words) } };
  for (const event of [VIEW, ORDER]) counter.hear(event);
  counter.stop();
  counter.hear(ORDER);
  expect(loaded).toEqual(['https://cloud.roistat.com/api/site/1.0/0123456789abcdef/init']);
  expect(sent).toEqual([['order', { product: 'vds', monthly: 661.5, period: 'P1Y', id: 'intent' }]]);
});

test('Plausible is sent events by the site itself, and no script of it is loaded', () => {
  const { page, loaded, sent } = openPage();
  const counter = plausible(PLAUSIBLE, page);
  for (const event of [VIEW, ORDER]) counter.hear(event);
  counter.stop();
  counter.hear(VIEW);
  expect(loaded).toEqual([]);
  expect(sent).toEqual([
    [
      'https://stats.example.ru/api/event',
      { domain: 'a.ru', referrer: 'https://from.ru/', url: 'https://a.ru/services', name: 'pageview' },
    ],
    [
      'https://stats.example.ru/api/event',
      {
        ...{ domain: 'a.ru', referrer: 'https://from.ru/', url: 'https://a.ru/', name: 'order' },
        ...{ props: { product: 'vds', period: 'P1Y' }, revenue: { currency: 'RUB', amount: '661.50' } },
      },
    ],
  ]);
});

test('while an address says who somebody is, nothing of others is on the page; what happened there is told on the next', () => {
  const { page, loaded, sent } = openPage();
  let address = 'https://a.ru/registration?email=o%40e.ru';
  const settings = { metrika: METRIKA, plausible: PLAUSIBLE };
  const held = heldInMemory();
  const before = countersOn(page, settings, () => address, held);
  before.hear({ name: 'page-view', path: '/registration' });
  before.hear({ name: 'registration', product: '' });
  expect([loaded, sent]).toEqual([[], []]);
  address = 'https://a.ru/services';
  const after = countersOn(page, settings, () => address, held);
  after.hear(VIEW);
  after.hear({ name: 'request', kind: 'contact' });
  expect(sent.map(([, body]) => (body as { name: string }).name)).toEqual([
    ...['pageview', 'registration', 'pageview', 'request'],
  ]);
});

test('a counter that fails keeps nobody else from counting', () => {
  const { page, sent } = openPage();
  page.window.ym = () => {
    throw new Error('broken');
  };
  const settings = { metrika: METRIKA, plausible: PLAUSIBLE };
  const counters = countersOn(page, settings, () => 'https://a.ru/', heldInMemory());
  expect(() => counters.hear(VIEW)).not.toThrow();
  expect(sent).toHaveLength(1);
});

function openPage() {
  const loaded: string[] = [];
  const sent: [string, unknown][] = [];
  const page: CountedPage = {
    window: {},
    load: (script) => loaded.push(script),
    address: (path) => `https://a.ru${path || '/'}`,
    referrer: () => 'https://from.ru/',
    title: () => 'Заголовок',
    send: (address, body) => sent.push([address, JSON.parse(body)]),
  };
  return { page, loaded, sent };
}

function heldInMemory(): HeldEvents {
  let events: SiteEvent[] = [];
  return {
    put: (event) => events.push(event),
    take: () => {
      const taken = events;
      events = [];
      return taken;
    },
  };
}
