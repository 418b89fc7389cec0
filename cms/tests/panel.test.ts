import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, get, logIn, post, put, query } from './requests';
import { DEMO_PASSWORD, READ_TOKEN, type RunningCms, startCms, temporaryFolder } from './running-cms';
import { listenAsSite } from './site-listener';

const SECRET = 'a-secret-between-cms-and-site';
const ROTATED_TOKEN = 'the-next-read-token-for-tests-98765432';
const COLLECTION = '/content-manager/collection-types';
const SINGLE = '/content-manager/single-types';
const EDITORS_OWN = ['article', 'author', 'expert', 'category', 'topic', 'tag'].map(
  (name) => `${COLLECTION}/api::knowledge.${name}`,
);
const MARKETERS_OWN = [
  `${COLLECTION}/api::site.banner`,
  `${COLLECTION}/api::site.service`,
  `${COLLECTION}/api::site.page`,
  `${COLLECTION}/api::commerce.static-preset`,
  `${SINGLE}/api::site.site-settings`,
  `${SINGLE}/api::commerce.commerce-settings`,
];
const ADMINISTRATORS_OWN = ['/admin/users', '/admin/roles', '/admin/api-tokens'];

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
  test.each([
    ['developer', [...EDITORS_OWN, ...MARKETERS_OWN, ...ADMINISTRATORS_OWN], []],
    ['editor', [...EDITORS_OWN, '/upload/files'], [...MARKETERS_OWN, ...ADMINISTRATORS_OWN]],
    ['marketer', [...MARKETERS_OWN, '/upload/files'], [...EDITORS_OWN, ...ADMINISTRATORS_OWN]],
  ])('the %s sees exactly what is theirs', async (name, own, refused) => {
    const token = await tokenOf(name);
    for (const address of own) expect((await get(cms.url + address, token)).status, address).toBe(200);
    for (const address of refused) expect((await get(cms.url + address, token)).status, address).toBe(403);
  });

  test('a wrong password opens nothing', async () => {
    const { status } = await post(`${cms.url}/admin/login`, {
      email: 'editor@vitrina.example',
      password: 'not-the-password',
    });
    expect(status).toBe(400);
  });

  test('nobody changes what is not theirs', async () => {
    const editor = await tokenOf('editor');
    const marketer = await tokenOf('marketer');
    const banner = { title: 'Чужой баннер', type: 'vds', place: 'home' };
    const article = { title: 'Чужая статья', url: 'not-mine' };
    expect((await post(`${cms.url}${COLLECTION}/api::site.banner`, banner, editor)).status).toBe(403);
    expect((await put(`${cms.url}${SINGLE}/api::site.site-settings`, {}, editor)).status).toBe(403);
    expect((await post(`${cms.url}${COLLECTION}/api::knowledge.article`, article, marketer)).status).toBe(
      403,
    );
  });

  test.each([
    ['article', { title: 'Статья', url: 'news' }],
    ['category', { name: 'Рубрика', path: 'ssh-keys' }],
    ['topic', { name: 'Тема', path: 'authors' }],
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

  test('fields have Russian names', async () => {
    const token = await tokenOf('developer');
    const address = '/content-manager/content-types/api::knowledge.article/configuration';
    const { body } = await get(cms.url + address, token);
    expect(at(body, 'data', 'contentType', 'metadatas', 'similar_tutorials', 'edit', 'label')).toBe(
      'Читайте также',
    );
  });

  test('the text of an article takes a whole row, and rows of the settings have a title', async () => {
    const token = await tokenOf('developer');
    const views = `${cms.url}/content-manager`;
    const article = await get(`${views}/content-types/api::knowledge.article/configuration`, token);
    expect(at(article.body, 'data', 'contentType', 'layouts', 'edit')).toContainEqual([
      { name: 'text', size: 12 },
    ]);
    const rule = await get(`${views}/components/commerce.configurator-rule/configuration`, token);
    expect(at(rule.body, 'data', 'component', 'settings', 'mainField')).toBe('configurator_id');
    const period = await get(`${views}/components/commerce.payment-period/configuration`, token);
    expect(at(period.body, 'data', 'component', 'settings', 'mainField')).toBe('code');
  });
});

describe('the site hears', () => {
  const articles = `${COLLECTION}/api::knowledge.article`;
  const draft = { title: 'Вышла новая статья', url: 'fresh-article' };
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

  test('of a publication, though it refused the first notice, and nothing of the draft', async () => {
    const { status } = await post(`${cms.url}${articles}/${article}/actions/publish`, {}, editor);
    expect(status).toBe(200);
    expect(await site.waitFor(1)).toEqual([
      {
        path: '/api/revalidate',
        secret: SECRET,
        notice: { type: 'article', event: 'publish', url: 'fresh-article', topic: 'linux', category: 'news' },
      },
    ]);
  });

  test('of both addresses when a published article moves', async () => {
    await put(`${cms.url}${articles}/${article}`, { ...draft, url: 'moved-article' }, editor);
    await post(`${cms.url}${articles}/${article}/actions/publish`, {}, editor);
    const notices = (await site.waitFor(2)).map(({ notice }) => notice);
    const place = { type: 'article', topic: 'linux', category: 'news' };
    expect(notices).toHaveLength(2);
    expect(notices).toContainEqual({ ...place, event: 'publish', url: 'moved-article' });
    expect(notices).toContainEqual({ ...place, event: 'unpublish', url: 'fresh-article' });
  });

  test('of a withdrawal', async () => {
    await post(`${cms.url}${articles}/${article}/actions/unpublish`, {}, editor);
    const [received] = await site.waitFor(1);
    expect(received?.notice).toMatchObject({ event: 'unpublish', url: 'moved-article' });
  });

  test('of a change to what has no drafts', async () => {
    const tag = await firstId(`${COLLECTION}/api::knowledge.tag?filters[path][$eq]=ssh`);
    await put(`${cms.url}${COLLECTION}/api::knowledge.tag/${tag}`, { name: 'SSH и ключи' }, editor);
    const [received] = await site.waitFor(1);
    expect(received?.notice).toEqual({ type: 'tag', event: 'update', path: 'ssh' });
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
    const notices = (await site.waitFor(2)).map(({ notice }) => notice);
    expect(notices).toHaveLength(2);
    expect(notices).toContainEqual({ type, event: 'update', [part]: path });
    expect(notices).toContainEqual({ type, event: 'unpublish', [part]: former });
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
  expect(published?.notice).toEqual({ ...place, event: 'publish' });
  expect(at((await query(cms.url, page)).body, 'data', 'services')).toEqual([
    { kind: 'service', name: 'Сеть доставки', blocks: [{ features: [{ title: 'Ближе к людям' }] }] },
  ]);

  await post(`${service}/actions/unpublish`, {}, marketer);
  const [withdrawn] = await site.waitFor(1);
  expect(withdrawn?.notice).toEqual({ ...place, event: 'unpublish' });
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
    expect(received?.notice).toEqual({ type: 'page', event, url: 'about' });
  }
});

describe('after a second start', () => {
  beforeAll(async () => {
    await cms.stop();
    cms = await start(ROTATED_TOKEN);
  });

  test('what an editor changed is kept and nothing is seeded twice', async () => {
    const { body } = await query(
      cms.url,
      `{ tags(sort: "path") { path name } articles { url } staticPresets { code }
         services(pagination: { limit: 100 }) { slug } }`,
      {},
      ROTATED_TOKEN,
    );
    expect(at(body, 'data', 'tags')).toHaveLength(6);
    expect(at(body, 'data', 'tags', 4)).toEqual({ path: 'ssh', name: 'SSH и ключи' });
    expect(at(body, 'data', 'articles')).toHaveLength(3);
    expect(at(body, 'data', 'staticPresets')).toHaveLength(10);
    expect(at(body, 'data', 'services')).toHaveLength(15);
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
