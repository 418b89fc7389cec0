import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothByNight, postgres, type TestDatabase } from './databases';
import { at, logIn, post, put } from './requests';
import { DEMO_PASSWORD, type RunningCms, startCms } from './running-cms';
import { listenAsSite } from './site-listener';

const COLLECTION = '/content-manager/collection-types';
const TAGS = `${COLLECTION}/api::knowledge.tag`;
const BANNERS = `${COLLECTION}/api::site.banner`;

// Two processes on one SQLite file refuse each other's writes now and then: several instances of the CMS need PostgreSQL.
describeOnBothByNight('change events', (create) =>
  describeChangeEvents(create, { areTwo: create === postgres }),
);

/** One or two instances of the CMS on one database, and two of the site. */
function describeChangeEvents(create: () => Promise<TestDatabase>, { areTwo }: { areTwo: boolean }): void {
  let database: TestDatabase;
  let sites: Awaited<ReturnType<typeof listenAsSite>>[];
  let first: RunningCms;
  let second: RunningCms;
  let editor: string;
  let marketer: string;
  let tag: string;

  const start = () =>
    startCms({
      ...database.variables,
      VITRINA_DEMO: 'true',
      DEMO_PASSWORD,
      SITE_INSTANCES: sites.map(({ url }) => url).join(','),
      REVALIDATE_SECRET: 'a-secret-between-cms-and-site',
    });

  beforeAll(async () => {
    database = await create();
    sites = [await listenAsSite(0), await listenAsSite(0)];
    first = await start();
    second = areTwo ? await start() : first;
    editor = await logIn(first.url, 'editor@vitrina.example', DEMO_PASSWORD);
    marketer = await logIn(first.url, 'marketer@vitrina.example', DEMO_PASSWORD);
    const { body } = await post(first.url + TAGS, { name: 'SSH', path: 'ssh' }, editor);
    tag = String(at(body, 'data', 'documentId'));
    for (const site of sites) await site.waitFor(1);
  });

  afterAll(async () => {
    await first?.kill();
    await second?.kill();
    for (const site of sites ?? []) await site.close();
    await database?.remove();
  });

  const rename = async (cms: RunningCms, to: string) => {
    const { status } = await put(`${cms.url}${TAGS}/${tag}`, { name: to, path: to }, editor);
    expect(status).toBe(200);
  };
  const told = (changeEvents: { changeEvent: unknown }[]) =>
    changeEvents.map(({ changeEvent }) => `${at(changeEvent, 'event')} ${at(changeEvent, 'path')}`).sort();

  test('each change is told once to each instance of the site, whichever CMS made it', async () => {
    for (const turn of [1, 2, 3, 4, 5]) await rename(turn % 2 ? first : second, `tag-${turn}`);
    const numbers: unknown[][] = [];
    for (const site of sites) {
      const received = [...(await site.waitFor(10)), ...(await site.within(300))];
      numbers.push(received.map(({ number }) => number).sort());
      const expected = [1, 2, 3, 4, 5].map((turn) => `update tag-${turn}`);
      const former = ['ssh', 'tag-1', 'tag-2', 'tag-3', 'tag-4'].map((name) => `unpublish ${name}`);
      expect(told(received)).toEqual([...former, ...expected]);
    }
    // By these both ask for what they make, and are answered together.
    expect(new Set(numbers[0]).size).toBe(10);
    expect(numbers[1]).toEqual(numbers[0]);
  });

  test('a copy of what has no drafts is seen at once, so it is told', async () => {
    const copy = { name: 'Копия', path: 'a-copy' };
    const { status } = await post(`${first.url}${TAGS}/clone/${tag}`, copy, editor);
    expect(status).toBe(200);
    for (const site of sites) expect(told(await site.waitFor(1))).toEqual(['publish a-copy']);
  });

  test('an instance that was away gets the present state when it is back, the other had it at once', async () => {
    const [away, here] = sites;
    away?.be('refuses');
    for (const name of ['SSH', 'Вход по SSH', 'SSH и ключи'])
      await put(`${first.url}${TAGS}/${tag}`, { name }, editor);
    expect((await here?.waitFor(1))?.length).toBeGreaterThan(0);
    await away?.isAsked();
    away?.be('takes');
    // Three changes of one tag are one change event: what the site asks for is its present name.
    expect(told((await away?.waitFor(1)) ?? [])).toEqual(['update tag-5']);
    expect(await away?.within(300)).toEqual([]);
  });

  test('an article that goes from one series to another is told to both', async () => {
    const inSeries = async (path: string) => {
      const { body } = await post(
        `${first.url}${COLLECTION}/api::knowledge.series`,
        { name: path, path },
        editor,
      );
      return { connect: [{ documentId: String(at(body, 'data', 'documentId')) }] };
    };
    const [former, present] = [await inSeries('former'), await inSeries('present')];
    const article = `${first.url}${COLLECTION}/api::knowledge.article`;
    const words = { title: 'Часть', url: 'a-part', description: 'О чём она.', text: '<p>Слова.</p>' };
    const { body } = await post(article, { ...words, series: former, series_part: 1 }, editor);
    const own = `${article}/${at(body, 'data', 'documentId')}`;
    expect((await post(`${own}/actions/publish`, {}, editor)).status).toBe(200);
    for (const site of sites) await site.waitFor(3);
    await put(own, { series: present }, editor);
    expect((await post(`${own}/actions/publish`, {}, editor)).status).toBe(200);
    for (const site of sites) {
      const changeEvents = (await site.waitFor(2)).map(({ changeEvent }) => [
        at(changeEvent, 'url'),
        at(changeEvent, 'series'),
      ]);
      expect(changeEvents.sort()).toEqual([
        ['a-part', 'former'],
        ['a-part', 'present'],
      ]);
    }
  });

  test('what a banner says begins and ends by the clock, told once each', async () => {
    for (const site of sites) await site.within(0);
    const moment = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    const fields = { title: 'Скидка', type: 'vds', place: 'home' };
    const created = await post(
      first.url + BANNERS,
      { ...fields, starts_at: moment(1), ends_at: moment(2) },
      marketer,
    );
    const banner = at(created.body, 'data', 'documentId');
    await post(`${first.url}${BANNERS}/${banner}/actions/publish`, {}, marketer);
    for (const site of sites) {
      const changeEvents = (await site.waitFor(3)).map(({ changeEvent }) => changeEvent);
      const place = { type: 'banner', place: 'home', banner: 'vds' };
      expect(changeEvents).toEqual([
        { ...place, event: 'publish' },
        { ...place, event: 'update' },
        { ...place, event: 'update' },
      ]);
    }
    for (const site of sites) expect(await site.within(300)).toEqual([]);
  });

  test.each([
    [{ starts_at: '2030-02-01T00:00:00Z', ends_at: '2030-01-01T00:00:00Z' }, 'ends_at', /позже начала/],
    [{ button_text: 'Выбрать' }, 'link', /куда ведёт кнопка/],
    [{ link: '/services' }, 'button_text', /Назовите кнопку/],
  ])('a banner with %o is refused at its field, in Russian', async (fields, field, words) => {
    const banner = { title: 'Скидка', type: 'vds', place: 'home', ...fields };
    const { status, body } = await post(first.url + BANNERS, banner, marketer);
    expect(status).toBe(400);
    expect(at(body, 'error', 'details', 'errors', 0, 'path')).toEqual([field]);
    expect(at(body, 'error', 'message')).toMatch(words);
  });

  if (areTwo)
    test('what a CMS was delivering when it died, another one delivers', { timeout: 90_000 }, async () => {
      for (const site of sites) site.be('hangs');
      const asked = sites[0]?.isAsked();
      await rename(first, 'left-behind');
      await asked;
      await first.kill();
      for (const site of sites) site.be('takes');
      for (const site of sites)
        expect(told(await site.waitFor(2, 40_000))).toEqual(['unpublish tag-5', 'update left-behind']);
    });

  test('what was not taken before a restart is told after it', { timeout: 120_000 }, async () => {
    for (const site of sites) site.be('refuses');
    const asked = sites[0]?.isAsked();
    await rename(second, 'kept');
    await asked;
    await second.kill();
    for (const site of sites) site.be('takes');
    first = await start();
    for (const site of sites)
      expect(told(await site.waitFor(2, 40_000))).toEqual([
        areTwo ? 'unpublish left-behind' : 'unpublish tag-5',
        'update kept',
      ]);
  });
}
