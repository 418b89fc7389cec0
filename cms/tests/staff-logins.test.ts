import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  askDatabase,
  describeOnBothByNight,
  describeOnOne,
  describeOnPostgres,
  postgres,
  sqlite,
  type TestDatabase,
} from './databases';
import { insideACms } from './inside-a-cms';
import { at } from './requests';
import { DEMO_PASSWORD, type RunningCms, startCms, type Variables } from './running-cms';
import { App, forgetUsedCodes, StaffBrowser } from './staff';

const EDITOR = 'editor@vitrina.example';
/** A CMS is loaded in it. */
const LOADING_MS = 120_000;
const DEMO = { VITRINA_DEMO: 'true', DEMO_PASSWORD };

describeOnOne('a second factor', (open) => {
  let database: TestDatabase;
  let cms: RunningCms;
  let variables: Variables;
  let app: App;
  let recoveryCodes: string[];
  const browser = (name?: string) => new StaffBrowser(cms.url, name);

  beforeAll(async () => {
    database = await open();
    variables = database.variables;
    cms = await startCms({ ...variables, ...DEMO });
  });
  afterAll(async () => {
    await cms?.stop();
    await database?.remove();
  });

  test('is set up with the code of the app and the password, and ends the other sessions', async () => {
    const [own, other] = [browser(), browser()];
    expect((await own.logIn(EDITOR)).status).toBe(200);
    expect((await other.logIn(EDITOR)).status).toBe(200);
    const offered = (await own.post('/vitrina/second-factor/offer')).body;
    expect(at(offered, 'uri')).toMatch(
      /^otpauth:\/\/totp\/.*editor%40vitrina\.example\?issuer=.*&algorithm=SHA1&digits=6&period=30/,
    );
    const counted = new App(String(at(offered, 'secret')));
    const proof = { sealed: at(offered, 'sealed'), newCode: counted.code(), password: DEMO_PASSWORD };
    for (const [field, value] of [
      ['password', 'Another-password-1'],
      ['newCode', counted.wrongCode()],
      ['sealed', 'v1.AAAA'],
    ])
      expect((await own.post('/vitrina/second-factor', { ...proof, [String(field)]: value })).status).toBe(
        400,
      );
    // Made for somebody else.
    const stranger = browser();
    await stranger.logIn('author@vitrina.example');
    expect((await stranger.post('/vitrina/second-factor', proof)).status).toBe(400);

    const done = await own.post('/vitrina/second-factor', proof);
    expect(done.status).toBe(200);
    app = counted;
    recoveryCodes = at(done.body, 'recoveryCodes') as string[];
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await own.isIn()).toBe(true);
    expect(await other.isIn()).toBe(false);
    expect(await other.renew()).toBe(401);
  });

  test('is kept so that the database alone does not make codes', async () => {
    const [row] = await askDatabase(variables, 'SELECT secret FROM staff_second_factors');
    expect(String(row?.secret)).toMatch(/^v1\.[\w-]{60,}$/);
    const codes = await askDatabase(variables, 'SELECT fingerprint FROM staff_recovery_codes');
    expect(codes).toHaveLength(10);
    for (const { fingerprint } of codes) expect(fingerprint).toMatch(/^[\w-]{43}$/);
  });

  test('is asked for after the right password alone, and nothing that opens the panel is answered before', async () => {
    const wrong = await browser().logIn(EDITOR, { password: 'wrong', code: app.code() });
    expect(at(wrong.body, 'error', 'message')).toBe('Неверная почта или пароль.');
    expect(at(wrong.body, 'error', 'details', 'secondFactor')).toBeUndefined();
    const right = await browser().logIn(EDITOR);
    expect([right.status, right.hasCookie, at(right.body, 'data')]).toEqual([400, false, null]);
    expect(at(right.body, 'error', 'details', 'secondFactor')).toBe('needed');
    expect((await browser().logIn('author@vitrina.example')).status).toBe(200);
  });

  test('lets a code in once, and a recovery code once, however it is typed', async () => {
    await forgetUsedCodes(variables);
    const code = app.code();
    expect((await browser().logIn(EDITOR, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(
      200,
    );
    const again = await browser().logIn(EDITOR, { code });
    expect([again.status, again.hasCookie]).toEqual([400, false]);
    expect(at(again.body, 'error', 'details', 'secondFactor')).toBe('wrong');
    const [first = ''] = recoveryCodes;
    expect((await browser().logIn(EDITOR, { code: first.toUpperCase().replaceAll('-', ' ') })).status).toBe(
      200,
    );
    expect((await browser().logIn(EDITOR, { code: first })).status).toBe(400);
    const own = browser();
    await own.logIn(EDITOR, { code: String(recoveryCodes[1]) });
    expect(at((await own.get('/vitrina/own-logins')).body, 'factor', 'recoveryCodes')).toBe(8);
  });

  test('is wanted for a new password too, which is not changed without it', async () => {
    const reset = (code?: string) =>
      browser().post(
        '/admin/reset-password',
        { resetPasswordToken: 'a-token-from-a-letter', password: 'Another-password-1' },
        code === undefined ? {} : { 'x-vitrina-code': code },
      );
    await askDatabase(
      variables,
      'UPDATE admin_users SET reset_password_token = ?, reset_password_token_expires_at = ? WHERE email = ?',
      ['a-token-from-a-letter', new Date(Date.now() + 3_600_000), EDITOR],
    );
    const refused = await reset();
    expect([refused.status, refused.hasCookie]).toEqual([400, false]);
    expect(at(refused.body, 'error', 'details', 'secondFactor')).toBe('needed');
    expect((await browser().logIn(EDITOR, { password: 'Another-password-1' })).status).toBe(400);
    expect(at((await browser().logIn(EDITOR)).body, 'error', 'details', 'secondFactor')).toBe('needed');
    const done = await reset(recoveryCodes[2]);
    expect([done.status, done.hasCookie]).toEqual([200, true]);
  });

  test('goes with the password and a code, and is taken away by who looks after accounts', async () => {
    const person = browser();
    await person.logIn('marketer@vitrina.example');
    const theirs = await person.enrol();
    await forgetUsedCodes(variables);
    const off = (body: object) => person.post('/vitrina/second-factor/off', body);
    expect((await off({ password: DEMO_PASSWORD })).status).toBe(400);
    expect((await off({ password: 'wrong', code: theirs.app.code() })).status).toBe(400);
    expect((await off({ password: DEMO_PASSWORD, code: theirs.app.code() })).status).toBe(200);
    expect((await browser().logIn('marketer@vitrina.example')).status).toBe(200);

    await person.enrol();
    const id = at((await person.get('/admin/users/me')).body, 'data', 'id');
    const take = (from: StaffBrowser, password = DEMO_PASSWORD) =>
      from.post(`/vitrina/staff-logins/${id}/take-factor`, { password });
    const [author, developer] = [browser(), browser()];
    await author.logIn('author@vitrina.example');
    await developer.logIn('developer@vitrina.example');
    expect((await take(author)).status).toBe(403);
    expect((await take(developer, 'wrong')).status).toBe(400);
    expect((await take(developer)).status).toBe(200);
    expect(await person.isIn()).toBe(false);
    expect((await browser().logIn('marketer@vitrina.example')).status).toBe(200);
    const journal = (await developer.get('/vitrina/editorial/activity?type=admin::user')).body;
    expect(at(journal, 'rows', 0)).toMatchObject({
      ...{ person: 'Разработчик', action: 'второй фактор снят', title: 'Маркетолог' },
      type: 'Учётная запись',
    });
    expect(at((await author.get('/vitrina/editorial/activity')).body, 'error', 'status')).toBe(403);
  });

  test('bears few wrong codes, which keep nobody out who does not know the password', async () => {
    const person = browser();
    await person.logIn('support@vitrina.example');
    const theirs = await person.enrol();
    const statuses: number[] = [];
    for (let times = 0; times < 7; times += 1)
      statuses.push(
        (await browser().logIn('support@vitrina.example', { code: theirs.app.wrongCode() })).status,
      );
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    // The password is still asked for as before: its tries are counted apart.
    expect((await browser().logIn('support@vitrina.example')).status).toBe(400);
    expect(await person.isIn()).toBe(true);
  });

  test('stands before every door that hands out tokens', async () => {
    await askDatabase(
      variables,
      'UPDATE admin_users SET registration_token = ?, reset_password_token = ?, reset_password_token_expires_at = ? WHERE email = ?',
      ['invitation', 'letter', new Date(Date.now() + 3_600_000), EDITOR],
    );
    const password = 'Another-password-4';
    const doors: Record<string, object> = {
      login: { email: EDITOR, password: 'Another-password-1' },
      'access-token': {},
      register: { registrationToken: 'invitation', userInfo: { firstname: 'X', password } },
      'register-admin': { email: EDITOR, firstname: 'X', password },
      'reset-password': { resetPasswordToken: 'letter', password },
    };
    for (const [door, body] of Object.entries(doors)) {
      const { status, body: answer, hasCookie } = await browser().post(`/admin/${door}`, body);
      expect([door, status < 400, hasCookie, /"(accessT|t)oken":/.test(JSON.stringify(answer))]).toEqual([
        ...[door, false, false, false],
      ]);
    }
  });

  test('opens no door that is not known yet', { timeout: LOADING_MS }, async () => {
    expect(await insideACms('doors-of-the-panel', variables)).toEqual({
      // Whoever adds one to the list has to say here what stands before it.
      open: [
        'GET /admin/init',
        'GET /admin/project-type',
        'GET /admin/registration-info',
        'GET /content-manager/preview/script',
        'POST /admin/access-token',
        'POST /admin/forgot-password',
        'POST /admin/login',
        'POST /admin/register',
        'POST /admin/register-admin',
        'POST /admin/reset-password',
      ],
      issuers: ['authentication.js'],
      withoutProof: 'ForbiddenError',
      otherAccount: 'a session',
      endedWhileRenewed: [{ error: 'invalid_refresh_token' }, false],
    });
  });
});

describeOnBothByNight('one code at two instances at once', (open) => {
  test('is let in at one of them', { timeout: LOADING_MS }, async () => {
    const database = await open();
    const found = await insideACms('claims-of-codes', { ...database.variables, ...DEMO });
    await database.remove();
    expect(found).toEqual({ code: [false, true], recoveryCode: [false, true], older: false, newer: true });
  });
});

describeOnPostgres('two instances', () => {
  let database: TestDatabase;
  let cms: RunningCms[] = [];

  beforeAll(async () => {
    database = await postgres();
    const start = () => startCms({ ...database.variables, ...DEMO });
    cms = [await start(), await start()];
  });
  afterAll(async () => {
    for (const each of cms) await each.stop();
    await database?.remove();
  });

  test('count wrong codes together, and end a session for both', async () => {
    const [here = '', there = ''] = cms.map(({ url }) => url);
    const own = new StaffBrowser(here);
    await own.logIn(EDITOR);
    const { app } = await own.enrol();
    const statuses: number[] = [];
    for (let times = 0; times < 7; times += 1) {
      const at = new StaffBrowser(times % 2 === 0 ? here : there);
      statuses.push((await at.logIn(EDITOR, { code: app.wrongCode() })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const other = new StaffBrowser(there);
    other.token = own.token;
    expect(await other.isIn()).toBe(true);
    await own.post('/admin/logout');
    expect(await other.isIn()).toBe(false);
  });
});

describeOnOne('where a second factor is required', (open) => {
  let database: TestDatabase;
  let cms: RunningCms;
  beforeAll(async () => {
    database = await open();
    cms = await startCms({ ...database.variables, ...DEMO, STAFF_SECOND_FACTOR: 'required' });
  });
  afterAll(async () => {
    await cms?.stop();
    await database?.remove();
  });

  test('whoever has none sets it up and can do nothing before', async () => {
    const own = new StaffBrowser(cms.url);
    expect((await own.logIn('developer@vitrina.example')).status).toBe(200);
    const asked: [string, string, object?][] = [
      ['GET', '/content-manager/collection-types/api::knowledge.article'],
      ['PUT', '/admin/users/me', { firstname: 'Другой' }],
      ['GET', '/admin/users'],
      ['GET', '/admin/users/me/permissions'],
      ['POST', '/admin/admin-tokens', { name: 'x', description: '', adminPermissions: [], lifespan: null }],
      ['GET', '/upload/files'],
      ['GET', '/vitrina/own-logins'],
      ['GET', '/vitrina/staff-logins'],
    ];
    for (const [method, path, body] of asked) {
      const answer = await own.ask(method, path, body);
      expect([path, answer.status, at(answer.body, 'error', 'details', 'secondFactor')]).toEqual([
        ...[path, 403, 'enrol'],
      ]);
    }
    const { app } = await own.enrol();
    for (const [method, path] of asked.filter(([method]) => method === 'GET'))
      expect([path, (await own.ask(method, path)).status]).toEqual([path, 200]);
    await forgetUsedCodes(database.variables);
    expect(
      (await own.post('/vitrina/second-factor/off', { password: DEMO_PASSWORD, code: app.code() })).status,
    ).toBe(400);
  });
});

describe('a session', () => {
  let database: TestDatabase;
  let cms: RunningCms;
  const browser = (name?: string) => new StaffBrowser(cms.url, name);
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

  beforeAll(async () => {
    database = await sqlite();
    cms = await startCms({ ...database.variables, ...DEMO });
  });
  afterAll(async () => {
    await cms?.stop();
    await database?.remove();
  });

  const sessionsOf = async (own: StaffBrowser) => {
    const listed: unknown = at((await own.get('/vitrina/own-logins')).body, 'sessions');
    return listed as { name: string; browser: string; address: string; isOwn: boolean }[];
  };

  test('is listed with its browser, a short address and whose it is, once however often it is renewed', async () => {
    const [own, other] = [browser(), browser(FIREFOX)];
    await own.logIn(EDITOR);
    await other.logIn(EDITOR);
    for (let times = 0; times < 3; times += 1) expect(await other.renew()).toBe(200);
    const listed = await sessionsOf(own);
    expect(listed.map(({ browser, address, isOwn }) => ({ browser, address, isOwn }))).toEqual(
      expect.arrayContaining([
        { browser: 'Chrome, Linux', address: '127.0.0.…', isOwn: true },
        { browser: 'Firefox, Windows', address: '127.0.0.…', isOwn: false },
      ]),
    );
    expect(listed).toHaveLength(2);
  });

  test('ends at once: with it the tokens of all its renewals, and no other', async () => {
    const [own, other, third] = [browser(), browser(FIREFOX), browser()];
    for (const each of [own, other, third]) await each.logIn('author@vitrina.example');
    const first = other.token;
    await other.renew();
    expect(other.token).not.toBe(first);
    const theirs = (await sessionsOf(own)).find(({ browser }) => browser.startsWith('Firefox'));
    expect((await own.post('/vitrina/own-sessions/end', { session: theirs?.name })).status).toBe(200);
    expect(await other.isIn()).toBe(false);
    expect(await other.renew()).toBe(401);
    other.token = first;
    expect(await other.isIn()).toBe(false);
    expect([await own.isIn(), await third.isIn()]).toEqual([true, true]);
    // Somebody else's cannot be ended by its name.
    const stranger = browser();
    await stranger.logIn('marketer@vitrina.example');
    const [name] = (await sessionsOf(own)).map((session) => session.name);
    expect((await stranger.post('/vitrina/own-sessions/end', { session: name })).status).toBe(404);
    expect((await own.post('/vitrina/own-sessions/end-others')).status).toBe(200);
    expect([await own.isIn(), await third.isIn()]).toEqual([true, false]);
  });

  test('of Strapi’s own address ends as a whole too', async () => {
    const [own, other] = [browser(), browser()];
    for (const each of [own, other]) await each.logIn('author@vitrina.example');
    const first = other.token;
    await other.renew();
    const listed = at((await own.get('/admin/users/me/sessions')).body, 'data') as {
      id: string;
      current: boolean;
    }[];
    for (const { id } of listed.filter(({ current }) => !current))
      expect((await own.ask('DELETE', `/admin/users/me/sessions/${id}`)).status).toBe(200);
    other.token = first;
    expect([await own.isIn(), await other.isIn()]).toEqual([true, false]);
  });

  test('ends with a logout, and only that one', async () => {
    const [own, other] = [browser(), browser()];
    for (const each of [own, other]) await each.logIn('author@vitrina.example');
    const { token } = own;
    expect((await own.post('/admin/logout')).status).toBe(200);
    own.token = token;
    expect([await own.isIn(), await own.renew(), await other.isIn()]).toEqual([false, 401, true]);
  });

  test('goes on where the password was changed, and nowhere else', async () => {
    const [own, other] = [browser(), browser()];
    for (const each of [own, other]) await each.logIn('support@vitrina.example');
    const change = { currentPassword: DEMO_PASSWORD, password: 'Another-password-1' };
    expect((await own.ask('PUT', '/admin/users/me', change)).status).toBe(200);
    expect([await own.isIn(), await own.renew(), await other.isIn()]).toEqual([true, 200, false]);
    expect(await other.renew()).toBe(401);
  });

  test('is ended by who looks after accounts, by a new password of theirs, and with the account', async () => {
    const developer = browser();
    await developer.logIn('developer@vitrina.example');
    const password = 'Another-password-2';
    const made = await developer.post('/admin/users', {
      ...{ email: 'new@vitrina.example', firstname: 'Новый', roles: [1] },
    });
    const id = at(made.body, 'data', 'id');
    const update = (fields: object) => developer.ask('PUT', `/admin/users/${id}`, fields);
    await update({ isActive: true, password });
    const person = browser();
    const enter = async () => (await person.logIn('new@vitrina.example', { password })).status;
    expect(await enter()).toBe(200);
    const listed = (await developer.get(`/vitrina/staff-logins/${id}/sessions`)).body;
    expect(listed).toMatchObject([{ browser: 'Chrome, Linux', isOwn: false }]);
    expect((await developer.post(`/vitrina/staff-logins/${id}/end-sessions`)).status).toBe(200);
    expect(await person.isIn()).toBe(false);

    expect(await enter()).toBe(200);
    await update({ password: 'Another-password-3' });
    expect(await person.isIn()).toBe(false);
    expect((await person.logIn('new@vitrina.example', { password: 'Another-password-3' })).status).toBe(200);
    await person.enrol('Another-password-3');
    await update({ isActive: false });
    expect(await person.isIn()).toBe(false);
    expect((await developer.ask('DELETE', `/admin/users/${id}`)).status).toBe(200);
    for (const table of ['staff_second_factors', 'staff_recovery_codes', 'staff_sessions'])
      expect(await askDatabase(database.variables, `SELECT * FROM ${table} WHERE user_id = ?`, [id])).toEqual(
        [],
      );

    const author = browser();
    await author.logIn('author@vitrina.example');
    expect((await author.get('/vitrina/staff-logins')).status).toBe(403);
    expect((await author.get(`/vitrina/staff-logins/1/sessions`)).status).toBe(403);
  });
});
