import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { askDatabase, describeOnBothByNight, type TestDatabase } from './databases';
import { at, del, get, logIn, post, put, query } from './requests';
import { CMS, DEMO_PASSWORD, REQUIRED, type RunningCms, startCms, temporaryFolder } from './running-cms';
import { listenAsSite } from './site-listener';

const COLLECTION = '/content-manager/collection-types';
const ARTICLES = `${COLLECTION}/api::knowledge.article`;
const TOPICS = `${COLLECTION}/api::knowledge.topic`;
const PAGES = `${COLLECTION}/api::site.page`;
const IN_ENGLISH = { 'x-vitrina-language': 'en' };

describeOnBothByNight('a shop in two languages', (create) => {
  let database: TestDatabase;
  let site: Awaited<ReturnType<typeof listenAsSite>>;
  let cms: RunningCms;
  let editor: string;
  let marketer: string;
  let topic: string;
  let article: string;

  const start = (languages: { SHOP_LANGUAGES?: string }) =>
    startCms({
      ...database.variables,
      ...{ ...languages, VITRINA_DEMO: 'true', DEMO_PASSWORD },
      ...{ SITE_INSTANCES: site.url, REVALIDATE_SECRET: 'a-secret-between-cms-and-site' },
    });
  /** What is sent of an article in one language. */
  const save = (locale: string, fields: object) =>
    put(`${cms.url}${ARTICLES}/${article}?locale=${locale}`, fields, editor);
  const publish = (locale: string) =>
    post(`${cms.url}${ARTICLES}/${article}/actions/publish?locale=${locale}`, {}, editor);
  const inEditorialWork = async (what: string, headers = {}) => {
    const address = `${cms.url}/vitrina/editorial/entries/api::knowledge.article/${article}/${what}`;
    const response = await fetch(address, { headers: { authorization: `Bearer ${editor}`, ...headers } });
    return response.json();
  };
  const shown = async (locale: string) => {
    const asked = `query ($locale: I18NLocaleCode) {
      articles(locale: $locale) { title url topic { name } } articleMap(part: 1, locale: $locale) { address }
      articleSearch(query: "server", locale: $locale) { hits { address } } }`;
    const { body } = await query(cms.url, asked, { locale });
    expect(at(body, 'errors')).toBeUndefined();
    return at(body, 'data');
  };

  beforeAll(async () => {
    database = await create();
    site = await listenAsSite(0);
    // It begins in one language, as every shop of before there were others.
    cms = await start({});
    editor = await logIn(cms.url, 'editor@vitrina.example', DEMO_PASSWORD);
    const made = await post(cms.url + TOPICS, { name: 'Линукс', path: 'linux' }, editor);
    topic = String(at(made.body, 'data', 'documentId'));
    const text = '<p>О том, как server отвечает.</p>';
    const russian = {
      title: 'Первый сервер',
      url: 'first-server',
      description: 'О первом сервере.',
      text,
      topic: { connect: [{ documentId: topic }] },
    };
    const written = await post(cms.url + ARTICLES, russian, editor);
    article = String(at(written.body, 'data', 'documentId'));
    expect((await publish('ru')).status).toBe(200);
    await cms.stop();
    cms = await start({ SHOP_LANGUAGES: 'ru,en' });
    editor = await logIn(cms.url, 'editor@vitrina.example', DEMO_PASSWORD);
    marketer = await logIn(cms.url, 'marketer@vitrina.example', DEMO_PASSWORD);
    await site.waitFor(2);
    // It starts twice.
  }, 240_000);

  afterAll(async () => {
    await cms?.kill();
    await site?.close();
    await database?.remove();
  });

  test('keeps what was written before in its first language, and offers the second', async () => {
    const locales = await get(`${cms.url}/i18n/locales`, editor);
    const named = (JSON.parse(String(locales.body)) as { code: string; isDefault: boolean }[])
      .map(({ code, isDefault }) => [code, isDefault])
      .sort();
    expect(named).toEqual([
      ['en', false],
      ['ru', true],
    ]);
    expect(await shown('ru')).toMatchObject({ articles: [{ title: 'Первый сервер' }] });
    expect(await shown('en')).toEqual({ articles: [], articleMap: [], articleSearch: { hits: [] } });
  });

  // The name of a language stands in statements of the search.
  test.each(['de', "ru'", 'ru WHERE 0 = 1 UNION SELECT id, password AS word FROM admin_users AS x'])(
    'finds nothing in the language "%s", which is none of the shop',
    async (locale) => {
      expect(await shown(locale)).toEqual({ articles: [], articleMap: [], articleSearch: { hits: [] } });
    },
  );

  test('shows a translation at an address of its own, and tells the site of that language alone', async () => {
    await site.within(0);
    expect(
      (await put(`${cms.url}${TOPICS}/${topic}?locale=en`, { name: 'Linux', path: 'linux' }, editor)).status,
    ).toBe(200);
    const english = {
      title: 'The first server',
      url: 'first-server',
      description: 'About it.',
      text: '<p>How a server answers.</p>',
    };
    expect((await save('en', { ...english, topic: { connect: [{ documentId: topic }] } })).status).toBe(200);
    expect((await publish('en')).status).toBe(200);
    const address = '/en/tutorials/linux/first-server';
    expect(await shown('en')).toEqual({
      articles: [{ title: english.title, url: english.url, topic: { name: 'Linux' } }],
      articleMap: [{ address }],
      articleSearch: { hits: [{ address }] },
    });
    expect(await shown('ru')).toMatchObject({
      articles: [{ title: 'Первый сервер', topic: { name: 'Линукс' } }],
      articleMap: [{ address: '/tutorials/linux/first-server' }],
    });
    const told = (await site.waitFor(2)).map(({ changeEvent }) => changeEvent);
    expect(told).toMatchObject([
      { type: 'topic', locale: 'en' },
      { type: 'article', locale: 'en' },
    ]);
  });

  test('has a history, and a journal, of each language', async () => {
    const [russian, english] = [
      await inEditorialWork('versions'),
      await inEditorialWork('versions', IN_ENGLISH),
    ];
    const kinds = (answer: { versions: { kind: string }[] }) => answer.versions.map(({ kind }) => kind);
    expect(kinds(russian)).toEqual(['published', 'created']);
    expect(kinds(english)).toEqual(['published', 'saved']);
    const journal = await get(`${cms.url}/vitrina/editorial/activity?type=api::knowledge.article`, editor);
    expect(at(journal.body, 'rows', 0)).toMatchObject({ language: 'en', type: 'Статья, английский' });
  });

  test('leads from an address that a translation had to the one it has, and leaves the other language alone', async () => {
    expect((await save('en', { url: 'a-first-server' })).status).toBe(200);
    expect((await publish('en')).status).toBe(200);
    const { body } = await query(cms.url, '{ redirectTable { rows } }');
    expect(at(body, 'data', 'redirectTable', 'rows')).toEqual([
      ['/en/tutorials/linux/first-server', '/en/tutorials/linux/a-first-server', false],
    ]);
    expect(await shown('ru')).toMatchObject({ articles: [{ url: 'first-server' }] });
  });

  test('plans, and says what is used, in the language that is open', async () => {
    const plan = `${cms.url}/vitrina/editorial/entries/api::knowledge.article/${article}/plans/unpublish`;
    const planned = await put(plan, { dueAt: '2031-01-01T00:00:00Z' }, editor, IN_ENGLISH);
    expect(planned.status).toBe(200);
    expect(await inEditorialWork('plans', IN_ENGLISH)).toMatchObject({ open: [{ action: 'unpublish' }] });
    expect(await inEditorialWork('plans')).toMatchObject({ open: [] });
    const refused = await del(`${cms.url}${TOPICS}/${topic}?locale=en`, editor);
    expect(at(refused.body, 'error', 'message')).toMatch(/«Linux».*«The first server»/);
  });

  test('keeps both languages of an article that is exported, changed and imported', {
    timeout: 120_000,
  }, async () => {
    const { folder, remove } = await temporaryFolder();
    onTestFinished(remove);
    const articles = path.join(folder, 'articles');
    const { PATH = '', HOME = '' } = process.env;
    const env = { PATH, HOME, NODE_ENV: 'production', ...REQUIRED, ...database.variables };
    const content = async (command: string) => {
      const script = path.join(CMS, 'dist', 'src', 'commands', 'content.js');
      const settings = { ...env, SHOP_LANGUAGES: 'ru,en', PUBLIC_FOLDER: folder };
      return (
        await promisify(execFile)(process.execPath, [script, command, articles], { cwd: CMS, env: settings })
      ).stdout;
    };
    await content('export');
    const file = path.join(articles, 'first-server.md');
    const written = await readFile(file, 'utf8');
    // That it has a translation is no word of the article: taken for one, it tore the languages apart.
    expect(written).not.toContain('localizations');
    await writeFile(file, written.replace('Первый сервер', 'Самый первый сервер'));
    expect(await content('import')).toContain('Новых 0, изменённых 1');
    expect(await shown('ru')).toMatchObject({ articles: [{ title: 'Самый первый сервер' }] });
    expect(await shown('en')).toMatchObject({ articles: [{ title: 'The first server' }] });
  });

  test('counts readers of all languages together', async () => {
    const figures = () => askDatabase(database.variables, 'SELECT DISTINCT views FROM articles');
    expect(await figures()).toHaveLength(1);
  });

  test('gives no page the address of a language', async () => {
    const taken = await post(cms.url + PAGES, { title: 'Англия', slug: 'en' }, marketer);
    expect(at(taken.body, 'error', 'message')).toMatch(/занят страницей сайта/);
  });

  test('deletes one language, puts it back from the bin, and deletes all of them', async () => {
    expect((await del(`${cms.url}${ARTICLES}/${article}?locale=en`, editor)).status).toBe(200);
    expect(await shown('en')).toMatchObject({ articles: [] });
    expect(await shown('ru')).toMatchObject({ articles: [{ url: 'first-server' }] });
    const bin = await get(`${cms.url}/vitrina/editorial/bin`, editor);
    expect(at(bin.body, 'entries', 0)).toMatchObject({ documentId: article, type: 'Статья, английский' });
    const version = at(bin.body, 'entries', 0, 'version');
    const revived = await post(
      `${cms.url}/vitrina/editorial/bin/api::knowledge.article/${article}/${version}`,
      {},
      editor,
    );
    expect(revived.body).toEqual({ losses: [] });
    const rows = () =>
      askDatabase(database.variables, 'SELECT DISTINCT locale FROM articles WHERE document_id = ?', [
        article,
      ]);
    expect((await rows()).map(({ locale }) => locale).sort()).toEqual(['en', 'ru']);
    expect((await del(`${cms.url}${ARTICLES}/${article}?locale=*`, editor)).status).toBe(200);
    expect(await rows()).toEqual([]);
    const gone = await askDatabase(
      database.variables,
      'SELECT DISTINCT address FROM withdrawn_addresses WHERE entry_id = ? ORDER BY address',
      [article],
    );
    expect(gone.map((row) => row.address)).toContain('/tutorials/linux/first-server');
  });

  test('keeps a language that is taken out, for when it comes back', { timeout: 120_000 }, async () => {
    await cms.stop();
    cms = await start({});
    editor = await logIn(cms.url, 'editor@vitrina.example', DEMO_PASSWORD);
    const offered = await get(`${cms.url}/i18n/locales`, editor);
    expect(String(offered.body)).not.toContain('"en"');
    const kept = await askDatabase(database.variables, "SELECT name FROM topics WHERE locale = 'en'");
    expect(kept).toEqual([{ name: 'Linux' }]);
  });
});
