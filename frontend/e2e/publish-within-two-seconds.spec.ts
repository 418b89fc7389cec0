import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openPublishShop } from '../../scripts/publish-shop.mjs';
import { changes, openPanel, timeUntilSeen } from '../../scripts/publishing.mjs';

const WORKER = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const PORTS = { sites: [3260 + 10 * WORKER, 3261 + 10 * WORKER], cms: 1367 + WORKER, sandbox: 4060 + WORKER };
/** The promise is two seconds (npm run bench:publish measures it); a machine that runs other journeys meanwhile gets some more. */
const ALLOWED_MS = 6_000;
/** Other journeys need the machine too. */
const LOOK_EVERY_MS = 150;
const ARTICLE = '/tutorials/linux/ssh-keys';

let shop: Awaited<ReturnType<typeof openPublishShop>>;
let origins: string[];
let change: Awaited<ReturnType<typeof changes>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await openPublishShop({ data: join(tmpdir(), `vitrina-e2e-publish-${WORKER}`), ports: PORTS });
  origins = shop.sites.map(({ origin }) => origin);
  change = await changes(shop.cms.origin);
});
test.afterAll(() => shop?.close());

test('what editors and marketers change is seen in time on both instances of the site', async () => {
  test.setTimeout(80_000);
  const articles = Array.from({ length: 4 }, () => ({ name: 'article', what: change.article }));
  const others = Object.entries(change).map(([name, what]) => ({ name, what }));
  const late: string[] = [];
  for (const [turn, { name, what }] of [...articles, ...others].entries()) {
    const time = await timeUntilSeen(what, `${name}, издание ${turn}`, origins, LOOK_EVERY_MS);
    if (time > ALLOWED_MS) late.push(`${name}: ${Math.round(time)} ms`);
  }
  expect(late).toEqual([]);
});

test('what is withdrawn is a 404 with a way on, at both instances, and is back when it is published again', async () => {
  const [editor, marketer] = [
    await openPanel(shop.cms.origin, 'editor'),
    await openPanel(shop.cms.origin, 'marketer'),
  ];
  const slug = 'for-a-while';
  const blocks = [{ __component: 'blocks.hero', title: 'Ненадолго' }];
  const topic = await editor.find('knowledge.topic', 'filters[path][$eq]=linux');
  const text = { description: 'Недолгая запись.', text: '<p>Слова.</p>' };
  // Nobody refers to these: what others use is not withdrawn.
  const entries = [
    {
      ...{ panel: editor, type: 'knowledge.article', page: `/tutorials/linux/${slug}` },
      fields: { title: 'Ненадолго', url: slug, topic, ...text },
    },
    {
      ...{ panel: marketer, type: 'site.service', page: `/services/${slug}` },
      fields: { name: 'Ненадолго', slug, kind: 'service', blocks },
    },
    {
      ...{ panel: marketer, type: 'site.page', page: `/${slug}` },
      fields: { title: 'Ненадолго', slug, blocks },
    },
  ];
  for (const { panel, type, fields, page } of entries) {
    const id = await panel.create(type, fields);
    await panel.publish(type, id);
    for (const origin of origins)
      await expect.poll(() => statusOf(origin + page), { timeout: ALLOWED_MS }).toBe(200);
    await panel.unpublish(type, id);
    for (const origin of origins) {
      await expect.poll(() => statusOf(origin + page), { timeout: ALLOWED_MS }).toBe(404);
      expect(await textOf(origin + page)).toContain('Вернитесь на шаг назад или на главную страницу');
    }
    await panel.publish(type, id);
    for (const origin of origins)
      await expect.poll(() => statusOf(origin + page), { timeout: ALLOWED_MS }).toBe(200);
  }
});

test('an instance that was away and a CMS that died meanwhile lose nothing', async () => {
  const [here, away] = shop.sites;
  if (!here || !away) throw new Error('There are two instances of the site.');
  await textOf(away.origin + ARTICLE);
  await away.kill();
  const title = `Издание без второго экземпляра ${Date.now()}`;
  expect(await timeUntilSeen(change.article, title, [here.origin])).toBeLessThan(ALLOWED_MS);
  await shop.cms.kill();
  await Promise.all([shop.cms.start(), away.start()]);
  await expect.poll(() => textOf(away.origin + ARTICLE), { timeout: 15_000 }).toContain(title);
});

test('guests and customers see what is meant for them, each banner in its time', async ({ browser }) => {
  test.setTimeout(80_000);
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
  await marketer.setSingle('commerce.commerce-settings', {
    analytics_counter_id: '12345',
    analytics_goal_id: 'banner',
  });
  await expect.poll(() => textOf(`${origin}/tutorials`)).toContain('data-goal="banner"');
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
    if (javaScriptEnabled) expect(await goalsOfClick(page, 'Выбрать')).toEqual(['12345 reachGoal banner']);
    await context.close();
  }

  // Last, so that its time does not pass while something else is looked at.
  const timed = { title: 'Скидка на минуту', starts_at: moment(5), ends_at: moment(15) };
  await publish({ ...timed, place: 'home', priority: 100 });
  for (const site of origins) expect(await textOf(site)).not.toContain(timed.title);
  const inTime = { timeout: 20_000 };
  for (const site of origins) await expect.poll(() => textOf(site), inTime).toContain(timed.title);
  for (const site of origins) await expect.poll(() => textOf(site), inTime).not.toContain(timed.title);
});

/** What the counter of analytics is told when somebody clicks a link that leads away. */
async function goalsOfClick(page: Page, name: string): Promise<string[]> {
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told, ym: (...words: unknown[]) => told.push(words.join(' ')) });
    document.addEventListener('click', (event) => event.preventDefault());
  });
  await page.getByRole('link', { name }).click();
  return page.evaluate(() => Reflect.get(window, 'told'));
}

async function statusOf(address: string): Promise<number> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  return answer.status;
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}
