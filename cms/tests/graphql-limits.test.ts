import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { survive } from '../src/strapi/limit-statements';
import { describeOnBothByNight, describeOnPostgres, postgres, type TestDatabase } from './databases';
import { type Answer, at, query } from './requests';
import { READ_TOKEN, type RunningCms, startCms } from './running-cms';
import { siteQueries } from './site-queries';
import { ask } from './tls-proxy';

const PREVIEW_TOKEN = 'a-token-that-reads-drafts-0123456789';

/** An ordinary answer takes milliseconds; what these tests refuse took from seconds to for ever. */
const PATIENCE_MS = 15_000;

const FILTERED = 'query ($f: ArticleFiltersInput) { articles(filters: $f) { url } }';
const title = { title: { eq: 'x' } };
const many = (count: number) => Array.from({ length: count }, () => title);
const not = (levels: number): object => (levels === 0 ? title : { not: not(levels - 1) });
const times = (count: number, write: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => write(place)).join(' ');

const HOSTILE: [string, string, object?][] = [
  [
    '61 fragments that each spread the next one twice',
    `{ articles { ...F0 } } ${times(60, (n) => `fragment F${n} on Article { ...F${n + 1} ...F${n + 1} }`)}
     fragment F60 on Article { url }`,
  ],
  [
    'fragments that nobody uses and that double each other',
    `{ articles { url } } ${times(60, (n) => `fragment F${n} on Article { ...F${n + 1} ...F${n + 1} }`)}
     fragment F60 on Article { url }`,
  ],
  ['a fragment that contains itself', '{ articles { ...A } } fragment A on Article { url ...A }'],
  [
    'two fragments that contain each other',
    '{ articles { ...A } } fragment A on Article { ...B } fragment B on Article { ...A }',
  ],
  ['1,500 nested conditions', FILTERED, { f: not(1500) }],
  [
    '400 nested conditions in its text',
    `{ articles(filters: ${'{not:'.repeat(400)}{}${'}'.repeat(400)}) { url } }`,
  ],
  [
    '400 nested conditions in a default',
    `query ($f: ArticleFiltersInput = ${'{not:'.repeat(400)}{}${'}'.repeat(400)}) { articles(filters: $f) { url } }`,
  ],
  ['2,000 alternatives', FILTERED, { f: { or: many(2000) } }],
  ['alternatives within alternatives', FILTERED, { f: { or: Array(20).fill({ or: many(100) }) } }],
  [
    'one variable used fourteen times',
    `query ($f: ArticleFiltersInput) { ${times(14, (n) => `a${n}: articles(filters: $f) { url }`)} }`,
    { f: { or: many(100) } },
  ],
  ['a list of 5,000', FILTERED, { f: { title: { in: Array(5000).fill('x') } } }],
  ['a text of 60,000 characters', FILTERED, { f: { text: { contains: '%a'.repeat(30_000) } } }],
  [
    'alternatives that each go through relations',
    FILTERED,
    { f: { or: Array(60).fill({ topic: { parent: { path: { eq: 'x' } } } }) } },
  ],
  [
    'an order through many relations',
    '{ articles(sort: ["topic.name", "topic.parent.name", "author.name", "category.path", "tags.path"]) { url } }',
  ],
  [
    'a filter that is compared with for each of a hundred rows',
    'query ($f: TagFiltersInput) { articles(pagination: { limit: 100 }) { tags(filters: $f) { path } } }',
    { f: { or: Array(50).fill({ path: { eq: 'x' } }) } },
  ],
  [
    'rows read one by one for each of thousands',
    `{ articles(pagination: { limit: 100 }) { similar_tutorials(pagination: { limit: 45 }) {
         topic { parent { path } } author { path } } } }`,
  ],
  [
    'a thousand articles of the map, three times',
    '{ a: articleMap(part: 1) { image { url } } b: articleMap(part: 2) { image { url } } c: articleMap(part: 3) { image { url } } }',
  ],
];

// By night also on SQLite, which nobody can interrupt: there a question that gets through stops everybody else.
describeOnBothByNight('questions that would stop the CMS', (create) => {
  let cms: RunningCms;
  let database: TestDatabase;

  beforeAll(async () => {
    database = await create();
    cms = await startCms({
      ...database.variables,
      SEED: 'true',
      SITE_URL: 'http://127.0.0.1:9',
      REVALIDATE_SECRET: 'a-secret-between-cms-and-site',
      PREVIEW_SECRET: 'a-secret-that-signs-tickets-0123456789',
      CMS_PREVIEW_TOKEN: PREVIEW_TOKEN,
    });
  });

  afterAll(async () => {
    await cms?.stop();
    await database?.remove();
  });

  async function expectToAnswer(): Promise<void> {
    const { status, body } = await patiently(query(cms.url, '{ categories { path } }'));
    expect(status).toBe(200);
    expect(at(body, 'data', 'categories')).toHaveLength(2);
  }

  test.each(HOSTILE)('%s: refused, and the next question is answered', async (_what, text, variables) => {
    const { status, body } = await patiently(query(cms.url, text, variables));
    expect(status).toBe(400);
    expect(at(body, 'errors', 0, 'message')).toEqual(expect.any(String));
    expect(at(body, 'data')).toBeUndefined();
    await expectToAnswer();
  });

  test.each(siteQueries())('the site may ask $name', async ({ text, variables, isForPreview }) => {
    const { status, body } = await query(cms.url, text, variables, isForPreview ? PREVIEW_TOKEN : READ_TOKEN);
    expect(at(body, 'errors')).toBeUndefined();
    expect(status).toBe(200);
  });

  test.each([
    ['a field of a type', '{ articles { titl } }', {}],
    ['a field of a filter', FILTERED, { f: { titl: { eq: 'x' } } }],
    ['a value', '{ banners(filters: { place: { eq: home } }) { text(x: 1) } }', {}],
    ['an argument', '{ articles(filter: {}) { url } }', {}],
  ])('a mistake in %s is not answered with the names of others', async (_where, text, variables) => {
    const { status, body } = await query(cms.url, text, variables);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).not.toMatch(/did you mean/i);
  });

  test.each<[string, Sent, number]>([
    ['a body of megabytes', { body: JSON.stringify({ query: FILTERED, x: 'x'.repeat(3_000_000) }) }, 413],
    ['one that does not say how long it is', { body: 'x'.repeat(200_000), isChunked: true }, 413],
    ['an upload', { body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=x' } }, 415],
    [
      'a form',
      { body: 'query={articles{url}}', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
    ],
    ['compressed JSON', { body: '{}', headers: { 'content-encoding': 'gzip' } }, 415],
    ['no JSON', { body: '{"query":' }, 400],
    ['a list of questions', { body: '[{"query":"{ articles { url } }"}]' }, 400],
    ['nothing', { body: 'null' }, 400],
    ['brackets without end', { body: '['.repeat(60_000) }, 400],
    [
      'variables like brackets without end',
      { body: `{"query":"${FILTERED}","variables":{"f":${'['.repeat(20_000)}${']'.repeat(20_000)}}}` },
      400,
    ],
    ['a question in the address', { method: 'GET', path: '/graphql?query={articles{url}}' }, 404],
    ['a plain visit', { method: 'GET' }, 405],
    ['another spelling of the address', { path: '/graphql/', body: '{"query":"{ articles { url } }"}' }, 404],
    ['the address in capitals', { path: '/GRAPHQL', body: '{"query":"{ articles { url } }"}' }, 404],
  ])('%s is refused as such', async (_what, sent, expected) => {
    expect((await patiently(send(cms.url, sent))).status).toBe(expected);
    await expectToAnswer();
  });
});

describe('what nobody catches', () => {
  test('is reported when it is a cancelled statement', () => {
    const reported: string[] = [];
    survive(Object.assign(new Error('select …'), { code: '57014' }), (message) => reported.push(message));
    expect(reported).toEqual(['A statement nobody waits for was cancelled: select …']);
  });

  test.each([
    new Error('a mistake'),
    Object.assign(new Error('no such table'), { code: '42P01' }),
    undefined,
  ])('ends the process as ever when it is %s', (reason) => {
    expect.assertions(1);
    try {
      survive(reason, () => undefined);
    } catch (thrown) {
      expect(thrown).toBe(reason);
    }
  });
});

describeOnPostgres('a statement that does not end', () => {
  test('is cancelled, and the CMS goes on', async () => {
    const database = await postgres();
    const cms = await startCms({ ...database.variables, SEED: 'true', DATABASE_STATEMENT_SECONDS: '2' });
    // On a connection of its own: waiting for the lock, one of before may have been closed.
    const asked = {
      method: 'POST',
      headers: { authorization: `Bearer ${READ_TOKEN}` },
      body: { query: '{ articles { url } }' },
    };
    const locker = new pg.Client({ connectionString: database.url });
    await locker.connect();
    try {
      await locker.query('BEGIN; LOCK TABLE articles IN ACCESS EXCLUSIVE MODE');
      const { text } = await patiently(ask(`${cms.url}/graphql`, asked));
      expect(at(JSON.parse(text), 'errors', 0, 'extensions', 'code')).toBe('INTERNAL_SERVER_ERROR');
      // What the database says stays inside.
      expect(text).not.toMatch(/select|statement/i);
      await locker.query('ROLLBACK');
      const healed = await ask(`${cms.url}/graphql`, asked);
      expect(at(JSON.parse(healed.text), 'data', 'articles', 0, 'url')).toEqual(expect.any(String));
    } finally {
      await locker.end();
      await cms.stop();
      await database.remove();
    }
  }, 120_000);
});

/** The answer, or a failure that says what is wrong: that there is none. */
async function patiently<Value>(answer: Promise<Value>): Promise<Value> {
  const impatience = new AbortController();
  const late = pause(PATIENCE_MS, undefined, { signal: impatience.signal }).then(() => {
    throw new Error(`The CMS has not answered for ${PATIENCE_MS} ms.`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    impatience.abort();
  }
}

interface Sent {
  method?: string;
  path?: string;
  body?: string;
  headers?: Record<string, string>;
  isChunked?: boolean;
}

/** A request that no honest client would make. */
function send(
  cms: string,
  { method = 'POST', path = '/graphql', body = '', headers, isChunked }: Sent,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = isChunked || method === 'GET' ? {} : { 'content-length': Buffer.byteLength(body) };
    const request = http.request(
      `${cms}${path}`,
      {
        method,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${READ_TOKEN}`,
          ...length,
          ...headers,
        },
      },
      (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, body: undefined });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
