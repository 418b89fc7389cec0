import { afterAll, beforeAll, expect, test } from 'vitest';
import { askDatabase, describeOnOne, type TestDatabase } from './databases';
import { at, get, logIn, post, put, query } from './requests';
import { DEMO_PASSWORD, READ_TOKEN, type RunningCms, startCms, type Variables } from './running-cms';

const KEY = 'a-requests-token-for-the-tests-0123456789';
const REQUESTS = '/content-manager/collection-types/api::requests.request';
const NOW = '2026-11-23T12:00:00.000Z';
const WISH = {
  kind: 'product',
  name: 'Иван Петров',
  phone: '79001234567',
  email: 'ivan@example.ru',
  message: 'Нужен сервер',
  details: 'Со страницы: /solutions/mail',
};

describeOnOne('requests', (open) => {
  let cms: RunningCms;
  let variables: Variables;
  let database: TestDatabase;
  /** Who may all that Strapi asks about, so that only our own rules are left. */
  let developer: string;

  beforeAll(async () => {
    database = await open();
    variables = { ...database.variables, VITRINA_DEMO: 'true', DEMO_PASSWORD, CMS_REQUESTS_TOKEN: KEY };
    cms = await startCms(variables);
    developer = await logIn(cms.url, 'developer@vitrina.example', DEMO_PASSWORD);
  });

  afterAll(async () => {
    await cms?.stop();
    await database?.remove();
  });

  const hand = (body: object, key: string | undefined = KEY) => post(`${cms.url}/api/requests`, body, key);

  async function list(filter = '') {
    const { body } = await get(`${cms.url}${REQUESTS}?${filter}`, developer);
    const results = at(body, 'results');
    return Array.isArray(results) ? results : [];
  }

  test('are taken once, however often and however fast they are sent', async () => {
    const sent = { ...WISH, id: 'wish-once-0001' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => hand(sent)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    const found = await list('filters[request_id][$eq]=wish-once-0001');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ ...WISH, state: 'new' });
  });

  test('are refused when they are not what the site sends, without a word of theirs', async () => {
    const wrong = [
      { ...WISH, id: 'short' },
      { ...WISH, id: 'wish-wrong-1', kind: 'gift' },
      { ...WISH, id: 'wish-wrong-2', phone: '+7 900' },
      { ...WISH, id: 'wish-wrong-3', name: 'я'.repeat(201) },
      { ...WISH, id: 'wish-wrong-4', state: 'done' },
      { ...WISH, id: 'wish-wrong-5', message: 7 },
      { ...WISH, id: 'wish-wrong-6', number: '<b>' },
      { ...WISH, id: 'wish-wrong-9', delivery: { path: 'login/forward', body: {} } },
      { ...WISH, id: 'wish-wrong-a', delivery: { path: 'forms/submit', body: [] } },
      { ...WISH, id: 'wish-wrong-b', delivery: { path: 'forms/submit' } },
      {},
    ];
    for (const body of wrong) {
      const answer = await hand(body);
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body)).not.toMatch(/Иван|7900|ivan@|яяя/);
    }
    expect((await hand({ ...WISH, id: 'wish-long-1', message: 'я'.repeat(40_000) })).status).toBe(413);
    expect(await list('filters[request_id][$startsWith]=wish-wrong')).toEqual([]);
  });

  test('are taken whatever their consent is, of which stays what can be read', async () => {
    const consents = [
      { document: 'mailto:law@shop.example', accepted_at: NOW },
      { document: '/policy of ours', edition: 0, effective_from: 'x', accepted_at: NOW },
      { document: '#policy', accepted_at: 'yesterday' },
      { document: 7, edition: 2, accepted_at: NOW },
      'yes',
    ];
    for (const [place, consent] of consents.entries())
      expect((await hand({ ...WISH, consent, id: `wish-consent-${place}` })).status).toBe(201);
    const rows = await askDatabase(
      variables,
      "SELECT consent FROM requests WHERE request_id LIKE 'wish-consent-%' ORDER BY request_id",
    );
    const kept = rows.map(({ consent }) => (typeof consent === 'string' ? JSON.parse(consent) : consent));
    expect(kept).toEqual([
      { document: 'mailto:law@shop.example', accepted_at: NOW },
      { document: '/policy of ours', accepted_at: NOW },
      { document: '#policy' },
      null,
      null,
    ]);
    expect((await get(`${cms.url}/vitrina/requests-table`, developer)).status).toBe(200);
  });

  test('are stored without what no database could store', async () => {
    const id = 'wish-unstorable';
    const consent = { document: '/pol\0icy', accepted_at: NOW };
    const delivery = { path: 'forms/submit', body: { 'k\0': ['в\0о', { ud: '\uD800' }] } };
    const words = { name: 'Ив\0ан', message: 'Сервер \uDC00, 👍', details: '\0' };
    expect((await hand({ ...WISH, ...words, id, consent, delivery })).status).toBe(201);
    const [kept] = await list(`filters[request_id][$eq]=${id}`);
    expect(kept).toMatchObject({ name: 'Иван', message: 'Сервер \uFFFD, 👍', details: '' });
    const [row] = await askDatabase(variables, 'SELECT delivery FROM requests WHERE request_id = ?', [id]);
    const { delivery: stored } = row ?? {};
    expect(typeof stored === 'string' ? JSON.parse(stored) : stored).toEqual({
      ...delivery,
      body: { k: ['во', { ud: '\uFFFD' }] },
    });
  });

  test('keep what was mended and sent again, each version once', async () => {
    const id = 'wish-mended-01';
    const delivery = (msg: string) => ({ path: 'forms/submit', body: { msg } });
    const first = { ...WISH, id, delivery: delivery('Нужен сервер') };
    const mended = {
      ...first,
      phone: '79007654321',
      message: 'Нужны\nдва',
      delivery: delivery('Нужны\nдва'),
    };
    const phoneAlone = { ...first, phone: '79007654321', email: '' };
    const kept = async () => {
      const [row] = await askDatabase(
        variables,
        'SELECT details, phone, delivery FROM requests WHERE request_id = ?',
        [id],
      );
      const stored = row?.delivery;
      return { ...row, delivery: typeof stored === 'string' ? JSON.parse(stored) : stored };
    };
    expect((await hand(first)).status).toBe(201);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => hand(place % 2 === 0 ? mended : { ...first, details: 'x' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const once = `${WISH.details}\nОтправлено ещё раз, исправлено: телефон 79007654321; сообщение Нужны два`;
    expect(await kept()).toEqual({ details: once, phone: WISH.phone, delivery: mended.delivery });

    // One that an instance is delivering stays as it is.
    const claim = 'UPDATE requests SET claim = ?, claimed_until = ? WHERE request_id = ?';
    await askDatabase(variables, claim, ['somebody', new Date(Date.now() + 60_000), id]);
    expect((await hand(phoneAlone)).status).toBe(200);
    expect((await hand(mended)).status).toBe(200);
    const twice = `${once}\nОтправлено ещё раз, исправлено: телефон 79007654321; почта не указано`;
    expect(await kept()).toEqual({ details: twice, phone: WISH.phone, delivery: mended.delivery });

    expect((await hand({ ...first, message: 'я'.repeat(2000) })).status).toBe(200);
    expect((await hand({ ...first, message: 'ю'.repeat(2000) })).status).toBe(200);
    expect((await hand({ ...first, message: 'э'.repeat(2000) })).status).toBe(200);
    const { details } = (await kept()) as { details?: string };
    expect(details).toHaveLength(3000);
    expect(details).toMatch(/яя\n.*сообщение ю+…$/);
  });

  test('are taken with their own key alone, which opens nothing else', async () => {
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

  test('show the newest first, and of a change the state and the note alone are taken, whoever makes it', async () => {
    await hand({ ...WISH, id: 'wish-older-001', name: 'Первая' });
    await hand({ ...WISH, id: 'wish-newer-001', name: 'Вторая' });
    const address = '/content-manager/content-types/api::requests.request/configuration';
    const view = (await get(cms.url + address, developer)).body;
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
    const { status } = await put(`${cms.url}${REQUESTS}/${at(newest, 'documentId')}`, change, developer);
    expect(status).toBe(200);
    const [changed] = await list('filters[request_id][$eq]=wish-newer-001');
    expect(changed).toMatchObject({
      name: 'Вторая',
      phone: WISH.phone,
      state: 'taken',
      support_note: 'Позвонили',
    });
  });

  test('are a table for spreadsheets, in which nothing is a formula', async () => {
    const words = { name: '=HYPERLINK("x")', details: '＝1', message: 'Две;\nстроки "в кавычках"' };
    await hand({ ...WISH, ...words, id: 'wish-table-001' });
    const address = `${cms.url}/vitrina/requests-table`;
    expect((await get(address, 'nobody')).status).toBe(401);
    const answer = await fetch(address, { headers: { authorization: `Bearer ${developer}` } });
    // Read as text it would lose the mark it begins with.
    const csv = Buffer.from(await answer.arrayBuffer()).toString();
    expect(csv).toMatch(/^\uFEFF"Получена, по Москве";"Состояние";"Номер";"О чём";"Имя"/);
    expect(csv).toMatch(/\n"\d\d\.\d\d\.\d{4}, \d\d:\d\d";/);
    expect(csv).toContain('"Новая";"";"Продукт или вопрос"');
    expect(csv).toContain('"\'=HYPERLINK(""x"")"');
    expect(csv).toContain('"\'＝1"');
    expect(csv).toContain('"Две;\nстроки ""в кавычках"""');
  });

  test('go when their time is over', async () => {
    await hand({ ...WISH, id: 'wish-ancient-1' });
    await cms.stop();
    await age(variables, 'wish-ancient-1');
    cms = await startCms({ ...variables, REQUESTS_KEPT_DAYS: '30' });
    expect(await list('filters[request_id][$eq]=wish-ancient-1')).toEqual([]);
    expect(await list('filters[request_id][$eq]=wish-newer-001')).toHaveLength(1);
  });
});

/** Makes a request forty days older than it is. */
async function age(variables: Variables, id: string): Promise<void> {
  const then = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
  await askDatabase(variables, 'UPDATE requests SET created_at = ? WHERE request_id = ?', [then, id]);
}
