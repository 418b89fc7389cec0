import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tags } from '../seed/knowledge';
import { at, get, logIn, post, put, query } from './requests';
import { DEMO_PASSWORD, READ_TOKEN, type RunningCms, startCms, temporaryFolder } from './running-cms';
import { listenAsSite } from './site-listener';

const SECRET = 'a-secret-between-cms-and-site';
const ROTATED_TOKEN = 'the-next-read-token-for-tests-98765432';
const COLLECTION = '/content-manager/collection-types';

let cms: RunningCms;
let site: Awaited<ReturnType<typeof listenAsSite>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

function start(readToken: string) {
  return startCms({
    DATABASE_FILENAME: path.join(folder.folder, 'data.db'),
    SCHEMA_FILE: path.join(folder.folder, 'schema.graphql'),
    SEED: 'true',
    VITRINA_DEMO: 'true',
    DEMO_PASSWORD,
    SITE_URL: site.url,
    REVALIDATE_SECRET: SECRET,
    CMS_READ_TOKEN: readToken,
  });
}

const tokens = new Map<string, Promise<string>>();

/** Each logs in once: the panel refuses a sixth log-in within five minutes, and a session outlives a restart. */
function tokenOf(name: string): Promise<string> {
  const known = tokens.get(name);
  if (known !== undefined) return known;
  const token = logIn(cms.url, `${name}@vitrina.example`, DEMO_PASSWORD);
  tokens.set(name, token);
  return token;
}

beforeAll(async () => {
  folder = await temporaryFolder();
  site = await listenAsSite(1);
  cms = await start(READ_TOKEN);
});

afterAll(async () => {
  await cms?.stop();
  await site?.close();
  await folder?.remove();
});

test('the committed schema is the one this CMS serves', async () => {
  const committed = await readFile(path.join(import.meta.dirname, '..', 'schema.graphql'), 'utf8');
  const generated = await readFile(path.join(folder.folder, 'schema.graphql'), 'utf8');
  expect(generated, 'write it anew: SCHEMA_FILE=$PWD/schema.graphql pnpm start').toBe(committed);
});

describe('the panel', () => {
  test('names recent single types on its start page, not their documentIds', async () => {
    const address = `${cms.url}/content-manager/homepage/recent-documents?action=update`;
    const { body } = await get(address, await tokenOf('marketer'));
    const recent = at(body, 'data');
    const singles = Array.isArray(recent) ? recent.filter((entry) => at(entry, 'kind') === 'singleType') : [];
    expect(singles.length).toBeGreaterThan(0);
    for (const single of singles) {
      expect(at(single, 'title')).not.toBe(at(single, 'documentId'));
      expect(at(single, 'title')).toMatch(/[А-Яа-я]|Vitrina/);
    }
  });

  test('a wrong password opens nothing', async () => {
    const { status } = await post(`${cms.url}/admin/login`, {
      email: 'editor@vitrina.example',
      password: 'not-the-password',
    });
    expect(status).toBe(400);
  });

  test.each([
    ['article', { title: 'Статья', url: 'news' }],
    ['category', { name: 'Рубрика', path: 'ssh-keys' }],
    ['article', { title: 'Статья на месте темы', url: 'systemd' }],
    ['topic', { name: 'Тема', path: 'authors' }],
    ['topic', { name: 'Часть списка', path: 'page' }],
    ['topic', { name: 'Тема на месте статьи', path: 'ssh-keys' }],
    ['tag', { name: 'Метка', path: 'Не адрес' }],
    ['author', { name: 'Второй автор', path: 'ilya-somov' }],
  ])('an address that is taken or misspelt is refused for a new %s', async (name, entry) => {
    const editor = await tokenOf('editor');
    const { status } = await post(`${cms.url}${COLLECTION}/api::knowledge.${name}`, entry, editor);
    expect(status).toBe(400);
  });

  test('a second service or solution of one address is refused in Russian, the first may be saved again', async () => {
    const marketer = await tokenOf('marketer');
    const services = `${cms.url}${COLLECTION}/api::site.service`;
    const double = { name: 'Ещё один кластер', slug: 'kubernetes', kind: 'solution' };
    const { status, body } = await post(services, double, marketer);
    expect(status).toBe(400);
    expect(at(body, 'error', 'message')).toBe(
      'По адресу «kubernetes» уже есть услуга или решение, выберите другой.',
    );
    const listed = await get(`${services}?filters[slug][$eq]=kubernetes`, marketer);
    const first = `${services}/${at(listed.body, 'results', 0, 'documentId')}`;
    expect((await put(first, { slug: 'kubernetes', position: 5 }, marketer)).status).toBe(200);
    expect((await put(first, { slug: 's3' }, marketer)).status).toBe(400);
  });

  test.each(['services', 'blog', 'order', 'ai-help'])(
    'a page may not stand at /%s, where the site has one already',
    async (slug) => {
      const marketer = await tokenOf('marketer');
      const page = { title: 'Чужой адрес', slug };
      const { status, body } = await post(`${cms.url}${COLLECTION}/api::site.page`, page, marketer);
      expect(status).toBe(400);
      expect(at(body, 'error', 'message')).toMatch(/выберите другой/);
    },
  );

  test('a misspelt address of a service is not published', async () => {
    const marketer = await tokenOf('marketer');
    const services = `${cms.url}${COLLECTION}/api::site.service`;
    const misspelt = { name: 'Кластер', slug: 'Мой кластер', kind: 'service' };
    const { body } = await post(services, misspelt, marketer);
    const draft = `${services}/${at(body, 'data', 'documentId')}`;
    expect((await post(`${draft}/actions/publish`, {}, marketer)).status).toBe(400);
  });

  test('fields are named, arranged and locked as declared', async () => {
    const view = await viewOf('content-types/api::knowledge.article', 'contentType');
    expect(at(view, 'metadatas', 'similar_tutorials', 'edit', 'label')).toBe('Читайте также');
    expect(at(view, 'metadatas', 'noindex', 'list', 'label')).toBe('Скрыть от поисковиков');
    expect(at(view, 'metadatas', 'views', 'edit', 'editable')).toBe(false);
    expect(at(view, 'layouts', 'edit')).toContainEqual([{ name: 'text', size: 12 }]);
    expect(at(view, 'layouts', 'list')).toEqual(['title', 'topic', 'category', 'author', 'updatedAt']);
    expect(at(view, 'settings', 'defaultSortOrder')).toBe('DESC');
  });

  test('a field means what its own type says, and rows of the settings have a title', async () => {
    const author = await viewOf('content-types/api::knowledge.author', 'contentType');
    expect(at(author, 'metadatas', 'name', 'edit', 'label')).toBe('Имя и фамилия');
    const rule = await viewOf('components/commerce.configurator-rule', 'component');
    expect(at(rule, 'settings', 'mainField')).toBe('configurator_id');
  });

  test('what cannot be saved is explained in Russian, by the name of the field', async () => {
    const editor = await tokenOf('editor');
    const tags = `${cms.url}${COLLECTION}/api::knowledge.tag`;
    const taken = await post(tags, { name: 'Метка', path: 'ssh' }, editor);
    expect(at(taken.body, 'error', 'message')).toBe('Адрес: такое значение уже есть, выберите другое');
    const long = await post(tags, { name: 'ы'.repeat(121), path: 'Не адрес' }, editor);
    expect(at(long.body, 'error', 'details', 'errors', 0, 'message')).toBe(
      'Слишком длинно, не больше 120 знаков',
    );
    expect(at(long.body, 'error', 'message')).toMatch(/^Название: .*; Адрес: запись должна быть такой/s);
    const lost = await get(`${tags}/nowhere`, editor);
    expect(at(lost.body, 'error', 'message')).toBe('Такой записи нет: возможно, её удалили.');
    const stranger = await post(`${cms.url}/admin/login`, { email: 'nobody@vitrina.example', password: 'x' });
    expect(at(stranger.body, 'error', 'message')).toBe('Неверная почта или пароль.');
  });

  test('programs get the errors of Strapi', async () => {
    expect(at((await get(`${cms.url}/api/articles/nowhere`)).body, 'error', 'message')).toBe('Not Found');
  });
});

async function viewOf(model: string, kind: 'contentType' | 'component'): Promise<unknown> {
  const address = `${cms.url}/content-manager/${model}/configuration`;
  return at((await get(address, await tokenOf('developer'))).body, 'data', kind);
}

describe('the site hears', () => {
  const articles = `${COLLECTION}/api::knowledge.article`;
  const draft = {
    title: 'Вышла новая статья',
    url: 'fresh-article',
    description: 'О чём эта статья.',
    text: '<p>Слова.</p>',
  };
  let editor: string;
  let article: string;

  beforeAll(async () => {
    editor = await tokenOf('editor');
    const category = await firstId(`${COLLECTION}/api::knowledge.category?filters[path][$eq]=news`);
    const topic = await firstId(`${COLLECTION}/api::knowledge.topic?filters[path][$eq]=linux`);
    const created = await post(
      cms.url + articles,
      {
        ...draft,
        category: { connect: [{ documentId: category }] },
        topic: { connect: [{ documentId: topic }] },
      },
      editor,
    );
    article = String(at(created.body, 'data', 'documentId'));
  });

  async function firstId(address: string): Promise<string> {
    const { body } = await get(cms.url + address, editor);
    return String(at(body, 'results', 0, 'documentId'));
  }

  test('of a publication, though it refused the first change event, and nothing of the draft', async () => {
    const { status } = await post(`${cms.url}${articles}/${article}/actions/publish`, {}, editor);
    expect(status).toBe(200);
    expect(await site.waitFor(1)).toEqual([
      {
        path: '/api/revalidate',
        secret: SECRET,
        number: expect.stringMatching(/^\d+$/),
        changeEvent: {
          ...{ type: 'article', event: 'publish', id: article },
          ...{ url: 'fresh-article', topic: 'linux', category: 'news' },
        },
      },
    ]);
  });

  test('of both addresses when a published article moves', async () => {
    await put(`${cms.url}${articles}/${article}`, { ...draft, url: 'moved-article' }, editor);
    await post(`${cms.url}${articles}/${article}/actions/publish`, {}, editor);
    const changeEvents = (await site.waitFor(2)).map(({ changeEvent }) => changeEvent);
    const place = { type: 'article', id: article, topic: 'linux', category: 'news' };
    expect(changeEvents).toHaveLength(2);
    expect(changeEvents).toContainEqual({ ...place, event: 'publish', url: 'moved-article' });
    expect(changeEvents).toContainEqual({ ...place, event: 'unpublish', url: 'fresh-article' });
  });

  test('of a withdrawal', async () => {
    await post(`${cms.url}${articles}/${article}/actions/unpublish`, {}, editor);
    const [received] = await site.waitFor(1);
    expect(received?.changeEvent).toMatchObject({ event: 'unpublish', url: 'moved-article' });
  });

  test('of a change to what has no drafts', async () => {
    const tag = await firstId(`${COLLECTION}/api::knowledge.tag?filters[path][$eq]=ssh`);
    await put(`${cms.url}${COLLECTION}/api::knowledge.tag/${tag}`, { name: 'SSH и ключи' }, editor);
    const [received] = await site.waitFor(1);
    expect(received?.changeEvent).toEqual({ type: 'tag', event: 'update', path: 'ssh' });
  });

  test.each([
    ['topic', 'web', 'web-servers', 'topic'],
    ['category', 'practice', 'how-to', 'category'],
    ['author', 'daria-vetrova', 'daria-orlova', 'path'],
    ['expert', 'marina-orlova', 'marina-vetrova', 'path'],
    ['tag', 'backups', 'archives', 'path'],
  ])('of both addresses of a renamed %s, %s and %s', async (type, former, path, part) => {
    const entries = `${COLLECTION}/api::knowledge.${type}`;
    const id = await firstId(`${entries}?filters[path][$eq]=${former}`);
    await put(`${cms.url}${entries}/${id}`, { path }, editor);
    const changeEvents = (await site.waitFor(2)).map(({ changeEvent }) => changeEvent);
    expect(changeEvents).toHaveLength(2);
    expect(changeEvents).toContainEqual({ type, event: 'update', [part]: path });
    expect(changeEvents).toContainEqual({ type, event: 'unpublish', [part]: former });
  });
});

test('a service is read by the site, and the site hears of it, from its publication to its withdrawal', async () => {
  const marketer = await tokenOf('marketer');
  const services = `${cms.url}${COLLECTION}/api::site.service`;
  const entry = {
    name: 'Сеть доставки',
    slug: 'cdn',
    kind: 'service',
    blocks: [{ __component: 'blocks.features', features: [{ title: 'Ближе к людям' }] }],
  };
  const page = `{ services(filters: { slug: { eq: "cdn" } }) {
    kind name blocks { ... on ComponentBlocksFeatures { features { title } } } } }`;
  const created = await post(services, entry, marketer);
  const service = `${services}/${at(created.body, 'data', 'documentId')}`;
  expect(at((await query(cms.url, page)).body, 'data', 'services')).toEqual([]);

  await post(`${service}/actions/publish`, {}, marketer);
  const [published] = await site.waitFor(1);
  const place = { type: 'service', kind: 'service', url: 'cdn' };
  expect(published?.changeEvent).toEqual({ ...place, event: 'publish' });
  expect(at((await query(cms.url, page)).body, 'data', 'services')).toEqual([
    { kind: 'service', name: 'Сеть доставки', blocks: [{ features: [{ title: 'Ближе к людям' }] }] },
  ]);

  await post(`${service}/actions/unpublish`, {}, marketer);
  const [withdrawn] = await site.waitFor(1);
  expect(withdrawn?.changeEvent).toEqual({ ...place, event: 'unpublish' });
  expect(at((await query(cms.url, page)).body, 'data', 'services')).toEqual([]);
});

test('the site hears of a page by its address, from its publication to its withdrawal', async () => {
  const marketer = await tokenOf('marketer');
  const pages = `${cms.url}${COLLECTION}/api::site.page`;
  const blocks = [{ __component: 'blocks.hero', title: 'О нас' }];
  const created = await post(pages, { title: 'О нас', slug: 'about', blocks }, marketer);
  const page = `${pages}/${at(created.body, 'data', 'documentId')}`;
  for (const event of ['publish', 'unpublish'] as const) {
    await post(`${page}/actions/${event}`, {}, marketer);
    const [received] = await site.waitFor(1);
    expect(received?.changeEvent).toEqual({ type: 'page', event, url: 'about' });
  }
});

describe('after a second start', () => {
  beforeAll(async () => {
    const tag = `${cms.url}/content-manager/content-types/api::knowledge.tag/configuration`;
    const view = await viewOf('content-types/api::knowledge.tag', 'contentType');
    const { settings, metadatas, layouts } = Object(view);
    // Strapi answers more about these two than it takes back.
    const { createdBy: _created, updatedBy: _updated, ...fields } = metadatas;
    const list = ['name'];
    await put(
      tag,
      { settings, metadatas: fields, layouts: { ...layouts, list } },
      await tokenOf('developer'),
    );
    expect(at(await viewOf('content-types/api::knowledge.tag', 'contentType'), 'layouts', 'list')).toEqual(
      list,
    );
    await cms.stop();
    cms = await start(ROTATED_TOKEN);
  });

  test('what an editor changed is kept and nothing is seeded twice', async () => {
    const { body } = await query(
      cms.url,
      `{ tags(sort: "path", pagination: { limit: 100 }) { path name } staticPresets { code }
         articles(pagination: { limit: 100 }) { url }
         services(pagination: { limit: 100 }) { slug } }`,
      {},
      ROTATED_TOKEN,
    );
    expect(at(body, 'data', 'tags')).toHaveLength(tags.length);
    expect(at(body, 'data', 'tags')).toContainEqual({ path: 'ssh', name: 'SSH и ключи' });
    const addresses = (at(body, 'data', 'articles') as { url: string }[]).map(({ url }) => url);
    expect(addresses.length).toBe(new Set(addresses).size);
    expect(addresses).toContain('ssh-keys');
    expect(at(body, 'data', 'staticPresets')).toHaveLength(10);
    expect(at(body, 'data', 'services')).toHaveLength(15);
  });

  test('a list that was rearranged in the panel is as declared', async () => {
    const view = await viewOf('content-types/api::knowledge.tag', 'contentType');
    expect(at(view, 'layouts', 'list')).toEqual(['name', 'path', 'updatedAt']);
  });

  test('the former read token no longer works', async () => {
    expect((await get(`${cms.url}/api/articles`, READ_TOKEN)).status).toBe(401);
    expect((await get(`${cms.url}/api/articles`, ROTATED_TOKEN)).status).toBe(200);
  });

  test('only the token of the site exists', async () => {
    const developer = await tokenOf('developer');
    const { body } = await get(`${cms.url}/admin/api-tokens`, developer);
    expect(at(body, 'data')).toHaveLength(1);
    expect(at(body, 'data', 0, 'type')).toBe('custom');
  });
});
