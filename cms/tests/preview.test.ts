import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, get, logIn, post, put, query } from './requests';
import { DEMO_PASSWORD, type RunningCms, startCms, temporaryFolder } from './running-cms';

const SECRET = 'a-secret-that-signs-tickets-0123456789';
const PREVIEW_TOKEN = 'a-token-that-reads-drafts-0123456789';
const COLLECTION = '/content-manager/collection-types';
const ARTICLES = 'api::knowledge.article';
const PAGES = 'api::site.page';

let cms: RunningCms;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let editor: string;
let marketer: string;
let draft: string;
let hasSite = true;
const site = createServer((_, response) => void response.writeHead(hasSite ? 200 : 503).end());

beforeAll(async () => {
  folder = await temporaryFolder();
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  cms = await startCms({
    DATABASE_FILENAME: path.join(folder.folder, 'data.db'),
    SEED: 'true',
    VITRINA_DEMO: 'true',
    DEMO_PASSWORD,
    SITE_URL: `http://127.0.0.1:${at(site.address(), 'port')}`,
    SITE_PUBLIC_URL: 'https://site.example',
    REVALIDATE_SECRET: 'a-secret-between-cms-and-site',
    PREVIEW_SECRET: SECRET,
    CMS_PREVIEW_TOKEN: PREVIEW_TOKEN,
  });
  editor = await logIn(cms.url, 'editor@vitrina.example', DEMO_PASSWORD);
  marketer = await logIn(cms.url, 'marketer@vitrina.example', DEMO_PASSWORD);
  const { body } = await get(`${cms.url}${COLLECTION}/${ARTICLES}?filters[url][$eq]=draft-example`, editor);
  draft = String(at(body, 'results', 0, 'documentId'));
});

afterAll(async () => {
  await cms?.stop();
  await folder?.remove();
  site.close();
});

function askTicket(uid: string, documentId: string, token?: string) {
  return post(`${cms.url}/vitrina/preview-tickets`, { uid, documentId }, token);
}

async function create(uid: string, entry: object, token: string): Promise<string> {
  const { body } = await post(`${cms.url}${COLLECTION}/${uid}`, entry, token);
  return String(at(body, 'data', 'documentId'));
}

describe('a ticket', () => {
  test('is signed, names one draft, and ends within the quarter of an hour', async () => {
    const { status, body } = await askTicket(ARTICLES, draft, editor);
    expect(status).toBe(200);
    const address = new URL(String(at(body, 'address')));
    expect(address.origin + address.pathname).toBe('https://site.example/preview/article');
    const [content = '', signature] = (address.searchParams.get('ticket') ?? '').split('.');
    // As the site checks it (frontend/src/preview/read-ticket.ts).
    expect(signature).toBe(
      createHmac('sha256', SECRET).update(`preview-ticket:${content}`).digest('base64url'),
    );
    const ticket: unknown = JSON.parse(Buffer.from(content, 'base64url').toString());
    expect(ticket).toMatchObject({ type: 'article', documentId: draft });
    const minutes = (Number(at(ticket, 'expiresAt')) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
  });

  test('is not for strangers, nor for the keys of the site', async () => {
    expect((await askTicket(ARTICLES, draft)).status).toBe(401);
    expect((await askTicket(ARTICLES, draft, PREVIEW_TOKEN)).status).toBe(401);
  });

  test('is refused in Russian to a role that may not read the entry', async () => {
    const { status, body } = await askTicket(ARTICLES, draft, marketer);
    expect(status).toBe(403);
    expect(at(body, 'error', 'message')).toBe('Посмотреть может тот, кому эта запись открыта в CMS.');
  });

  test.each([
    ['a guessed entry', ARTICLES, 'aaaaaaaaaaaaaaaaaaaaaaaa'],
    ['a type without pages', 'api::knowledge.author', 'aaaaaaaaaaaaaaaaaaaaaaaa'],
    ['the accounts of the panel', 'admin::user', '1'],
  ])('is not made for %s', async (_what, uid, documentId) => {
    expect((await askTicket(uid, documentId, editor)).status).toBe(404);
  });

  test('names the fields without which there is no page, and blocks that are not whole', async () => {
    const page = await create(PAGES, { slug: 'half-a-page' }, marketer);
    const refused = await askTicket(PAGES, page, marketer);
    expect(refused.status).toBe(400);
    expect(at(refused.body, 'error', 'message')).toContain('Заполните и сохраните: «Заголовок»');

    const blocks = [{ __component: 'blocks.faq', questions: [{ answer: 'Ответ без вопроса' }] }];
    await put(`${cms.url}${COLLECTION}/${PAGES}/${page}`, { title: 'Полстраницы', blocks }, marketer);
    const opened = await askTicket(PAGES, page, marketer);
    expect(opened.status).toBe(200);
    expect(at(opened.body, 'remarks')).toEqual([expect.stringContaining('заполните: «Вопрос»')]);
  });

  test('is not made while the site is away, and the person hears why', async () => {
    hasSite = false;
    const { status, body } = await askTicket(ARTICLES, draft, editor);
    hasSite = true;
    expect(status).toBe(400);
    expect(at(body, 'error', 'message')).toMatch(/^Сайт сейчас не отвечает/);
  });
});

describe('drafts', () => {
  const drafts =
    '{ articles(status: DRAFT, filters: { url: { eq: "draft-example" } }) { url topic { path } } }';

  test('are read with the token for previews', async () => {
    const { body } = await query(cms.url, drafts, {}, PREVIEW_TOKEN);
    expect(at(body, 'errors')).toBeUndefined();
    expect(at(body, 'data', 'articles', 0, 'url')).toBe('draft-example');
  });

  test('stay closed to the token for what is published, to strangers and to a wrong token', async () => {
    expect((await query(cms.url, drafts)).status).toBe(403);
    expect((await post(`${cms.url}/graphql`, { query: drafts })).status).toBe(401);
    expect((await query(cms.url, drafts, {}, `${PREVIEW_TOKEN}0`)).status).toBe(401);
    expect((await get(`${cms.url}/api/articles?status=draft`)).status).toBe(403);
  });

  test('are none of types without a preview, and by no other way than their status', async () => {
    const authors = await query(cms.url, '{ authors(status: DRAFT) { name } }', {}, PREVIEW_TOKEN);
    expect(at(authors.body, 'errors', 0, 'message')).toBe('Drafts are not public.');
    const never = '{ articles(publicationFilter: NEVER_PUBLISHED) { title } }';
    expect((await query(cms.url, never, {}, PREVIEW_TOKEN)).status).toBe(403);
  });

  test('are not changed with the token for previews', async () => {
    const { status } = await put(
      `${cms.url}/api/articles/${draft}`,
      { data: { title: 'Чужой' } },
      PREVIEW_TOKEN,
    );
    expect([401, 403, 404, 405]).toContain(status);
  });
});

test('what is public has its address, and a draft has none', async () => {
  const address = (uid: string, id: string, token: string) =>
    get(`${cms.url}/vitrina/public-address/${uid}/${id}`, token);
  const { body } = await get(`${cms.url}${COLLECTION}/${ARTICLES}?filters[url][$eq]=ssh-keys`, editor);
  const published = String(at(body, 'results', 0, 'documentId'));
  expect((await address(ARTICLES, published, editor)).body).toEqual({
    address: 'https://site.example/tutorials/linux/ssh-keys',
  });
  expect((await address(ARTICLES, draft, editor)).body).toEqual({ address: null });
  expect((await address(ARTICLES, published, marketer)).status).toBe(403);
});

test('an article is dated by its publication when its author has not dated it, and keeps that date', async () => {
  const entry = { url: 'dated-by-itself', description: 'Статья без даты.', text: '<p>Слова.</p>' };
  const id = await create(ARTICLES, { title: 'Без даты', ...entry }, editor);
  const publish = () =>
    post(
      `${cms.url}${COLLECTION}/${ARTICLES}/${id}/actions/publish`,
      { title: 'Без даты', ...entry },
      editor,
    );
  const begun = Date.now();
  expect((await publish()).status).toBe(200);
  const dated = async () => {
    const { body } = await get(`${cms.url}${COLLECTION}/${ARTICLES}/${id}`, editor);
    return String(at(body, 'data', 'date_created'));
  };
  const first = await dated();
  expect(Date.parse(first)).toBeGreaterThanOrEqual(begun);
  await publish();
  expect(await dated()).toBe(first);
  expect((await get(`${cms.url}/vitrina/public-address/${ARTICLES}/${id}`, editor)).body).toEqual({
    address: 'https://site.example/blog/dated-by-itself',
  });
});
