import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, get, logIn, post, put, query } from './requests';
import { DEMO_PASSWORD, READ_TOKEN, type RunningCms, startCms, temporaryFolder } from './running-cms';

const KEY = 'a-requests-token-for-the-tests-0123456789';
const ARTICLES = '/content-manager/collection-types/api::knowledge.article';
const [ANNA, BORIS, HOME] = ['a'.repeat(43), 'b'.repeat(43), 'h'.repeat(43)];

let cms: RunningCms;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let editor: string;
let article: string;
/** The views that the article has brought from its file. */
let brought: number;

beforeAll(async () => {
  folder = await temporaryFolder();
  cms = await startCms({
    ...{ SEED: 'true', VITRINA_DEMO: 'true', DEMO_PASSWORD, CMS_REQUESTS_TOKEN: KEY },
    DATABASE_FILENAME: path.join(folder.folder, 'data.db'),
  });
  editor = await logIn(cms.url, 'editor@vitrina.example', DEMO_PASSWORD);
  const before = await published();
  [article, brought] = [String(at(before, 'documentId')), Number(at(before, 'views'))];
});
afterAll(async () => {
  await cms?.stop();
  await folder?.remove();
});

/** What the site is told of the article by its own question. */
async function published(): Promise<unknown> {
  const text =
    '{ articles(filters: { url: { eq: "ssh-keys" } }) { documentId views votes rating updatedAt } }';
  return at((await query(cms.url, text)).body, 'data', 'articles', 0);
}

const vote = (stars: number, voter = ANNA, key = KEY) =>
  post(`${cms.url}/api/article-votes`, { article, voter, origin: HOME, stars }, key);
const add = (id: string, amount: number) =>
  post(`${cms.url}/api/article-views`, { id, views: [{ article, amount }] }, KEY);
const figures = (question: string, key = KEY) => get(`${cms.url}/api/article-figures?${question}`, key);

test('nobody but the site tells of readers or asks for them', async () => {
  for (const key of ['', READ_TOKEN, 'another-key-of-thirty-two-characters']) {
    expect((await vote(5, ANNA, key)).status).toBe(401);
    expect((await post(`${cms.url}/api/article-views`, {}, key)).status).toBe(401);
    expect((await figures(`article=${article}`, key)).status).toBe(401);
  }
});

test('votes and views are in the answer to the question for the article, which has not been changed by anybody', async () => {
  const before = await published();
  expect(await vote(5)).toMatchObject({ status: 200, body: { votes: 1, rating: 5, mine: 5 } });
  expect((await vote(4, BORIS)).body).toMatchObject({ votes: 2, rating: 4.5, mine: 4 });
  expect([(await add('batch-0001', 7)).status, (await add('batch-0001', 7)).status]).toEqual([201, 200]);
  expect(await published()).toEqual({
    ...{ documentId: article, updatedAt: at(before, 'updatedAt') },
    ...{ views: brought + 7, votes: 2, rating: 4.5 },
  });
  expect((await figures(`article=${article}&voter=${BORIS}`)).body).toEqual({
    ...{ views: brought + 7, votes: 2, rating: 4.5, mine: 4 },
  });
  expect((await figures(`article=${article}`)).body).toMatchObject({ mine: null });
});

test('an editor saves, publishes and copies an article, and its figures stay what readers have made them', async () => {
  const draft = at((await get(`${cms.url}${ARTICLES}/${article}`, editor)).body, 'data');
  const { status } = await put(
    `${cms.url}${ARTICLES}/${article}`,
    { ...Object(draft), description: 'Иначе сказано.', views: 1_000_000, votes: 500, rating: 5 },
    editor,
  );
  expect(status).toBe(200);
  expect((await post(`${cms.url}${ARTICLES}/${article}/actions/publish`, {}, editor)).status).toBe(200);
  expect(await published()).toMatchObject({ views: brought + 7, votes: 2, rating: 4.5 });
  const copied = await post(
    `${cms.url}${ARTICLES}/clone/${article}`,
    { title: 'Ключи ещё раз', url: 'ssh-keys-again' },
    editor,
  );
  expect(at(copied.body, 'data')).toMatchObject({ url: 'ssh-keys-again', views: 0, votes: 0, rating: null });
  const made = { title: 'Новая', url: 'a-new-article', views: 9, votes: 9, rating: 5 };
  const created = await post(`${cms.url}${ARTICLES}`, made, editor);
  expect(at(created.body, 'data')).toMatchObject({ views: 0, votes: 0, rating: null });
});

test.each([
  ['a vote', '/api/article-votes', { stars: 5 }],
  ['views', '/api/article-views', { id: 'x' }],
])('%s of the wrong shape are refused', async (_, address, body) => {
  expect((await post(cms.url + address, body, KEY)).status).toBe(400);
});

test('a question for figures has to name an article, and one that can be read', async () => {
  expect((await figures('article=no%20id')).status).toBe(400);
  expect((await figures(`article=${article}&voter=somebody`)).status).toBe(400);
  expect((await figures(`article=${'z'.repeat(24)}`)).status).toBe(404);
});
