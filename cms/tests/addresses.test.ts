import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnBothByNight, type TestDatabase } from './databases';
import { type Answer, at, del, get, logIn, post, put, query } from './requests';
import { DEMO_PASSWORD, type RunningCms, startCms } from './running-cms';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What the check before publishing asks of an entry beside what a test is about. */
const BLOCKS = [{ __component: 'blocks.hero', title: 'Заголовок' }];
const READY: Record<string, object> = {
  'knowledge.article': { description: 'О чём она.', text: '<p>Слова.</p>' },
  'site.service': { blocks: BLOCKS },
  'site.page': { blocks: BLOCKS },
};

describeOnBothByNight('addresses', (create) => {
  let cms: RunningCms;
  let database: TestDatabase;
  let developer: string;
  let editor: string;

  beforeAll(async () => {
    database = await create();
    cms = await startCms({ ...database.variables, SEED: 'true', VITRINA_DEMO: 'true', DEMO_PASSWORD });
    developer = await logIn(cms.url, 'developer@vitrina.example', DEMO_PASSWORD);
    editor = await logIn(cms.url, 'editor@vitrina.example', DEMO_PASSWORD);
  });

  afterAll(async () => {
    await cms?.stop();
    await database?.remove();
  });

  const entries = (uid: string) => `${cms.url}/content-manager/collection-types/api::${uid}`;

  async function made(uid: string, fields: object): Promise<string> {
    const entry = { ...READY[uid], ...fields };
    const { status, body } = await post(entries(uid), entry, developer);
    expect(status, JSON.stringify(body)).toBe(201);
    return String(at(body, 'data', 'documentId'));
  }

  async function published(uid: string, fields: object): Promise<string> {
    const id = await made(uid, fields);
    await publish(uid, id);
    return id;
  }

  async function publish(uid: string, id: string): Promise<void> {
    const { status, body } = await post(`${entries(uid)}/${id}/actions/publish`, {}, developer);
    expect(status, JSON.stringify(body)).toBe(200);
  }

  async function change(uid: string, id: string, fields: object): Promise<void> {
    const { status, body } = await put(`${entries(uid)}/${id}`, fields, developer);
    expect(status, JSON.stringify(body)).toBe(200);
  }

  async function idOf(uid: string, field: string, value: string): Promise<string> {
    const { body } = await get(`${entries(uid)}?filters[${field}][$eq]=${value}`, developer);
    return String(at(body, 'results', 0, 'documentId'));
  }

  /** Where the site is told that an address leads; nowhere when there is no redirect. */
  async function ledFrom(address: string): Promise<unknown> {
    const { body } = await query(cms.url, '{ redirectTable { rows } }');
    const rows = at(body, 'data', 'redirectTable', 'rows');
    return at(Array.isArray(rows) ? rows.find((row) => at(row, 0) === address) : undefined, 1);
  }

  /** Addresses of which the site is told that an entry stood there until it was withdrawn. */
  async function gone(): Promise<unknown[]> {
    const { body } = await query(cms.url, '{ redirectTable { gone } }');
    const addresses = at(body, 'data', 'redirectTable', 'gone');
    return Array.isArray(addresses) ? addresses : [];
  }

  async function version(): Promise<unknown> {
    const { body } = await query(cms.url, '{ redirectTable { version } }');
    return at(body, 'data', 'redirectTable', 'version');
  }

  async function redirect(fields: object): Promise<Answer> {
    return post(entries('site.redirect'), fields, developer);
  }

  function expectRefusal({ status, body }: Answer, ...words: string[]): void {
    expect(status).toBe(400);
    for (const word of words) expect(at(body, 'error', 'message')).toContain(word);
  }

  describe('an entry that moves', () => {
    test('leaves a redirect when its new address is published, and not before', async () => {
      const topic = await idOf('knowledge.topic', 'path', 'linux');
      const article = await published('knowledge.article', { title: 'Переезд', url: 'first', topic });
      await change('knowledge.article', article, { url: 'second' });
      expect(await ledFrom('/tutorials/linux/first')).toBeUndefined();
      await publish('knowledge.article', article);
      expect(await ledFrom('/tutorials/linux/first')).toBe('/tutorials/linux/second');
    });

    test('is found by every address it had, in one step, and takes an address back', async () => {
      const article = await idOf('knowledge.article', 'url', 'second');
      const web = await idOf('knowledge.topic', 'path', 'web');
      await change('knowledge.article', article, { topic: web });
      await publish('knowledge.article', article);
      expect(await ledFrom('/tutorials/linux/first')).toBe('/tutorials/web/second');
      expect(await ledFrom('/tutorials/linux/second')).toBe('/tutorials/web/second');
      const linux = await idOf('knowledge.topic', 'path', 'linux');
      await change('knowledge.article', article, { url: 'first', topic: linux });
      await publish('knowledge.article', article);
      expect(await ledFrom('/tutorials/linux/first')).toBeUndefined();
      expect(await ledFrom('/tutorials/linux/second')).toBe('/tutorials/linux/first');
      await change('knowledge.article', article, { topic: { set: [] } });
      await publish('knowledge.article', article);
      expect(await ledFrom('/tutorials/linux/first')).toBe('/blog/first');
    });

    test('answers 404 once withdrawn, and takes its redirects along once deleted', async () => {
      const article = await idOf('knowledge.article', 'url', 'first');
      const own = `${entries('knowledge.article')}/${article}`;
      expect((await post(`${own}/actions/unpublish`, {}, editor)).status).toBe(200);
      expect(await ledFrom('/blog/first')).toBeUndefined();
      expect(await ledFrom('/tutorials/linux/first')).toBe('/blog/first');
      expect((await del(own, editor)).status).toBe(200);
      expect(await ledFrom('/tutorials/linux/first')).toBeUndefined();
    });

    test('that was withdrawn meanwhile, leaves a redirect where visitors found it last', async () => {
      const own = (id: string) => `${entries('knowledge.article')}/${id}`;
      const article = await published('knowledge.article', { title: 'Снятая', url: 'withdrawn-first' });
      expect((await post(`${own(article)}/actions/unpublish`, {}, developer)).status).toBe(200);
      await change('knowledge.article', article, { url: 'withdrawn-never-shown' });
      await change('knowledge.article', article, { url: 'withdrawn-second' });
      await publish('knowledge.article', article);
      expect(await ledFrom('/blog/withdrawn-first')).toBe('/blog/withdrawn-second');
      expect(await ledFrom('/blog/withdrawn-never-shown')).toBeUndefined();
    });

    test('that was withdrawn meanwhile, leaves its address to who stands there now', async () => {
      const page = await published('site.page', { title: 'Акция', slug: 'discount' });
      expect((await post(`${entries('site.page')}/${page}/actions/unpublish`, {}, developer)).status).toBe(
        200,
      );
      await change('site.page', page, { slug: 'old-discount' });
      await published('site.page', { title: 'Новая акция', slug: 'discount' });
      await publish('site.page', page);
      expect(await ledFrom('/discount')).toBeUndefined();
    });

    test('takes everything below it along, when it is a topic', async () => {
      const parent = await made('knowledge.topic', { name: 'Хранение', path: 'depot' });
      const child = await made('knowledge.topic', { name: 'Диски', path: 'shelves', parent });
      await published('knowledge.article', { title: 'Диск', url: 'a-disk', topic: child });
      await published('knowledge.article', { title: 'Склад', url: 'a-store', topic: parent });
      await made('knowledge.article', { title: 'Черновик', url: 'a-draft', topic: parent });
      await change('knowledge.topic', parent, { path: 'data' });
      expect(await ledFrom('/tutorials/depot')).toBe('/tutorials/data');
      expect(await ledFrom('/tutorials/depot/a-store')).toBe('/tutorials/data/a-store');
      expect(await ledFrom('/tutorials/depot/shelves')).toBe('/tutorials/data/shelves');
      expect(await ledFrom('/tutorials/depot/shelves/a-disk')).toBe('/tutorials/data/shelves/a-disk');
      expect(await ledFrom('/tutorials/depot/a-draft')).toBeUndefined();
      await change('knowledge.topic', child, { parent: { set: [] } });
      expect(await ledFrom('/tutorials/data/shelves/a-disk')).toBe('/tutorials/shelves/a-disk');
      expect(await ledFrom('/tutorials/depot/shelves/a-disk')).toBe('/tutorials/shelves/a-disk');
    });

    test.each([
      ['category', 'practice', 'how-to', ['/blog/practice', '/blog/how-to']],
      ['author', 'daria-vetrova', 'daria', ['/tutorials/authors/daria-vetrova', '/tutorials/authors/daria']],
      [
        'expert',
        'marina-orlova',
        'marina',
        ['/tutorials/experts/marina-orlova', '/tutorials/experts/marina'],
      ],
      ['tag', 'backups', 'copies', ['/tutorials/tag/backups', '/tutorials/tag/copies']],
      [
        'series',
        'site-behind-nginx',
        'a-site',
        ['/tutorials/series/site-behind-nginx', '/tutorials/series/a-site'],
      ],
    ])('may be a %s', async (type, path, renamed, [former, present]) => {
      await change(`knowledge.${type}`, await idOf(`knowledge.${type}`, 'path', path), { path: renamed });
      expect(await ledFrom(String(former))).toBe(present);
    });

    test('may be a service that becomes a solution, or a page', async () => {
      const service = await idOf('site.service', 'slug', 's3');
      await change('site.service', service, { slug: 'storage', kind: 'solution' });
      await publish('site.service', service);
      expect(await ledFrom('/services/s3')).toBe('/solutions/storage');
      const page = await idOf('site.page', 'slug', 'ai-help');
      await change('site.page', page, { slug: 'help-with-ai' });
      await publish('site.page', page);
      expect(await ledFrom('/ai-help')).toBe('/help-with-ai');
    });

    test('leaves nothing when its publication fails', async () => {
      const moved = await published('site.page', { title: 'Переедет', slug: 'will-move' });
      const faulty = await made('site.page', { title: 'Не выйдет', slug: 'not-published' });
      await change('site.page', moved, { slug: 'has-moved' });
      await change('site.page', faulty, { slug: 'Не адрес' });
      const both = { documentIds: [moved, faulty] };
      const { status } = await post(`${entries('site.page')}/actions/bulkPublish`, both, developer);
      expect(status).toBe(400);
      expect(await ledFrom('/will-move')).toBeUndefined();
    });
  });

  describe('what is withdrawn', () => {
    const own = (id: string) => `${entries('knowledge.article')}/${id}`;

    test('is told to be gone until it is published again', async () => {
      const article = await published('knowledge.article', { title: 'Вернётся', url: 'comes-back' });
      const before = await version();
      expect((await post(`${own(article)}/actions/unpublish`, {}, developer)).status).toBe(200);
      expect(await version()).not.toBe(before);
      expect(await gone()).toContain('/blog/comes-back');
      await publish('knowledge.article', article);
      expect(await gone()).not.toContain('/blog/comes-back');
    });

    test('is gone for good once deleted, at every address visitors ever found it', async () => {
      const article = await published('knowledge.article', { title: 'Уйдёт', url: 'leaves' });
      await change('knowledge.article', article, { url: 'leaves-for-good' });
      await publish('knowledge.article', article);
      expect((await del(own(article), editor)).status).toBe(200);
      expect(await gone()).toEqual(expect.arrayContaining(['/blog/leaves', '/blog/leaves-for-good']));
    });

    test('stays gone when it is deleted after that, whatever its draft was called', async () => {
      const article = await published('knowledge.article', { title: 'Снята и удалена', url: 'was-shown' });
      expect((await post(`${own(article)}/actions/unpublish`, {}, developer)).status).toBe(200);
      await change('knowledge.article', article, { url: 'was-never-shown' });
      expect((await del(own(article), editor)).status).toBe(200);
      expect(await gone()).toContain('/blog/was-shown');
      expect(await gone()).not.toContain('/blog/was-never-shown');
    });

    test('is not a draft that nobody ever published', async () => {
      const draft = await made('knowledge.article', { title: 'Черновик', url: 'only-a-draft' });
      expect((await del(own(draft), editor)).status).toBe(200);
      expect(await gone()).not.toContain('/blog/only-a-draft');
    });

    test('may have two addresses: a tag', async () => {
      const tag = await made('knowledge.tag', { name: 'Ненужная', path: 'of-no-use' });
      expect((await del(`${entries('knowledge.tag')}/${tag}`, editor)).status).toBe(200);
      expect(await gone()).toEqual(
        expect.arrayContaining(['/tutorials/tag/of-no-use', '/blog/tag/of-no-use']),
      );
    });
  });

  describe('a redirect by hand', () => {
    test('is kept in one spelling, and told to the site with those that lead to it', async () => {
      expect((await redirect({ from: '/Old-Name/', to: '/newer?x=1' })).status).toBe(201);
      expect(await ledFrom('/old-name')).toBe('/newer?x=1');
      const newest = { from: '/newer', to: 'https://elsewhere.example/page' };
      const { body } = await redirect({ ...newest, made_by: 'automatic' });
      expect(at(body, 'data', 'made_by')).toBe('hand');
      expect(await ledFrom('/old-name')).toBe('https://elsewhere.example/page?x=1');
      const version = '{ redirectTable { version } }';
      const told = await query(cms.url, version);
      const known = at(told.body, 'data', 'redirectTable', 'version');
      const again = await query(
        cms.url,
        'query($known: String) { redirectTable(known: $known) { version rows } }',
        { known },
      );
      expect(at(again.body, 'data', 'redirectTable')).toEqual({ version: known, rows: null });
    });

    test.each([
      ['a second one from an address', { from: '/OLD-NAME', to: '/x' }, 'уже ведёт'],
      ['a circle', { from: '/elsewhere', to: '/elsewhere/' }, 'само на себя'],
      ['an address the site needs', { from: '/order', to: '/x' }, 'нужен самому сайту'],
      ['an address where something stands', { from: '/services/gpu', to: '/x' }, 'услуга или решение'],
      ['more letters than an address has', { from: `/${'x'.repeat(1000)}`, to: '/x' }, 'слишком длинный'],
      ['a script', { from: '/script', to: 'javascript:alert(1)' }, 'Напишите адрес'],
    ])('is refused: %s', async (_what, fields, words) => {
      expectRefusal(await redirect(fields), words);
    });

    test('may be longer than most texts of the CMS', async () => {
      const from = `/${'long-'.repeat(150)}`;
      expect((await redirect({ from, to: `/services?${'y'.repeat(1500)}` })).status).toBe(201);
    });

    test('leads nobody in a circle, by a change either, and says how it would go', async () => {
      await redirect({ from: '/one', to: '/two', redirect_kind: 'temporary' });
      await redirect({ from: '/two', to: '/three', redirect_kind: 'temporary' });
      expectRefusal(await redirect({ from: '/three', to: '/one' }), '/three → /one → /two → /three');
      const third = { from: '/three', to: '/one', enabled: false };
      const { body } = await redirect(third);
      const own = `${entries('site.redirect')}/${at(body, 'data', 'documentId')}`;
      expectRefusal(await put(own, { enabled: true }, developer), 'ходил бы по кругу');
      expect((await put(own, { enabled: true, to: '/four' }, developer)).status).toBe(200);
      expect(await ledFrom('/three')).toBe('/four');
    });

    test('is switched off by what is published at its address', async () => {
      await redirect({ from: '/soon', to: '/services' });
      await published('site.page', { title: 'Скоро', slug: 'soon' });
      expect(await ledFrom('/soon')).toBeUndefined();
      const { body } = await get(`${entries('site.redirect')}?filters[from][$eq]=/soon`, developer);
      expect(at(body, 'results', 0, 'enabled')).toBe(false);
    });

    test('is not the editor’s business', async () => {
      expect((await post(entries('site.redirect'), { from: '/mine', to: '/x' }, editor)).status).toBe(403);
      expect((await query(cms.url, '{ redirectTable { version } }', {}, '')).status).toBe(401);
    });
  });

  describe('what others use', () => {
    test.each([
      ['topic', 'path', 'databases', 'статья «'],
      ['category', 'path', 'news', 'рубрика статьи'],
      ['author', 'path', 'ilya-somov', 'автор статьи'],
      ['expert', 'path', 'marina', 'проверил статью'],
      ['tag', 'path', 'security', 'метка статьи'],
      ['series', 'path', 'server-from-scratch', 'серия статьи'],
      ['article', 'url', 'ssh-keys', 'Читайте также'],
    ])('is not deleted: a %s', async (type, field, value, words) => {
      const id = await idOf(`knowledge.${type}`, field, value);
      expectRefusal(await del(`${entries(`knowledge.${type}`)}/${id}`, developer), 'Нельзя удалить', words);
      const bulk = `${entries(`knowledge.${type}`)}/actions/bulkDelete`;
      expectRefusal(await post(bulk, { documentIds: [id] }, developer), words);
    });

    test('is not withdrawn either, one or many, while what leads to it is shown', async () => {
      const page = await idOf('site.page', 'slug', 'help-with-ai');
      const own = `${entries('site.page')}/${page}/actions/unpublish`;
      expectRefusal(await post(own, {}, developer), 'снять с публикации', 'Подвал');
      const bulk = `${entries('site.page')}/actions/bulkUnpublish`;
      expectRefusal(await post(bulk, { documentIds: [page] }, developer), 'Подвал');
    });

    test('is named five times and counted whole', async () => {
      const topic = await made('knowledge.topic', { name: 'Много', path: 'many' });
      for (const number of [1, 2, 3, 4, 5, 6, 7]) {
        await made('knowledge.article', { title: `Статья ${number}`, url: `many-${number}`, topic });
      }
      const refused = await del(`${entries('knowledge.topic')}/${topic}`, developer);
      expectRefusal(refused, '«Статья 1»', '«Статья 5»', 'и ещё 2', 'Всего: 7');
      expect(at(refused.body, 'error', 'message')).not.toContain('«Статья 6»');
    });

    test.each([
      ['by reference', (id: string) => `<p><a data-article="${id}">Читать</a></p>`],
      ['by a link', () => '<p><a href="/blog/named-by-a-link?x=1#part">Читать</a></p>'],
    ])('may be an article another names in its text %s', async (how, text) => {
      const url = `named-${how.replaceAll(' ', '-')}`;
      const article = await published('knowledge.article', { title: 'Названная', url });
      const near = await published('knowledge.article', { title: 'Похожая', url: `${url}-s` });
      const user = await published('knowledge.article', {
        ...{ title: 'Называет', url: `names-${how.replaceAll(' ', '-')}`, text: text(article) },
      });
      expectRefusal(await del(`${entries('knowledge.article')}/${article}`, editor), '«Называет»');
      expect((await del(`${entries('knowledge.article')}/${near}`, editor)).status).toBe(200);
      expect((await del(`${entries('knowledge.article')}/${user}`, editor)).status).toBe(200);
      expect((await del(`${entries('knowledge.article')}/${article}`, editor)).status).toBe(200);
    });

    test('may be a static preset: the last of a group, or one that took another’s place', async () => {
      const presets = entries('commerce.static-preset');
      const last = ['dedicated-msk-1', 'dedicated-msk-2', 'dedicated-msk-3'];
      const ids = await Promise.all(last.map((code) => idOf('commerce.static-preset', 'code', code)));
      expect((await del(`${presets}/${ids[0]}`, developer)).status).toBe(200);
      expect((await del(`${presets}/${ids[1]}`, developer)).status).toBe(200);
      expectRefusal(await del(`${presets}/${ids[2]}`, developer), 'группы dedicated_msk');
      // A draft shows nothing to anybody, and leaves nobody without a card.
      expect((await put(`${presets}/${ids[2]}`, { group: 'other' }, developer)).status).toBe(200);
      const publishing = `${presets}/${ids[2]}/actions/publish`;
      expectRefusal(await post(publishing, {}, developer), 'последний тариф группы');
      const draft = { code: 'of-a-draft', title: 'Черновик', group: 'dedicated_msk' };
      await made('commerce.static-preset', draft);
      expectRefusal(await post(publishing, {}, developer), 'последний тариф группы');
      expectRefusal(
        await post(`${presets}/${ids[2]}/actions/unpublish`, {}, developer),
        'группы dedicated_msk',
      );
      const successor = await made('commerce.static-preset', {
        ...{ code: 'successor', title: 'Преемник', group: 'other', preset_id: '2453' },
      });
      expectRefusal(await del(`${presets}/${successor}`, developer), 'преемник снятого тарифа');
    });

    test('may be a file: a portrait, or a picture in a text', async () => {
      const form = new FormData();
      form.append('files', new Blob([PIXEL], { type: 'image/png' }), 'pixel.png');
      const headers = { authorization: `Bearer ${developer}` };
      const uploaded = await fetch(`${cms.url}/upload`, { method: 'POST', headers, body: form });
      const [file]: { id: number; hash: string; ext: string }[] = JSON.parse(await uploaded.text());
      if (file === undefined) throw new Error('The file was not taken.');
      const author = await made('knowledge.author', {
        name: 'С лицом',
        path: 'with-a-face',
        avatar: file.id,
      });
      const files = `${cms.url}/upload`;
      expectRefusal(await del(`${files}/files/${file.id}`, developer), 'портрет', '«С лицом»');
      await change('knowledge.author', author, { avatar: null });
      const text = `<figure><img src="/assets/${file.hash}${file.ext}" alt="Точка"></figure>`;
      const article = await made('knowledge.article', { title: 'С картинкой', url: 'with-a-picture', text });
      const bulk = { fileIds: [file.id], folderIds: [] };
      expectRefusal(await post(`${files}/actions/bulk-delete`, bulk, developer), '«С картинкой»');
      await del(`${entries('knowledge.article')}/${article}`, developer);
      expect((await del(`${files}/files/${file.id}`, developer)).status).toBe(200);
    });

    test('is listed in the panel for whoever may see it, with a way to those they may see', async () => {
      const topic = await idOf('knowledge.topic', 'path', 'web');
      const uses = `${cms.url}/vitrina/uses/api::knowledge.topic/${topic}`;
      const { status, body } = await get(uses, editor);
      expect(status).toBe(200);
      expect(at(body, 'addresses')).toEqual(['/tutorials/web']);
      expect(at(body, 'uses', 0)).toMatchObject({ type: 'статья', how: 'тема статьи', isShown: true });
      expect(at(body, 'uses', 0, 'link')).toMatch(/^\/content-manager\/collection-types\/api::knowledge/);
      const marketer = await logIn(cms.url, 'marketer@vitrina.example', DEMO_PASSWORD);
      const tag = await idOf('knowledge.tag', 'path', 'ssh');
      const ofTag = `${cms.url}/vitrina/uses/api::knowledge.tag/${tag}`;
      expect((await get(ofTag, marketer)).status).toBe(403);
      const page = await idOf('site.page', 'slug', 'help-with-ai');
      const ofPage = await get(`${cms.url}/vitrina/uses/api::site.page/${page}`, marketer);
      expect(at(ofPage.body, 'former')).toEqual([{ address: '/ai-help', isByHand: false }]);
      expect(at(ofPage.body, 'uses', 0, 'link')).toBe('/content-manager/single-types/api::site.footer');
      expect((await get(uses, '')).status).toBe(401);
    });
  });
});
