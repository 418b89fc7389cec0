import { afterAll, beforeAll, expect, test } from 'vitest';
import { askDatabase, describeOnOne, type TestDatabase } from './databases';
import { type Colleague, enter, rowsIn } from './editorial';
import { openMailSink } from './mail-sink';
import { at, post } from './requests';
import { DEMO_PASSWORD, type RunningCms, startCms } from './running-cms';

const KEY = 'a-requests-token-for-the-tests-0123456789';
const LIST = '/content-manager/collection-types/api::requests.request';
const CONSENT = {
  document: '/personal-data-policy',
  edition: 2,
  effective_from: '2026-11-01',
  accepted_at: '2026-11-23T11:32:00.000Z',
};
const WISH = {
  kind: 'dedicated',
  number: '4F7K-29QX',
  name: 'Иван',
  message: 'Нужен сервер',
  consent: CONSENT,
};

describeOnOne('the work with requests', (open) => {
  let database: TestDatabase;
  let mail: Awaited<ReturnType<typeof openMailSink>>;
  let cms: RunningCms;
  let support: Colleague;
  let developer: Colleague;
  let marketer: Colleague;

  const OURS = { VITRINA_DEMO: 'true', DEMO_PASSWORD, CMS_REQUESTS_TOKEN: KEY };

  beforeAll(async () => {
    database = await open();
    mail = await openMailSink();
    const smtp = { SMTP_URL: mail.url, SMTP_FROM: 'Поддержка <help@shop.example>' };
    cms = await startCms({ ...OURS, ...database.variables, ...smtp });
    support = await enter(cms.url, 'support@vitrina.example');
    developer = await enter(cms.url, 'developer@vitrina.example');
    marketer = await enter(cms.url, 'marketer@vitrina.example');
  });

  afterAll(async () => {
    await cms?.stop();
    await mail?.close();
    await database?.remove();
  });

  let made = 0;

  /** Leaves a request as a visitor does; the answer is its document. */
  async function leave(fields: object = {}): Promise<string> {
    made += 1;
    const id = `request-to-work-on-${made}`;
    const { status } = await post(`${cms.url}/api/requests`, { ...WISH, ...fields, id }, KEY);
    expect(status).toBe(201);
    return String(at(await stored(id), 'documentId'));
  }
  const stored = async (id: string) =>
    rowsIn((await support.ask(`${LIST}?filters[request_id][$eq]=${id}`)).body, 'results')[0];
  const entry = async (documentId: string) => at((await support.ask(`${LIST}/${documentId}`)).body, 'data');
  const shown = async (documentId: string, who = support) =>
    (await who.ask(`/vitrina/requests/${documentId}`)).body;
  const answer = (documentId: string, ordinal: number, text = 'Здравствуйте!') =>
    support.send(`/vitrina/requests/${documentId}/answers`, { text, ordinal });
  const count = async () => at((await support.ask('/vitrina/requests/open')).body, 'open');
  const rowsOf = async (table: string) =>
    (await askDatabase(database.variables, `SELECT id FROM ${table}`)).length;

  test('begins with what the visitor has sent, and with the edition of the text they agreed to', async () => {
    const documentId = await leave();
    expect(await entry(documentId)).toMatchObject({
      ...{ kind: 'dedicated-server', number: '4F7K-29QX', state: 'new', delivery_state: 'not-needed' },
    });
    expect(at(await shown(documentId), 'consent')).toEqual(CONSENT);
    const { body } = await support.ask('/vitrina/requests-table');
    expect(body).toMatch(
      /"4F7K-29QX";"Выделенный сервер".*"\/personal-data-policy, редакция 2 от 2026-11-01; принято 23\.11\.2026, 14:32 по Москве"/,
    );
  });

  test('counts what is new or in work', async () => {
    const before = Number(await count());
    const documentId = await leave();
    expect(await count()).toBe(before + 1);
    await support.save('api::requests.request', documentId, { state: 'taken' });
    expect(await count()).toBe(before + 1);
    await support.save('api::requests.request', documentId, { state: 'done' });
    expect(await count()).toBe(before);
  });

  test('is given to somebody who sees requests, without outdating what a colleague types', async () => {
    const documentId = await leave();
    const { updatedAt } = (await entry(documentId)) as { updatedAt: string };
    const people = rowsIn(await shown(documentId), 'people') as { id: number; name: string }[];
    expect(people.map(({ name }) => name).toSorted()).toEqual(['Поддержка', 'Разработчик']);
    const [somebody] = people;
    const path = `/vitrina/requests/${documentId}/assignee`;
    expect((await support.set(path, { id: somebody?.id })).status).toBe(200);
    expect(at(await shown(documentId), 'assignee')).toEqual(somebody);
    const saved = await support.saveFrom(updatedAt, 'api::requests.request', documentId, {
      support_note: 'Перезвонить',
    });
    expect(saved.status).toBe(200);
    expect(await entry(documentId)).toMatchObject({ assignee: somebody?.name, support_note: 'Перезвонить' });
    const { body } = await developer.ask('/admin/users?pageSize=100');
    const everybody = at(body, 'data', 'results') as { id: number; email: string }[];
    const author = everybody.find(({ email }) => email.startsWith('author'));
    expect((await support.set(path, { id: author?.id })).status).toBe(400);
    await support.set(path, { id: null });
    expect(at(await shown(documentId), 'assignee')).toBeNull();
  });

  test('answers by e-mail once, however often the button is clicked', async () => {
    const documentId = await leave({ email: 'ivan@visitor.example' });
    const clicks = await Promise.all(
      Array.from({ length: 5 }, () => answer(documentId, 1, '<b>Да</b>\nИван')),
    );
    expect(clicks.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
    expect((await answer(documentId, 1)).status).toBe(400);
    expect(mail.letters).toHaveLength(1);
    const [letter] = mail.letters.splice(0);
    expect(letter?.to).toEqual(['ivan@visitor.example']);
    expect(letter?.raw).toContain(`Message-ID: <request-${documentId}-1@shop.example>`);
    expect(letter?.raw).toContain('help@shop.example');
    expect(letter?.raw).not.toContain('text/html');
    const kept = rowsIn(await shown(documentId), 'answers');
    expect(kept).toMatchObject([{ text: '<b>Да</b>\nИван', person: 'Поддержка', state: 'sent' }]);
    expect(at(await entry(documentId), 'answered_at')).toEqual(expect.any(String));
    expect((await answer(documentId, 2)).status).toBe(200);
    expect(mail.letters.splice(0)).toHaveLength(1);
  });

  test('says that a letter was refused, and sends it when it is wanted again', async () => {
    const documentId = await leave({ email: 'nobody@visitor.example' });
    mail.refuse(true);
    const refused = await answer(documentId, 1);
    expect(refused.status).toBe(400);
    expect(String(at(refused.body, 'error', 'message'))).toContain('Письмо не ушло');
    expect(rowsIn(await shown(documentId), 'answers')).toMatchObject([{ state: 'failed' }]);
    expect(at(await entry(documentId), 'answered_at')).toBeNull();
    mail.refuse(false);
    expect((await answer(documentId, 1)).status).toBe(200);
    expect(rowsIn(await shown(documentId), 'answers')).toMatchObject([{ state: 'sent', error: null }]);
    expect(mail.letters.splice(0)).toHaveLength(1);
  });

  test('leaves a letter that a dead CMS was sending to who sends it again', async () => {
    const documentId = await leave({ email: 'ivan@visitor.example' });
    mail.refuse(true);
    await answer(documentId, 1);
    mail.refuse(false);
    const note = "UPDATE request_answers SET state = 'sending', claimed_until = ? WHERE request = ?";
    await askDatabase(database.variables, note, [new Date(Date.now() + 60_000), documentId]);
    expect((await answer(documentId, 1)).status).toBe(400);
    await askDatabase(database.variables, note, [new Date(Date.now() - 1_000), documentId]);
    expect(rowsIn(await shown(documentId), 'answers')).toMatchObject([{ state: 'unknown' }]);
    expect((await answer(documentId, 1)).status).toBe(200);
    expect(mail.letters.splice(0)).toHaveLength(1);
  });

  test('notes the end of a sending nowhere when somebody has taken the answer over meanwhile', async () => {
    const documentId = await leave({ email: 'ivan@visitor.example' });
    const takenOver = 'UPDATE request_answers SET text = ?, claimed_until = ? WHERE request = ?';
    const claimed = new Date(Date.now() + 600_000);
    mail.beforeTaken(async () => {
      await askDatabase(database.variables, takenOver, ['Слова коллеги', claimed, documentId]);
    });
    expect((await answer(documentId, 1, 'Мои слова')).status).toBe(200);
    mail.beforeTaken(async () => {});
    expect(mail.letters.splice(0)).toHaveLength(1);
    expect(rowsIn(await shown(documentId), 'answers')).toMatchObject([
      { text: 'Слова коллеги', state: 'sending' },
    ]);
  });

  test('answers nobody who has left no address, and is sent to one address alone', async () => {
    const documentId = await leave();
    expect(at(await shown(documentId), 'answering')).toEqual({ state: 'no-address' });
    expect((await answer(documentId, 1)).status).toBe(400);
    const several = await leave({ email: 'one,two@visitor.example' });
    await answer(several, 1);
    expect(mail.letters.splice(0).map(({ to }) => to)).toEqual([['one,two@visitor.example']]);
  });

  test('is for the support and for administrators, and erasing for administrators alone', async () => {
    const documentId = await leave();
    const path = `/vitrina/requests/${documentId}`;
    const ofNobodyElse = await Promise.all([
      marketer.ask('/vitrina/requests/open'),
      marketer.ask(path),
      marketer.ask('/vitrina/requests-table'),
      marketer.set(`${path}/assignee`, { id: null }),
      marketer.send(`${path}/deliver`),
      marketer.send(`${path}/answers`, { text: 'Да', ordinal: 1 }),
      ...[marketer, support].flatMap((who) => [
        who.remove(path),
        who.remove(`${LIST}/${documentId}`),
        who.send('/vitrina/requests-of-person/count', { email: 'ivan@visitor.example' }),
        who.send('/vitrina/requests-of-person/erase', { email: 'ivan@visitor.example' }),
      ]),
    ]);
    expect(ofNobodyElse.map(({ status }) => status)).toEqual(ofNobodyElse.map(() => 403));
    expect(at(await shown(documentId), 'may')).toEqual({ work: true, erase: false });
    expect(at(await shown(documentId, developer), 'may')).toEqual({ work: true, erase: true });
  });

  test('erases all of a person, however they are spelled, and nothing of others', async () => {
    const theirs = [
      await leave({ email: 'Anna@Visitor.example' }),
      await leave({ phone: '89001112233' }),
      await leave({ phone: '79001112233' }),
    ];
    const others = [await leave({ email: 'hanna@visitor.example' }), await leave({ phone: '79001112234' })];
    await answer(theirs[0] ?? '', 1);
    const answersBefore = await rowsOf('request_answers');
    const asked = { email: ' anna@visitor.EXAMPLE ', phone: '+7 (900) 111-22-33' };
    const of = (action: string, body: object = asked) =>
      developer.send(`/vitrina/requests-of-person/${action}`, body);
    const ordered = {
      ...{ id: 'attempt-of-anna', intent: 'intent-of-anna', requestId: 'request-of-anna', product: 'vds' },
      ...{
        customer: { id: '7', email: 'anna@visitor.example' },
        order: '',
        monthly: 1,
        startedAt: 1,
        settledSeconds: 1,
      },
      steps: [{ at: 1, step: 'begun', kind: 'server', name: 'Amber Avocet' }],
    };
    expect((await post(`${cms.url}/api/order-attempts`, ordered, KEY)).status).toBe(201);
    expect((await of('count')).body).toEqual({ count: 3, orders: 1 });
    expect((await of('erase')).body).toEqual({ erased: 3, orders: 1 });
    expect((await of('count')).body).toEqual({ count: 0, orders: 0 });
    for (const id of theirs) expect((await support.ask(`/vitrina/requests/${id}`)).status).toBe(404);
    for (const id of others) expect((await support.ask(`/vitrina/requests/${id}`)).status).toBe(200);
    expect(await rowsOf('request_answers')).toBe(answersBefore - 1);
    expect((await of('erase', { email: '', phone: ' ' })).status).toBe(400);
    expect((await of('erase', {})).status).toBe(400);
  });

  test('erases one with its answers, by either button', async () => {
    for (const address of ['/vitrina/requests', LIST]) {
      const documentId = await leave({ email: 'ivan@visitor.example' });
      await answer(documentId, 1);
      const before = [await rowsOf('requests'), await rowsOf('request_answers')];
      expect((await developer.remove(`${address}/${documentId}`)).status).toBe(200);
      const after = [await rowsOf('requests'), await rowsOf('request_answers')];
      expect(after).toEqual(before.map((amount) => amount - 1));
    }
  });

  test('ends with the retention, for the answers too, and without a mail server the panel says why', async () => {
    const documentId = await leave({ email: 'ivan@visitor.example' });
    await answer(documentId, 1);
    const then = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
    await askDatabase(database.variables, 'UPDATE requests SET created_at = ?', [then]);
    await cms.stop();
    cms = await startCms({ ...OURS, ...database.variables, REQUESTS_KEPT_DAYS: '30' });
    support = await enter(cms.url, 'support@vitrina.example');
    expect([await rowsOf('requests'), await rowsOf('request_answers')]).toEqual([0, 0]);
    const later = await leave({ email: 'ivan@visitor.example' });
    expect(at(await shown(later), 'answering')).toEqual({ state: 'no-mail' });
    expect((await answer(later, 1)).status).toBe(400);
  }, 60_000);
});
