import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openPublishShop } from '../../scripts/publish-shop.mjs';
import { changes, openPanel, SEEN_WITHIN_MS, timeUntilSeen } from '../../scripts/publishing.mjs';
import { byNight, byNightBut } from './by-night';
import { type CmsGate, openCmsGate } from './cms-gate';
import { keepVisiting } from './keep-visiting';
import { ownPorts, portBeside, WORKER } from './own-ports';
import { OPENING_MS } from './patience';

const PORTS = ownPorts(2);
/** Other journeys need the machine too. */
const LOOK_EVERY_MS = 150;
/** Of those who look at eight pages at once. */
const UNHURRIED_MS = 500;
const CATALOGUE = [
  'listServerPresets',
  'listServerConfigurators',
  'listOs',
  'listStoragePresets',
  'listStorageConfigurators',
];
const ARTICLE = '/tutorials/linux/ssh-keys';
/** By the tests above: a visit does not have these made. */
const OPENED_BEFORE = ['/services/s3', '/services/databases', '/services/for-a-while'];
const GATE_PORT = portBeside(0);
/** Longer than a request takes from here to where Next.js keeps pages. */
const MEETING_MS = 400;

let gate: CmsGate;
let shop: Awaited<ReturnType<typeof openPublishShop>>;
let origins: string[];
let change: Awaited<ReturnType<typeof changes>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  gate = await openCmsGate({ port: GATE_PORT, to: PORTS.cms });
  shop = await openPublishShop({
    data: join(tmpdir(), `vitrina-e2e-publish-${WORKER}`),
    ports: PORTS,
    // The deadlines an operator gets who sets none: how soon a page without prices is there is part of the promise.
    siteEnvOf: (instance) => ({
      ...{ PAGE_DEADLINE_MS: '', ACTION_DEADLINE_MS: '' },
      ...(instance === 0 && { CMS_URL: gate.origin }),
    }),
  });
  origins = shop.sites.map(({ origin }) => origin);
  change = await changes(shop.cms.origin);
});
test.afterAll(async () => {
  await shop?.close();
  await gate?.close();
});

test('what editors and marketers change is seen in time on both instances of the site', async () => {
  test.setTimeout(300_000);
  const articles = [{ name: 'article', what: change.article }];
  const others = Object.entries(change).map(([name, what]) => ({ name, what }));
  for (const [turn, { name, what }] of [...articles, ...others].entries())
    await timeUntilSeen(what, `${name}, издание ${turn}`, origins, LOOK_EVERY_MS);
});

test('a changed price is followed by pages, cards, feeds and the order at both instances', async () => {
  test.setTimeout(300_000);
  const marketer = await openPanel(shop.cms.origin, 'marketer');
  const order = '/registration?auth=registrationVds&preset=2453';
  // A server of 1,000 roubles with a public IP, paid for a year: of 180 roubles a month, and of 213; nothing else costs as much.
  const [now, then] = ['1062', '1092'];
  const shows = (price: string) => new RegExp(`${price[0]}\\s?${price.slice(1)}(?!\\d)`);
  const withIp = ['/services/cloud-servers', '/prices.json', '/prices.csv', order];
  const asked = { intervals: [UNHURRIED_MS], timeout: SEEN_WITHIN_MS };
  for (const path of withIp)
    await expect.poll(() => textOf(origins[0] + path), { ...asked, message: path }).toMatch(shows(now));

  // A draft changes nothing for anybody.
  await marketer.setSingle('commerce.commerce-settings', { floating_ip_price: 213 });
  expect(await textOf(`${origins[0]}/prices.json`)).not.toContain('1092.00');
  const follow = async (what: string, publish: () => Promise<unknown>, paths: string[], shown: RegExp) => {
    const startedAt = performance.now();
    const published = publish();
    await Promise.all(
      origins.flatMap((origin) =>
        paths.map(async (path) => {
          await expect
            .poll(() => textOf(origin + path), {
              ...asked,
              message: `${what} ${path}`,
            })
            .toMatch(shown);
        }),
      ),
    );
    await published;
    test
      .info()
      .annotations.push({ type: what, description: `${Math.round(performance.now() - startedAt)} ms` });
  };
  await follow('IP', () => marketer.publishSingle('commerce.commerce-settings'), withIp, shows(then));
  // The card sells another server from now on, at its price.
  const preset = await marketer.find('commerce.static-preset', 'filters[code][$eq]=frankfurt-1');
  const title = 'Франкфурт подороже';
  await follow(
    'card',
    () => marketer.publish('commerce.static-preset', preset, { title, preset_id: '5117' }),
    ['/services/cloud-servers'],
    new RegExp(`${title}(?:(?!</li>).)*?2\\s910`, 's'),
  );
});

/** Nobody refers to these: what others use is not withdrawn. */
const WITHDRAWN = [
  { what: 'a service', type: 'site.service', page: '/services/for-a-while' },
  { what: 'a page', type: 'site.page', page: '/for-a-while' },
  { what: 'an article', type: 'knowledge.article', page: '/tutorials/linux/for-a-while' },
];

for (const { what, type, page } of WITHDRAWN)
  test(
    `${what} that is withdrawn is gone with a way on, at both instances, and is back when it is published again`,
    byNightBut(
      type === 'site.service',
      'publish-within-two-seconds.spec.ts: that is withdrawn is gone',
      'cms/tests/addresses.test.ts: is told to be gone until',
    ),
    async () => {
      const panel = await openPanel(shop.cms.origin, type === 'knowledge.article' ? 'editor' : 'marketer');
      const slug = 'for-a-while';
      const blocks = [{ __component: 'blocks.hero', title: 'Ненадолго' }];
      const fieldsOf: Record<string, () => Promise<Record<string, unknown>>> = {
        'site.service': async () => ({ name: 'Ненадолго', slug, kind: 'service', blocks }),
        'site.page': async () => ({ title: 'Ненадолго', slug, blocks }),
        'knowledge.article': async () => ({
          ...{ title: 'Ненадолго', url: slug, description: 'Недолгая запись.', text: '<p>Слова.</p>' },
          topic: await panel.find('knowledge.topic', 'filters[path][$eq]=linux'),
        }),
      };
      const isThere = async () => {
        for (const origin of origins)
          await expect.poll(() => statusOf(origin + page), { timeout: SEEN_WITHIN_MS }).toBe(200);
      };

      const id = await panel.create(type, (await fieldsOf[type]?.()) ?? {});
      await panel.publish(type, id);
      await isThere();
      await panel.unpublish(type, id);
      for (const origin of origins) {
        await expect
          .poll(async () => [404, 410].includes(await statusOf(origin + page)), { timeout: SEEN_WITHIN_MS })
          .toBe(true);
        // That it was there, an instance may learn a moment later.
        await expect.poll(() => statusOf(origin + page)).toBe(410);
        expect(await textOf(origin + page)).toContain('Вернитесь на шаг назад или на главную страницу');
      }
      await panel.publish(type, id);
      await isThere();
    },
  );

test(
  'an instance that was away and a CMS that died meanwhile lose nothing',
  byNight('change-events.test.ts: an instance that was away'),
  async () => {
    const [here, away] = shop.sites;
    if (!here || !away) throw new Error('There are two instances of the site.');
    await textOf(away.origin + ARTICLE);
    await away.kill();
    const title = `Издание без второго экземпляра ${Date.now()}`;
    await timeUntilSeen(change.article, title, [here.origin]);
    await shop.cms.kill();
    await Promise.all([shop.cms.start(), away.start()]);
    await expect.poll(() => textOf(away.origin + ARTICLE)).toContain(title);
  },
);

for (const { what, names } of [
  { what: 'what is published', names: ['banner', 'service', 'article'] },
  // Every page has it, so that each waits for prices in its turn: on a machine that does much else that takes longer than a page has.
  { what: 'a menu @nightly', names: ['menu link'] },
] as const)
  test(`while the provider hangs ${what} is seen in time, also at an instance that knows no prices`, async () => {
    test.setTimeout(300_000);
    const [, restarted] = shop.sites;
    if (!restarted) throw new Error('There are two instances of the site.');
    await restarted.kill();
    rmSync(join(restarted.env.STATE_DIR, 'copies'), { recursive: true });
    await control('POST', '/storms', { seed: 1, share: 1, endpoints: CATALOGUE, kinds: ['timeout'] });
    try {
      restarted.begin();
      await expect.poll(() => statusOf(`${restarted.origin}/robots.txt`).catch(() => 0)).toBe(200);
      // It is not fit for visitors who could have prices at another one.
      expect(await statusOf(`${restarted.origin}/api/ready`)).toBe(503);
      for (const name of names) await timeUntilSeen(change[name], `${name} при сбое`, origins, LOOK_EVERY_MS);
      expect(await textOf(`${origins[0]}/`)).toContain('Цены на сегодня');
      expect(await textOf(`${restarted.origin}/`)).toContain('Цены сейчас не загрузились');
    } finally {
      await control('DELETE', '/faults');
    }
    await expect.poll(() => textOf(`${restarted.origin}/`)).toContain('Цены на сегодня');
  });

test('a marketer has the home page promise something else, and its own words come back when that is taken away', async ({
  page,
}) => {
  const marketer = await openPanel(shop.cms.origin, 'marketer');
  const [origin = ''] = origins;
  const promise = page.getByRole('heading', { level: 1 });
  const steps = page.getByRole('region', { name: 'Как это работает' }).getByRole('listitem');
  const own = {
    home_hero_title: 'Серверы для лабораторий',
    home_hero_text: 'Заключим договор и поможем с переездом.',
  };
  const call = { home_cta_title: 'Приходите в гости', home_cta_text: 'Покажем машинный зал.' };
  const home_steps = [{ title: 'Позвоните', text: 'Ответит инженер.' }];
  await marketer.setSingle('site.site-settings', { ...own, ...call, home_steps });
  for (const site of origins)
    await expect.poll(() => textOf(site), { timeout: SEEN_WITHIN_MS }).toContain(own.home_hero_title);
  await page.goto(origin);
  // The configurator below the promise is drawn anew in the browser, with the promise.
  await page.getByRole('slider', { name: 'Процессор' }).press('End');
  await expect(page.getByRole('slider', { name: 'Память' })).toHaveValue('32');
  await expect(promise).toHaveText(own.home_hero_title);
  for (const text of [own.home_hero_text, call.home_cta_title, call.home_cta_text])
    await expect(page.getByText(text)).toBeVisible();
  await expect(steps).toHaveText([/Позвоните/]);
  // Of another language nobody has said anything.
  await page.goto(`${origin}/en`);
  await expect(promise).toHaveText('A cloud server in a minute');

  const none = Object.fromEntries(Object.keys({ ...own, ...call }).map((field) => [field, null]));
  await marketer.setSingle('site.site-settings', { ...none, home_steps: [] });
  for (const site of origins)
    await expect.poll(() => textOf(site), { timeout: SEEN_WITHIN_MS }).toContain('Облачный сервер за минуту');
  await page.goto(origin);
  await expect(steps).toHaveCount(3);
});

test('guests and customers see what is meant for them, each banner in its time', async ({ browser }) => {
  test.setTimeout(300_000);
  const marketer = await openPanel(shop.cms.origin, 'marketer');
  const publish = async (fields: object) => {
    const banner = { type: 'vds', button_text: 'Выбрать', link: '/services', ...fields };
    await marketer.publish('site.banner', await marketer.create('site.banner', banner));
  };
  const moment = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
  const [origin = ''] = origins;

  await publish({
    title: 'Третий сервер без скидки',
    place: 'tutorials',
    audience: 'customers',
    priority: 0,
  });
  await publish({ title: 'Первый сервер со скидкой', place: 'tutorials', audience: 'guests', priority: 1 });
  await publish({
    title: 'Второй сервер со скидкой',
    place: 'tutorials',
    audience: 'customers',
    priority: 1,
  });
  await expect.poll(() => textOf(`${origin}/tutorials`)).toContain('Второй сервер');
  expect(await textOf(`${origin}/tutorials`)).not.toContain('Третий сервер');
  for (const { isCustomer, javaScriptEnabled } of [
    { isCustomer: false, javaScriptEnabled: true },
    { isCustomer: true, javaScriptEnabled: true },
    { isCustomer: true, javaScriptEnabled: false },
  ]) {
    const context = await browser.newContext({ javaScriptEnabled });
    if (isCustomer) await context.addCookies([{ name: 'vitrina-customer', value: 'demo', url: origin }]);
    const page = await context.newPage();
    await page.goto(`${origin}/tutorials`);
    const isForCustomer = isCustomer && javaScriptEnabled;
    const heading = (name: string) => page.getByRole('heading', { name });
    await expect(heading('Первый сервер со скидкой')).toBeVisible({ visible: !isForCustomer });
    await expect(heading('Второй сервер со скидкой')).toBeVisible({ visible: isForCustomer });
    if (javaScriptEnabled) expect(await clicksTold(page, 'Выбрать')).toEqual(['tutorials tariffs']);
    await context.close();
  }

  // Last, so that its time does not pass while something else is looked at.
  const timed = { title: 'Скидка на минуту', starts_at: moment(10), ends_at: moment(22) };
  await publish({ ...timed, place: 'home', priority: 100 });
  for (const site of origins) expect(await textOf(site)).not.toContain(timed.title);
  for (const site of origins) await expect.poll(() => textOf(site)).toContain(timed.title);
  for (const site of origins) await expect.poll(() => textOf(site)).not.toContain(timed.title);
});

// At the end: it has the instance make every page, all of which a change of the menu would then concern.
test('a visitor who comes while a page is made for the first time gets it, and the CMS hears that its notice is taken', async () => {
  test.setTimeout(90_000);
  const [origin = ''] = origins;
  // Each takes the two ways by turns, so a few are as good as all.
  const pages = (await pagesOfSections(origin)).slice(0, 6);
  expect(pages).toHaveLength(6);
  const seen: string[] = [];
  for (const [turn, { kind, slug, address }] of pages.entries()) {
    const held = gate.hold(`"slug":{"eq":"${slug}"}`);
    const tell = () =>
      shop.tell(origin, { type: 'service', event: 'publish', kind, url: slug, menu: 'same' });
    const visit = () => visited(origin + address);
    const isFirstByNotice = turn % 2 === 0 || OPENED_BEFORE.includes(address);
    const [first, second] = isFirstByNotice ? [tell, visit] : [visit, tell];
    // Both surely meet: whoever comes first waits for the CMS until the other is there too.
    const begun = first();
    const isHeld = await Promise.race([held.asked.then(() => true), begun.then(() => false)]);
    expect(isHeld, `${address} is being made`).toBe(true);
    const joined = second();
    await new Promise((resolve) => setTimeout(resolve, MEETING_MS));
    held.release();
    seen.push(`${address}: ${[await begun, await joined].sort().join(' ')}`);
  }
  expect(seen).toEqual(pages.map(({ address }) => `${address}: 200 shown`));
});

test('what was asked before a change does not take the place of the change', async () => {
  const marketer = await openPanel(shop.cms.origin, 'marketer');
  const [origin = ''] = origins;
  const slug = 'overtaken';
  const edition = (title: string) => ({ title, blocks: [{ __component: 'blocks.hero', title }] });
  const id = await marketer.create('site.page', { slug, ...edition('Первое издание') });
  await marketer.publish('site.page', id);
  const tell = () => shop.tell(origin, { type: 'page', event: 'publish', url: slug });
  await expect.poll(() => textOf(`${origin}/${slug}`)).toContain('Первое издание');
  for (const title of ['Второе издание', 'Третье издание'])
    await keepVisiting(`${origin}/${slug}`, async () => {
      // The CMS has answered this one with the edition before, and its answer is on the way.
      const held = gate.hold(`"slug":{"eq":"${slug}"}`, 1);
      const overtaken = tell();
      await held.asked;
      await marketer.publish('site.page', id, edition(title));
      const told = tell();
      await new Promise((resolve) => setTimeout(resolve, MEETING_MS));
      held.release();
      expect([await overtaken, await told]).toEqual([200, 200]);
      expect(await textOf(`${origin}/${slug}`)).toContain(title);
    });
});

/** What is told of a click on a banner, to those who count. */
async function clicksTold(page: Page, name: string): Promise<string[]> {
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    document.addEventListener('vitrina-site-event', (event) => {
      if (!(event instanceof CustomEvent) || event.detail.name !== 'banner-click') return;
      told.push(`${event.detail.place} ${event.detail.leadsTo}`);
    });
    document.addEventListener('click', (event) => event.preventDefault());
  });
  await page.getByRole('link', { name }).click();
  return page.evaluate(() => Reflect.get(window, 'told'));
}

interface SectionPage {
  kind: 'service' | 'solution';
  slug: string;
  address: string;
}

/** All pages of both sections but the one that is always made. */
async function pagesOfSections(origin: string): Promise<SectionPage[]> {
  const lists = await Promise.all(['/services', '/solutions'].map((section) => textOf(origin + section)));
  const addresses = new Set(lists.join('').match(/(?<=href=")\/(?:services|solutions)\/[a-z0-9-]+(?=")/g));
  addresses.delete('/services/cloud-servers');
  return [...addresses].map((address) => {
    const [, section, slug = ''] = address.split('/');
    return { kind: section === 'services' ? 'service' : 'solution', slug, address };
  });
}

/** What a visitor gets: a page with its headline, or a status. */
async function visited(address: string): Promise<number | 'shown'> {
  const answer = await fetch(address);
  const text = await answer.text();
  return answer.status === 200 && text.includes('<h1') ? 'shown' : answer.status;
}

async function control(method: 'POST' | 'DELETE', path: string, body?: object): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${PORTS.sandbox}/__sandbox${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

async function statusOf(address: string): Promise<number> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  return answer.status;
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}
