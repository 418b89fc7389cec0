import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, at, del, get, logIn, post, put } from './requests';
import { DEMO_PASSWORD, type RunningCms, startCms, temporaryFolder } from './running-cms';

const COLLECTION = '/content-manager/collection-types';
const SINGLE = '/content-manager/single-types';
const ACTIONS = ['read', 'create', 'update', 'publish', 'delete'] as const;

/** A valid new entry of each content type; the address is different each time. */
const BLOCKS = [{ __component: 'blocks.hero', title: 'Заголовок' }];
const ENTRIES: Record<string, (address: string) => object> = {
  'api::knowledge.article': (url) => ({
    title: 'Статья',
    url,
    description: 'О чём она.',
    text: '<p>Слова.</p>',
  }),
  'api::knowledge.author': (address) => ({ name: 'Автор', path: address }),
  'api::knowledge.expert': (address) => ({ name: 'Эксперт', path: address, gender: 'female' }),
  'api::knowledge.category': (address) => ({ name: 'Рубрика', path: address }),
  'api::knowledge.topic': (address) => ({ name: 'Тема', path: address }),
  'api::knowledge.series': (address) => ({ name: 'Серия', path: address }),
  'api::knowledge.tag': (address) => ({ name: 'Метка', path: address }),
  'api::site.banner': () => ({ title: 'Баннер', type: 'vds', place: 'home' }),
  'api::site.incident': () => ({
    ...{ title: 'Сбой', severity: 'trouble', text: 'Слова.' },
    ...{ starts_at: '2026-11-25T09:00:00.000Z', affects_site: true },
  }),
  'api::site.service': (slug) => ({ name: 'Услуга', slug, kind: 'service', blocks: BLOCKS }),
  'api::site.page': (slug) => ({ title: 'Страница', slug, blocks: BLOCKS }),
  'api::commerce.static-preset': (code) => ({ code, title: 'Тариф', group: 'other' }),
};
const WITH_DRAFTS = [
  ...['api::knowledge.article', 'api::site.banner', 'api::site.service', 'api::site.page'],
  ...['api::commerce.static-preset', 'api::commerce.commerce-settings', 'api::site.incident'],
];
const SETTINGS: Record<string, object> = {
  'api::site.site-settings': { tagline: 'Облако без сюрпризов' },
  'api::commerce.commerce-settings': { company_domain: 'vitrina.example' },
};

/** What a role may do with the entries of others; of a content type that is not named, nothing. */
const RIGHTS: Record<string, Record<string, string>> = {
  editor: {
    'api::knowledge.article': 'read create update publish delete',
    'api::knowledge.author': 'read create update delete',
    'api::knowledge.expert': 'read create update delete',
    'api::knowledge.category': 'read create update delete',
    'api::knowledge.topic': 'read create update delete',
    'api::knowledge.tag': 'read create update delete',
    'api::knowledge.series': 'read create update delete',
  },
  author: {
    'api::knowledge.article': 'read create',
    'api::knowledge.author': 'read',
    'api::knowledge.expert': 'read',
    'api::knowledge.category': 'read',
    'api::knowledge.topic': 'read',
    'api::knowledge.tag': 'read',
    'api::knowledge.series': 'read',
  },
  marketer: {
    'api::site.banner': 'read create update publish delete',
    'api::site.incident': 'read create update publish delete',
    'api::site.service': 'read create update publish delete',
    'api::site.page': 'read create update publish delete',
    'api::commerce.static-preset': 'read create update publish delete',
    'api::site.site-settings': 'read update',
    'api::commerce.commerce-settings': 'read update publish',
    'api::knowledge.topic': 'read',
  },
  support: {},
};
const PEOPLE = Object.keys(RIGHTS);

let cms: RunningCms;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const tokens = new Map<string, string>();

beforeAll(async () => {
  folder = await temporaryFolder();
  cms = await startCms({
    DATABASE_FILENAME: path.join(folder.folder, 'data.db'),
    SEED: 'true',
    VITRINA_DEMO: 'true',
    DEMO_PASSWORD,
  });
  for (const name of ['developer', ...PEOPLE]) {
    tokens.set(name, await logIn(cms.url, `${name}@vitrina.example`, DEMO_PASSWORD));
  }
});

afterAll(async () => {
  await cms?.stop();
  await folder?.remove();
});

function tokenOf(name: string): string {
  const token = tokens.get(name);
  if (token === undefined) throw new Error(`${name} has not logged in.`);
  return token;
}

let made = 0;

function make(type: string, name: string): Promise<Answer> {
  made += 1;
  const entry = ENTRIES[type]?.(`made-for-roles-${made}`);
  return post(`${cms.url}${COLLECTION}/${type}`, entry, tokenOf(name));
}

/** The address of a new entry of somebody in the panel. */
async function entryOf(name: string, type: string): Promise<string> {
  const { status, body } = await make(type, name);
  if (status !== 201) throw new Error(`${name} cannot make ${type}: ${JSON.stringify(body)}`);
  return `${cms.url}${COLLECTION}/${type}/${at(body, 'data', 'documentId')}`;
}

describe.each(PEOPLE)('the %s', (name) => {
  test.each(Object.keys(ENTRIES))('has the declared rights, and no others, to %s', async (type) => {
    const token = tokenOf(name);
    const others = await entryOf('developer', type);
    const answers: Record<(typeof ACTIONS)[number], Answer | undefined> = {
      read: await get(`${cms.url}${COLLECTION}/${type}`, token),
      create: await make(type, name),
      update: await put(others, {}, token),
      publish: WITH_DRAFTS.includes(type) ? await post(`${others}/actions/publish`, {}, token) : undefined,
      delete: await del(others, token),
    };
    expect(allowed(answers)).toBe(RIGHTS[name]?.[type] ?? '');
  });

  test.each(Object.keys(SETTINGS))('has the declared rights, and no others, to %s', async (type) => {
    const token = tokenOf(name);
    const address = `${cms.url}${SINGLE}/${type}`;
    const answers = {
      read: await get(address, token),
      update: await put(address, SETTINGS[type], token),
      publish: WITH_DRAFTS.includes(type) ? await post(`${address}/actions/publish`, {}, token) : undefined,
    };
    expect(allowed(answers)).toBe(RIGHTS[name]?.[type] ?? '');
  });

  test.each([
    '/admin/users',
    '/admin/roles',
    '/admin/api-tokens',
    '/admin/webhooks',
    '/admin/transfer/tokens',
    '/upload/settings',
    '/content-type-builder/schema',
  ])("may not see the administrators' %s", async (address) => {
    expect((await get(cms.url + address, tokenOf(name))).status).toBe(403);
  });

  test('makes no accounts and does not rearrange the forms of others', async () => {
    const view = '/content-manager/content-types/api::knowledge.article/configuration';
    expect((await post(`${cms.url}/admin/users`, {}, tokenOf(name))).status).toBe(403);
    expect((await put(cms.url + view, {}, tokenOf(name))).status).toBe(403);
  });
});

/** The actions that were answered with a success; anything but a success or a refusal fails the test. */
function allowed(answers: Record<string, Answer | undefined>): string {
  return Object.entries(answers)
    .filter(([action, answer]) => {
      if (answer === undefined || answer.status === 403) return false;
      expect(answer.status, `${action}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
      return true;
    })
    .map(([action]) => action)
    .join(' ');
}

describe('an author', () => {
  const articles = 'api::knowledge.article';

  test('changes their own article, and neither publishes nor deletes it', async () => {
    const author = tokenOf('author');
    const own = await entryOf('author', articles);
    expect((await put(own, { title: 'Переписано' }, author)).status).toBe(200);
    expect((await post(`${own}/actions/publish`, {}, author)).status).toBe(403);
    expect((await del(own, author)).status).toBe(403);
  });

  test('cannot withdraw what the editor published, nor do in bulk what is refused one by one', async () => {
    const author = tokenOf('author');
    const own = await entryOf('author', articles);
    expect((await post(`${own}/actions/publish`, {}, tokenOf('editor'))).status).toBe(200);
    expect((await post(`${own}/actions/unpublish`, {}, author)).status).toBe(403);
    const documentIds = [own.split('/').at(-1)];
    for (const action of ['bulkPublish', 'bulkUnpublish', 'bulkDelete']) {
      const bulk = `${cms.url}${COLLECTION}/${articles}/actions/${action}`;
      expect((await post(bulk, { documentIds }, author)).status, action).toBe(403);
    }
    const published = await get(`${own}?status=published`, author);
    expect(at(published.body, 'data', 'title')).toBe('Статья');
  });

  test('keeps the right to an article after an editor changed it', async () => {
    const own = await entryOf('author', articles);
    await put(own, { title: 'Правка редактора' }, tokenOf('editor'));
    expect((await put(own, { title: 'Ответ автора' }, tokenOf('author'))).status).toBe(200);
  });

  test.each(['topic', 'category', 'tags', 'author', 'author_reviewed', 'similar_tutorials'])(
    'finds by name what may be chosen as %s',
    async (field) => {
      const address = `${cms.url}/content-manager/relations/${articles}/${field}`;
      const { status, body } = await get(address, tokenOf('author'));
      expect(status).toBe(200);
      expect(at(body, 'results', 0, 'name') ?? at(body, 'results', 0, 'title')).toBeTypeOf('string');
    },
  );
});

describe('files', () => {
  async function upload(name: string): Promise<Answer> {
    const form = new FormData();
    form.append('files', new Blob(['Заметка'], { type: 'text/plain' }), 'note.txt');
    const response = await fetch(`${cms.url}/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokenOf(name)}` },
      body: form,
    });
    return { status: response.status, body: await response.json() };
  }

  async function fileOf(name: string): Promise<string> {
    const { body } = await upload(name);
    return `${cms.url}/upload/files/${at(body, 0, 'id')}`;
  }

  test.each([
    ['editor', 201, 200],
    ['author', 201, 403],
    ['marketer', 201, 200],
    ['support', 403, 403],
  ])("the %s uploads: %i, deletes another's file: %i", async (name, uploads, deletes) => {
    expect((await upload(name)).status).toBe(uploads);
    expect((await del(await fileOf('developer'), tokenOf(name))).status).toBe(deletes);
  });

  test('an author deletes a file of their own', async () => {
    expect((await del(await fileOf('author'), tokenOf('author'))).status).toBe(200);
  });

  test('support does not see the media library', async () => {
    expect((await get(`${cms.url}/upload/files`, tokenOf('support'))).status).toBe(403);
  });
});

test('support may change of a request its state and their note: no other field is theirs', async () => {
  const { body } = await get(`${cms.url}/admin/users/me/permissions`, tokenOf('support'));
  const rights = at(body, 'data');
  const updates = (Array.isArray(rights) ? rights : []).filter(
    (right) => at(right, 'action') === 'plugin::content-manager.explorer.update',
  );
  expect(updates.map((right) => [at(right, 'subject'), at(right, 'properties', 'fields')])).toEqual([
    ['api::requests.request', ['state', 'support_note']],
  ]);
});

test("nobody's menu leads to plugins of others, nor to content types, which are code", async () => {
  const { body } = await get(`${cms.url}/admin/users/me/permissions`, tokenOf('developer'));
  const actions = JSON.stringify(at(body, 'data'));
  expect(actions).toContain('admin::users.read');
  expect(actions).not.toMatch(/admin::marketplace|content-type-builder/);
});
