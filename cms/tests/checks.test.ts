import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKED } from '../src/checks/find-problems';
import { describeOnOne, type TestDatabase } from './databases';
import { type Answer, at, get, logIn, post, put, query } from './requests';
import { DEMO_PASSWORD, type RunningCms, startCms } from './running-cms';
import { listenAsSite } from './site-listener';
import { sendFile } from './upload';

const PANEL = '/content-manager';
const ARTICLES = `${PANEL}/collection-types/api::knowledge.article`;
const FOOTER = `${PANEL}/single-types/api::site.footer`;

/** The presets the seed names, so that it is checked against a provider that sells them. */
const SOLD = ['2453', '2611', '4823', '4825', '4827', '5113', '5115', '5117'];
const RANGE = { min: 1024, max: 1_228_800, step: 1024 };
const FEED = JSON.stringify({
  offers: SOLD.map((id) => ({ id: `cloud-server/${id}` })),
  configurators: [
    {
      ...{
        id: 'cloud-server-configurator/79',
        location: 'de-1',
        unitPrices: { core: '210.00', ramGb: '120.00' },
      },
      limits: { cpu: { min: 1, max: 32, step: 1 }, ramMb: RANGE, diskMb: RANGE, minRamPerCoreMb: 1024 },
    },
  ],
});

describeOnOne('the checks', (create) => {
  let database: TestDatabase;
  let site: Awaited<ReturnType<typeof listenAsSite>>;
  let cms: RunningCms;
  let editor: string;
  let marketer: string;
  let developer: string;

  beforeAll(async () => {
    database = await create();
    site = await listenAsSite(0, { '/prices.json': FEED, '/old-page': '' });
    cms = await startCms({
      ...database.variables,
      SEED: 'true',
      VITRINA_DEMO: 'true',
      DEMO_PASSWORD,
      SITE_URL: site.url,
      SITE_PUBLIC_URL: 'https://vitrina.example',
      REVALIDATE_SECRET: 'a-secret-between-cms-and-site',
    });
    const tokenOf = (name: string) => logIn(cms.url, `${name}@vitrina.example`, DEMO_PASSWORD);
    [editor, marketer, developer] = [
      await tokenOf('editor'),
      await tokenOf('marketer'),
      await tokenOf('developer'),
    ];
  });

  afterAll(async () => {
    await cms?.stop();
    await site?.close();
    await database?.remove();
  });

  /** What the panel is told of an entry of which only these fields have been typed. */
  async function problemsOf(uid: string, body: object, token: string): Promise<unknown[]> {
    const answer = await post(`${cms.url}/vitrina/checks/${uid}`, body, token);
    const problems = at(answer.body, 'problems');
    if (!Array.isArray(problems)) throw new Error(`The check answered ${answer.status}.`);
    return problems;
  }

  async function createArticle(url: string, fields: object): Promise<string> {
    const good = { title: `Статья ${url}`, description: 'О чём она.', text: '<p>Слова.</p>' };
    const { body } = await post(cms.url + ARTICLES, { ...good, url, ...fields }, editor);
    return String(at(body, 'data', 'documentId'));
  }

  function publish(documentId: string): Promise<Answer> {
    return post(`${cms.url}${ARTICLES}/${documentId}/actions/publish`, {}, editor);
  }

  async function shown(url: string): Promise<unknown> {
    const { body } = await query(cms.url, `{ articles(filters: { url: { eq: "${url}" } }) { title } }`);
    return at(body, 'data', 'articles');
  }

  test.each(CHECKED)('nothing of the seed is stopped: %s', async (uid) => {
    const isSingle = uid === 'api::site.site-settings' || uid === 'api::commerce.commerce-settings';
    const { body } = await get(
      `${cms.url}${PANEL}/${isSingle ? 'single' : 'collection'}-types/${uid}?pageSize=100`,
      developer,
    );
    const listed = isSingle ? [at(body, 'data')] : at(body, 'results');
    if (!Array.isArray(listed)) throw new Error(`There is no list of ${uid}.`);
    expect(listed.length).toBeGreaterThan(0);
    for (const entry of listed) {
      const problems = await problemsOf(uid, { documentId: at(entry, 'documentId') }, developer);
      expect(problems.filter((problem) => at(problem, 'severity') === 'blocks')).toEqual([]);
      expect(problems.map((problem) => at(problem, 'code'))).not.toContain('unchecked-preset');
    }
  });

  test('what a card can sell is told to who writes cards, and to nobody else', async () => {
    const { body } = await get(`${cms.url}/vitrina/servers-on-sale`, marketer);
    expect(at(body, 'presets')).toMatchObject(SOLD.map((preset) => ({ preset })));
    expect(at(body, 'configurators')).toMatchObject([{ configurator: '79', prices: { core: 21_000 } }]);
    expect((await get(`${cms.url}/vitrina/servers-on-sale`, editor)).status).toBe(403);
    expect((await get(`${cms.url}/vitrina/servers-on-sale`)).status).toBe(401);
  });

  test('a card that sells two things, or what nobody sells, is not published', async () => {
    const presets = `${cms.url}${PANEL}/collection-types/api::commerce.static-preset`;
    const card = { code: 'a-card', title: 'Карточка', group: 'other', preset_id: '4823' };
    const made = await post(
      presets,
      { ...card, configurator_id: '79', cpu: 1, ram_gb: 1, disk_gb: 15 },
      marketer,
    );
    const publishing = `${presets}/${at(made.body, 'data', 'documentId')}/actions/publish`;
    const both = await post(publishing, {}, marketer);
    expect(both.status).toBe(400);
    expect(at(both.body, 'error', 'details', 'errors', 0, 'path')).toEqual(['configurator_id']);
    const unsold = await post(publishing, { configurator_id: null, preset_id: '7' }, marketer);
    expect(unsold.status).toBe(400);
    expect((await post(publishing, { configurator_id: null }, marketer)).status).toBe(200);
  });

  test('a publication is refused with what is wrong and where, and nothing reaches the site', async () => {
    const article = await createArticle('stopped', {
      text: '<h2>Начало</h2><h4>Прыжок</h4><p>Есть <a href="/services/none">кластер</a>.</p>',
    });
    const { status, body } = await publish(article);
    expect(status).toBe(400);
    expect(at(body, 'error', 'message')).toBe(
      'Публикация остановлена. После заголовка 2 идёт заголовок 4: уровень пропущен. Место: «Прыжок». ' +
        'Всего замечаний: 2. Подробнее справа: «Проверка перед публикацией».',
    );
    expect(at(body, 'error', 'details', 'errors', 1, 'path')).toEqual(['text']);
    expect(await shown('stopped')).toEqual([]);

    await put(`${cms.url}${ARTICLES}/${article}`, { text: '<h2>Начало</h2><p>Слова.</p>' }, editor);
    expect((await publish(article)).status).toBe(200);
    expect(await shown('stopped')).toHaveLength(1);
  });

  test('the bulk action is refused as well', async () => {
    const article = await createArticle('one-of-many', { description: '' });
    const documentIds = [article];
    const bulk = await post(`${cms.url}${ARTICLES}/actions/bulkPublish`, { documentIds }, editor);
    expect(bulk.status).toBe(400);
    expect(await shown('one-of-many')).toEqual([]);
  });

  test('links are held against what is published and what the site itself has', async () => {
    const links = (...hrefs: string[]) =>
      hrefs.map((href) => `<p><a href="${href}">${href}</a></p>`).join('');
    const text = links(
      ...['/', '/services/kubernetes#tariffs', '/solutions/daas', '/ai-help', '/tutorials/linux'],
      ...['/tutorials/linux/ssh-keys', '/blog/news', '/tutorials/tag/ssh', '/tutorials/authors/ilya-somov'],
      ...['/old-page', '/search?q=ssh'],
      ...[
        '/solutions/kubernetes',
        '/tutorials/web/ssh-keys',
        '/blog/ssh-keys',
        '/blog/draft-example',
        '/nowhere',
      ],
      ...['https://vitrina.example/ai-help', 'https://vitrina.example/none'],
    );
    const values = { title: 'Ссылки', url: 'links', description: 'О чём она.', text };
    const problems = await problemsOf('api::knowledge.article', { values }, editor);
    const broken = problems.filter((problem) => at(problem, 'code') === 'broken-link');
    expect(broken.map((problem) => at(problem, 'place', 'near'))).toEqual([
      ...[
        '/solutions/kubernetes',
        '/tutorials/web/ssh-keys',
        '/blog/ssh-keys',
        '/blog/draft-example',
        '/nowhere',
      ],
      'https://vitrina.example/none',
    ]);
  });

  test('more links than the site can be asked about are refused, not passed over', async () => {
    const many = Array.from({ length: 101 }, (_, index) => `<p><a href="/old-${index}">сюда</a></p>`);
    const article = await createArticle('many-links', { text: many.join('') });
    const { status, body } = await publish(article);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('Ссылка на /old-100 не проверена');
  });

  test('a link by reference follows its article', async () => {
    const target = await createArticle('target', {});
    const article = await createArticle('referring', {
      text: `<p><a data-article="${target}">дальше</a></p>`,
    });
    const refused = await publish(article);
    expect(at(refused.body, 'error', 'message')).toContain('неопубликованную статью «Статья target»');
    expect((await publish(target)).status).toBe(200);
    expect((await publish(article)).status).toBe(200);
  });

  test('what is typed and not saved is checked already', async () => {
    const documentId = await createArticle('typed', {});
    const uid = 'api::knowledge.article';
    const codes = async (values: object) =>
      (await problemsOf(uid, { documentId, values }, editor)).map((problem) => at(problem, 'code'));
    expect(await codes({})).not.toContain('no-description');
    expect(await codes({ description: '', tags: { connect: [], disconnect: [] } })).toContain(
      'no-description',
    );
  });

  test('while the site hangs, a publication waits for it, and nobody for the publication', async () => {
    const article = await createArticle('waiting', { text: '<p><a href="/a/long/way">сюда</a></p>' });
    const other = await createArticle('not-waiting', {});
    site.be('hangs');
    try {
      const ended: string[] = [];
      const publication = publish(article).finally(() => ended.push('publication'));
      await pause(300);
      const saved = await put(`${cms.url}${ARTICLES}/${other}`, { title: 'Другая' }, editor);
      ended.push('saving');
      expect(saved.status).toBe(200);
      expect((await publication).status).toBe(200);
      expect(ended).toEqual(['saving', 'publication']);
    } finally {
      site.be('takes');
    }
  });

  test('settings are public at once, so a broken link keeps them from being saved', async () => {
    const columns = (href: string) => ({
      footer_columns: [{ title: 'О нас', links: [{ label: 'Мы', href }] }],
    });
    const refused = await put(cms.url + FOOTER, columns('/nowhere'), marketer);
    expect(refused.status).toBe(400);
    expect(at(refused.body, 'error', 'details', 'errors', 0, 'path')).toEqual([
      ...['footer_columns', '0', 'links', '0', 'href'],
    ]);
    const kept = await query(cms.url, '{ footer { footer_columns { title } } }');
    expect(at(kept.body, 'data', 'footer', 'footer_columns')).not.toContainEqual({ title: 'О нас' });
    expect((await put(cms.url + FOOTER, columns('/ai-help'), marketer)).status).toBe(200);
  });

  test('only a developer publishes in spite of the check', async () => {
    const article = await createArticle('anyway', { description: '' });
    const address = `${cms.url}/vitrina/checks/api::knowledge.article/${article}/publish-anyway`;
    expect((await post(address, {}, editor)).status).toBe(403);
    expect(await shown('anyway')).toEqual([]);
    expect((await post(address, {}, developer)).status).toBe(200);
    expect(await shown('anyway')).toHaveLength(1);
  });

  describe('blanks in a required field count as nothing', () => {
    const REFUSED = [400, expect.stringMatching(/Заполните это поле|заполните это поле/)];
    const told = ({ status, body }: Answer) => [status, at(body, 'error', 'message')];

    test.each(['', '   '])('a banner called «%s» is saved as a draft and not published', async (title) => {
      const banners = `${cms.url}${PANEL}/collection-types/api::site.banner`;
      const saved = await post(banners, { title, type: 'vds', place: 'home' }, marketer);
      expect(saved.status).toBe(201);
      const banner = `${banners}/${at(saved.body, 'data', 'documentId')}`;
      expect(told(await post(`${banner}/actions/publish`, {}, marketer))).toEqual(REFUSED);
    });

    test('a line of the menu and the name of the site', async () => {
      const single = `${cms.url}${PANEL}/single-types`;
      const menu = { menu_links: [{ label: ' ', href: '/services' }] };
      expect(told(await put(`${single}/api::site.navigation`, menu, marketer))).toEqual(REFUSED);
      expect(told(await put(`${single}/api::site.site-settings`, { brand_name: ' ' }, marketer))).toEqual(
        REFUSED,
      );
    });
  });

  test.each([
    ['phone', 'позвоните'],
    ['email', 'пишите нам'],
    ['accent_colour', 'красный'],
    ['accent_colour', '#ffd500'],
  ])('a %s that is none is refused', async (field, words) => {
    const settings = `${cms.url}${PANEL}/single-types/api::site.site-settings`;
    const { status, body } = await put(settings, { brand_name: 'Vitrina', [field]: words }, marketer);
    expect([status, at(body, 'error', 'details', 'errors', 0, 'path', 0)]).toEqual([400, field]);
  });

  test('a picture that is no logo is refused at its field and not kept, and one that is can be set', async () => {
    const settings = `${cms.url}${PANEL}/single-types/api::site.site-settings`;
    const drawn = async (width: number, height: number) => ({
      ...{ name: `${width}.png`, type: 'image/png' },
      bytes: await sharp({ create: { width, height, channels: 4, background: '#0b62c4' } })
        .png()
        .toBuffer(),
    });
    const pictureOf = async (width: number, height: number) => {
      const { body } = await sendFile(cms.url, marketer, await drawn(width, height));
      return Number(at(body, 0, 'id'));
    };
    const [small, fit] = [await pictureOf(40, 40), await pictureOf(104, 52)];
    const refused = await put(settings, { brand_name: 'Vitrina', logo: small }, marketer);
    expect([refused.status, at(refused.body, 'error', 'details', 'errors', 0, 'path', 0)]).toEqual([
      400,
      'logo',
    ]);
    expect(at((await get(settings, marketer)).body, 'data', 'logo')).toBeNull();
    expect((await put(settings, { brand_name: 'Vitrina', logo: fit }, marketer)).status).toBe(200);
    expect(at((await get(settings, marketer)).body, 'data', 'logo', 'id')).toBe(fit);

    const wide = await drawn(500, 52);
    const replaced = await sendFile(cms.url, marketer, wide, fit);
    expect([replaced.status, at(replaced.body, 'error', 'message')]).toEqual([
      400,
      expect.stringContaining('слишком широкий'),
    ]);
    expect((await sendFile(cms.url, marketer, await drawn(90, 60), fit)).status).toBe(200);
    expect((await sendFile(cms.url, marketer, wide, small)).status).toBe(200);
  });

  test('a banner of a type no page shows is warned of, and its neighbour is not', async () => {
    const banner = { title: 'Скидка', text: 'До утра', place: 'services' };
    const of = async (type: string) =>
      (await problemsOf('api::site.banner', { values: { ...banner, type } }, marketer)).length;
    expect([await of('migration-grant'), await of('kubernetes')]).toEqual([1, 0]);
  });

  test('nobody checks what is not theirs to see', async () => {
    const answers = [
      await post(`${cms.url}/vitrina/checks/api::knowledge.article`, {}, marketer),
      await post(`${cms.url}/vitrina/checks/api::site.banner`, {}, editor),
      await post(`${cms.url}/vitrina/checks/api::site.banner`, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 401]);
  });
});
