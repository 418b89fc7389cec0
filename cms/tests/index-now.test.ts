import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { submitAddresses } from '../src/index-now/submit-addresses';
import { at, del, get, logIn, post, put } from './requests';
import { DEMO_PASSWORD, type RunningCms, startCms, temporaryFolder } from './running-cms';

const KEY = 'a-key-of-the-shop';
const SITE = 'https://shop.example';

describe('a submission', () => {
  const submitTo = (endpoint: string, patienceMs = 5_000) =>
    submitAddresses({ key: KEY, endpoint, siteUrl: SITE }, ['/blog/first', '/services/s3'], patienceMs);

  test('names the site, the key and where it is found, and each address whole', async () => {
    const engine = await listenAsEngine();
    expect(await submitTo(engine.url)).toEqual({ status: 'taken' });
    expect(engine.heard).toEqual([
      {
        ...{ host: 'shop.example', key: KEY, keyLocation: `${SITE}/${KEY}.txt` },
        urlList: [`${SITE}/blog/first`, `${SITE}/services/s3`],
      },
    ]);
  });

  test.each<[number, Record<string, string>, object]>([
    [202, {}, { status: 'taken' }],
    [400, {}, { status: 'refused' }],
    // The key is looked for at the site, which may be starting.
    [403, {}, { status: 'postponed' }],
    [422, {}, { status: 'refused' }],
    [429, {}, { status: 'postponed' }],
    [429, { 'retry-after': '7' }, { status: 'postponed', pauseMs: 7_000 }],
    [503, { 'retry-after': '99999999' }, { status: 'postponed', pauseMs: 86_400_000 }],
    [302, { location: 'http://127.0.0.1:1/' }, { status: 'postponed' }],
  ])('that is answered with %i %o', async (status, headers, meaning) => {
    const engine = await listenAsEngine();
    engine.answerWith(status, headers);
    expect(await submitTo(engine.url)).toMatchObject(meaning);
  });

  test('that nobody answers ends, and is tried again', async () => {
    const engine = await listenAsEngine();
    engine.hang();
    expect(await submitTo(engine.url, 100)).toMatchObject({ status: 'postponed' });
    await engine.close();
    expect(await submitTo(engine.url)).toMatchObject({ status: 'postponed' });
  });
});

// Addresses wait until pages have settled, so these take their time.
describe('search engines', { timeout: 60_000 }, () => {
  let engine: Awaited<ReturnType<typeof listenAsEngine>>;
  let cms: RunningCms;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let editor: string;
  let marketer: string;

  const variables = () => ({
    DATABASE_FILENAME: path.join(folder.folder, 'data.db'),
    ...{ SEED: 'true', VITRINA_DEMO: 'true', DEMO_PASSWORD },
    ...{ INDEXNOW_KEY: KEY, INDEXNOW_URL: engine.url, SITE_PUBLIC_URL: SITE },
  });
  const entries = (uid: string) => `${cms.url}/content-manager/collection-types/api::${uid}`;
  const articles = () => entries('knowledge.article');

  async function publishedArticle(fields: object): Promise<string> {
    const ready = { description: 'О чём она.', text: '<p>Слова.</p>' };
    const { body } = await post(articles(), { ...ready, ...fields }, editor);
    const id = String(at(body, 'data', 'documentId'));
    await publish(id);
    return id;
  }

  async function publish(id: string): Promise<void> {
    const { status, body } = await post(`${articles()}/${id}/actions/publish`, {}, editor);
    expect(status, JSON.stringify(body)).toBe(200);
  }

  beforeAll(async () => {
    folder = await temporaryFolder();
    engine = await listenAsEngine({ isKept: true });
    cms = await startCms(variables());
    editor = await logIn(cms.url, 'editor@vitrina.example', DEMO_PASSWORD);
    marketer = await logIn(cms.url, 'marketer@vitrina.example', DEMO_PASSWORD);
  });

  afterAll(async () => {
    await cms?.stop();
    await engine?.close();
    await folder?.remove();
  });

  test('hear of a page that is published, moved and withdrawn, and of nothing else', async () => {
    const article = await publishedArticle({ title: 'Первая', url: 'first' });
    await put(`${articles()}/${article}`, { url: 'second' }, editor);
    await publish(article);
    // None of these may be found: a draft, what is hidden from search, and a list in which nothing stands.
    await post(articles(), { title: 'Черновик', url: 'only-a-draft' }, editor);
    await publishedArticle({ title: 'Скрытая', url: 'hidden', noindex: true });
    await post(entries('knowledge.tag'), { name: 'Пустая', path: 'empty' }, editor);
    const shown = await get(`${entries('site.page')}?filters[slug][$eq]=ai-help`, marketer);
    const page = at(shown.body, 'results', 0, 'documentId');
    await put(`${entries('site.page')}/${page}`, { title: 'ИИ поможет' }, marketer);
    await post(`${entries('site.page')}/${page}/actions/publish`, {}, marketer);
    await expect
      .poll(() => engine.addresses(), { timeout: 30_000 })
      .toEqual(['/ai-help', '/blog/first', '/blog/second']);

    engine.forget();
    await post(`${articles()}/${article}/actions/unpublish`, {}, editor);
    await del(`${articles()}/${article}`, editor);
    await expect.poll(() => engine.addresses(), { timeout: 30_000 }).toEqual(['/blog/second']);
  });

  test('hear of the articles of a topic that moves, and of a topic alone that does not', async () => {
    engine.forget();
    const { body } = await post(entries('knowledge.topic'), { name: 'Хранение', path: 'depot' }, editor);
    const topic = String(at(body, 'data', 'documentId'));
    await publishedArticle({ title: 'На складе', url: 'a-store', topic });
    await publishedArticle({ title: 'Скрыта на складе', url: 'a-secret', topic, noindex: true });
    await put(`${entries('knowledge.topic')}/${topic}`, { path: 'store' }, editor);
    await expect
      .poll(() => engine.addresses(), { timeout: 30_000 })
      .toEqual([
        '/tutorials/depot',
        '/tutorials/depot/a-store',
        '/tutorials/store',
        '/tutorials/store/a-store',
      ]);
    engine.forget();
    await put(`${entries('knowledge.topic')}/${topic}`, { name: 'Склад' }, editor);
    await expect.poll(() => engine.addresses(), { timeout: 30_000 }).toEqual(['/tutorials/store']);
  });

  test('hold up nobody who publishes while they hang, and hear of it later, after a restart too', async () => {
    engine.forget();
    engine.hang();
    await publishedArticle({ title: 'Пока молчат', url: 'meanwhile' });
    await engine.isAsked();
    await publishedArticle({ title: 'И ещё одна', url: 'another' });
    engine.answerWith(429, { 'retry-after': '1' });
    engine.release();
    await engine.isAsked();
    await cms.kill();
    engine.answerWith(200);
    engine.forget();
    cms = await startCms(variables());
    await expect
      .poll(() => engine.addresses(), { timeout: 100_000 })
      .toEqual(expect.arrayContaining(['/blog/another', '/blog/meanwhile']));
  }, 180_000);
});

/** A search engine: says what it has heard, and answers as it is told, or not at all. */
async function listenAsEngine({ isKept = false }: { isKept?: boolean } = {}) {
  let heard: unknown[] = [];
  let asked = 0;
  let answer: { status: number; headers: Record<string, string> } = { status: 200, headers: {} };
  let isHanging = false;
  let held: (() => void)[] = [];
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      asked += 1;
      const { status, headers } = answer;
      const reply = () => response.writeHead(answer.status, answer.headers).end();
      if (isHanging) return void held.push(reply);
      if (status === 200 || status === 202) heard.push(JSON.parse(text));
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  if (!isKept) onTestFinished(close);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`,
    get heard() {
      return heard;
    },
    /** The paths it has taken, each once. */
    addresses(): string[] {
      const lists = heard.map((one) => at(one, 'urlList'));
      const named = lists.flatMap((list) => (Array.isArray(list) ? list.map(String) : []));
      return [...new Set(named.map((url) => new URL(url).pathname))].sort();
    },
    forget(): void {
      heard = [];
    },
    answerWith(status: number, headers: Record<string, string> = {}): void {
      isHanging = false;
      answer = { status, headers };
    },
    hang(): void {
      isHanging = true;
    },
    /** Answers who has waited, as it answers now. */
    release(): void {
      for (const reply of held) reply();
      held = [];
    },
    /** Waits until somebody has come to the door since this was called. */
    async isAsked(): Promise<void> {
      const before = asked;
      const deadline = Date.now() + 15_000;
      while (asked === before && Date.now() < deadline) await pause(20);
      if (asked === before) throw new Error('Nobody has asked the search engine.');
    },
    close,
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
