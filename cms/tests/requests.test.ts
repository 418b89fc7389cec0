import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, get, logIn, post, put, query } from './requests';
import {
  DEMO_PASSWORD,
  READ_TOKEN,
  type RunningCms,
  startCms,
  temporaryFolder,
  type Variables,
} from './running-cms';
import { createDatabase, postgresFault } from './test-postgres';

const KEY = 'a-requests-token-for-the-tests-0123456789';
const REQUESTS = '/content-manager/collection-types/api::requests.request';
const WISH = {
  kind: 'product',
  name: 'Иван Петров',
  phone: '79001234567',
  email: 'ivan@example.ru',
  message: 'Нужен сервер',
  details: 'Со страницы: /solutions/mail',
};

const fault = await postgresFault();
if (fault !== undefined && process.env.CI === 'true') throw new Error(fault);

describe.each(['sqlite', 'postgres'])('requests on %s', (client) => {
  const isSkipped = client === 'postgres' && fault !== undefined;
  let cms: RunningCms;
  let variables: Variables;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let database: Awaited<ReturnType<typeof createDatabase>> | undefined;
  let support: string;

  beforeAll(async () => {
    if (isSkipped) return;
    folder = await temporaryFolder();
    database = client === 'postgres' ? await createDatabase() : undefined;
    variables = {
      VITRINA_DEMO: 'true',
      DEMO_PASSWORD,
      CMS_REQUESTS_TOKEN: KEY,
      ...(database === undefined
        ? { DATABASE_FILENAME: path.join(folder.folder, 'data.db') }
        : { DATABASE_CLIENT: 'postgres', DATABASE_URL: database.url }),
    };
    cms = await startCms(variables);
    support = await logIn(cms.url, 'developer@vitrina.example', DEMO_PASSWORD);
  });

  afterAll(async () => {
    await cms?.stop();
    await database?.drop();
    await folder?.remove();
  });

  const hand = (body: object, key: string | undefined = KEY) => post(`${cms.url}/api/requests`, body, key);

  async function list(filter = '') {
    const { body } = await get(`${cms.url}${REQUESTS}?${filter}`, support);
    const results = at(body, 'results');
    return Array.isArray(results) ? results : [];
  }

  test.skipIf(isSkipped)('are taken once, however often and however fast they are sent', async () => {
    const sent = { ...WISH, id: 'wish-once-0001' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => hand(sent)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    const found = await list('filters[request_id][$eq]=wish-once-0001');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ ...WISH, state: 'new' });
  });

  test.skipIf(isSkipped)(
    'are refused when they are not what the site sends, without a word of theirs',
    async () => {
      const wrong = [
        { ...WISH, id: 'short' },
        { ...WISH, id: 'wish-wrong-1', kind: 'gift' },
        { ...WISH, id: 'wish-wrong-2', phone: '+7 900' },
        { ...WISH, id: 'wish-wrong-3', name: 'я'.repeat(201) },
        { ...WISH, id: 'wish-wrong-4', state: 'done' },
        { ...WISH, id: 'wish-wrong-5', message: 7 },
        {},
      ];
      for (const body of wrong) {
        const answer = await hand(body);
        expect(answer.status).toBe(400);
        expect(JSON.stringify(answer.body)).not.toMatch(/Иван|7900|ivan@|яяя/);
      }
      expect((await hand({ ...WISH, id: 'wish-long-1', message: 'я'.repeat(40_000) })).status).toBe(413);
      expect(await list('filters[request_id][$startsWith]=wish-wrong')).toEqual([]);
    },
  );

  test.skipIf(isSkipped)('are taken with their own key alone, which opens nothing else', async () => {
    const sent = { ...WISH, id: 'wish-key-00001' };
    for (const key of [undefined, READ_TOKEN, 'another-key-of-thirty-two-characters'])
      expect((await post(`${cms.url}/api/requests`, sent, key)).status).toBe(401);
    for (const key of [KEY, READ_TOKEN])
      for (const address of ['/api/requests', '/api/requests/1']) {
        expect((await get(cms.url + address, key)).status).toBe(404);
      }
    expect((await get(`${cms.url}/api/articles`, KEY)).status).toBe(401);
    const { body } = await query(cms.url, '{ requests { name } }');
    expect(JSON.stringify(at(body, 'errors'))).toContain('Cannot query field');
  });

  test.skipIf(isSkipped)(
    'show the newest first, and the support changes the state and the note alone',
    async () => {
      await hand({ ...WISH, id: 'wish-older-001', name: 'Первая' });
      await hand({ ...WISH, id: 'wish-newer-001', name: 'Вторая' });
      const address = '/content-manager/content-types/api::requests.request/configuration';
      const view = (await get(cms.url + address, support)).body;
      expect(at(view, 'data', 'contentType', 'settings')).toMatchObject({
        ...{ defaultSortBy: 'createdAt', defaultSortOrder: 'DESC' },
      });
      expect(at(view, 'data', 'contentType', 'metadatas', 'state', 'list', 'label')).toBe('Состояние');
      const [newest] = await list('sort=createdAt:DESC');
      expect(newest).toMatchObject({ name: 'Вторая' });
      const change = {
        ...newest,
        state: 'taken',
        support_note: 'Позвонили',
        name: 'Подмена',
        phone: '70000000000',
      };
      const { status } = await put(`${cms.url}${REQUESTS}/${at(newest, 'documentId')}`, change, support);
      expect(status).toBe(200);
      const [changed] = await list('filters[request_id][$eq]=wish-newer-001');
      expect(changed).toMatchObject({
        name: 'Вторая',
        phone: WISH.phone,
        state: 'taken',
        support_note: 'Позвонили',
      });
    },
  );

  test.skipIf(isSkipped)('are a table for spreadsheets, in which nothing is a formula', async () => {
    const words = { name: '=HYPERLINK("x")', message: 'Две;\nстроки "в кавычках"' };
    await hand({ ...WISH, ...words, id: 'wish-table-001' });
    const address = `${cms.url}/vitrina/requests-table`;
    expect((await get(address, 'nobody')).status).toBe(401);
    const csv = String(at((await get(address, support)).body, 'csv'));
    expect(csv).toMatch(/^\uFEFF"Получена, по Москве";"Состояние";"О чём";"Имя"/);
    expect(csv).toMatch(/\n"\d\d\.\d\d\.\d{4}, \d\d:\d\d";/);
    expect(csv).toContain('"Новая";"Продукт или вопрос"');
    expect(csv).toContain('"\'=HYPERLINK(""x"")"');
    expect(csv).toContain('"Две;\nстроки ""в кавычках"""');
  });

  test.skipIf(isSkipped)('go when their time is over', async () => {
    await hand({ ...WISH, id: 'wish-ancient-1' });
    await cms.stop();
    await age(variables, 'wish-ancient-1');
    cms = await startCms({ ...variables, REQUESTS_KEPT_DAYS: '30' });
    expect(await list('filters[request_id][$eq]=wish-ancient-1')).toEqual([]);
    expect(await list('filters[request_id][$eq]=wish-newer-001')).toHaveLength(1);
  });
});

/** Makes a request forty days older than it is. */
async function age({ DATABASE_URL, DATABASE_FILENAME = '' }: Variables, id: string): Promise<void> {
  const then = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
  if (DATABASE_URL !== undefined) {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query('UPDATE requests SET created_at = $1 WHERE request_id = $2', [then, id]);
    return client.end();
  }
  const { default: Database } = await import('better-sqlite3');
  const store = new Database(DATABASE_FILENAME);
  store.prepare('UPDATE requests SET created_at = ? WHERE request_id = ?').run(then.getTime(), id);
  store.close();
}
