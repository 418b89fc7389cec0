import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sqlite } from './databases';
import { insideACms } from './inside-a-cms';
import { DEMO_PASSWORD, READ_TOKEN, temporaryFolder } from './running-cms';
import { siteQueries } from './site-queries';

interface Found {
  few: Record<string, number>;
  many: Record<string, number>;
  readThrough: Record<string, string[]>;
  shared: { same: number; other: number };
}

/** What grows with the shop; of everything else there are some dozens. */
const GROWING = ['articles', 'requests', 'static_presets', 'files', 'files_related_mph', 'article_search'];

/** From the start of a list: a part behind its end would ask nothing more. */
const FROM_THE_START = /^(start|s\d)$/;

const ofSite = siteQueries()
  .filter(({ isForPreview }) => !isForPreview)
  .map(({ name, text, variables }) => ({
    ...{ name, method: 'POST', path: '/graphql', headers: { authorization: `Bearer ${READ_TOKEN}` } },
    body: {
      query: text,
      variables: Object.fromEntries(
        Object.entries(variables).map(([key, value]) => [key, FROM_THE_START.test(key) ? 0 : value]),
      ),
    },
  }));

const LIST = '/content-manager/collection-types/api::';
const lists = [
  ...['knowledge.article?sort=updatedAt:DESC', 'requests.request?sort=createdAt:DESC'],
  ...['requests.request?sort=createdAt:DESC&filters[$and][0][state][$eq]=new'],
  'commerce.static-preset?sort=code:ASC',
].map((list) => ({
  ...{ name: list, method: 'GET', isOfPanel: true, path: `${LIST}${list}&page=1&pageSize=20` },
}));
const person = {
  ...{ name: 'the requests of a person', method: 'POST', isOfPanel: true },
  ...{ path: '/vitrina/requests-of-person/count', body: { email: 'A@b.example', phone: '+7 900 1234567' } },
};
const ofPanel = [...lists, person];

let found: Found;

beforeAll(async () => {
  const [database, { folder, remove }] = await Promise.all([sqlite(), temporaryFolder()]);
  const file = path.join(folder, 'questions.json');
  const login = {
    ...{ method: 'POST', path: '/admin/login' },
    body: { email: 'developer@vitrina.example', password: DEMO_PASSWORD },
  };
  await writeFile(file, JSON.stringify({ questions: [...ofSite, ...ofPanel], login, growing: GROWING }));
  const variables = {
    ...database.variables,
    SEED: 'true',
    VITRINA_DEMO: 'true',
    DEMO_PASSWORD,
    QUESTIONS: file,
  };
  found = (await insideACms('statements-of-questions', variables)) as Found;
  await Promise.all([database.remove(), remove()]);
}, 180_000);

test('every question takes as many statements for sixty articles as for three', () => {
  expect(Object.keys(found.few).length).toBe(ofSite.length + ofPanel.length);
  expect(found.many).toEqual(found.few);
});

// The parts of the map and the used levels do: docs/decisions/0089.
test.each([
  ...['Article', 'StaticPresets', 'Topic', 'Category', 'Series', 'Author', 'Expert', 'ArticleSearch'],
  ...ofPanel.map(({ name }) => name),
])('%s reads nothing that grows from end to end', (name) => {
  expect(found.few).toHaveProperty([name]);
  expect(found.readThrough[name] ?? []).toEqual([]);
});

test('what two instances of the site ask after the same changes is read once', () => {
  const once = found.few[ofSite[0]?.name ?? ''];
  expect(found.shared).toEqual({ same: once, other: 2 * Number(once) });
});
