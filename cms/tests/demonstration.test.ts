import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../src/env';
import { describeOnOne, type TestDatabase } from './databases';
import { at, get, logIn, post, put } from './requests';
import { DEMO_PASSWORD, REQUIRED, type RunningCms, startCms } from './running-cms';

const DEMO = { VITRINA_DEMO: 'true', DEMO_PASSWORD };
const EDITOR = 'editor@vitrina.example';

describeOnOne('a demonstration that is open to everybody', (open) => {
  let database: TestDatabase;
  let cms: RunningCms;
  let editor: string;

  beforeAll(async () => {
    database = await open();
    cms = await startCms({ ...database.variables, ...DEMO, DEMO_RESET_MINUTES: '60' });
    editor = await logIn(cms.url, EDITOR, DEMO_PASSWORD);
  });
  afterAll(async () => {
    await cms?.stop();
    await database?.remove();
  });

  test('says so, and who may log in, before anybody has', async () => {
    const told = await fetch(`${cms.url}/_demonstration`);
    expect(told.status).toBe(200);
    expect(await told.json()).toEqual({
      ...{ minutes: 60, password: DEMO_PASSWORD },
      accounts: ['editor', 'author', 'marketer', 'support'].map((role) => ({
        name: expect.stringMatching(/^[А-Я]/),
        email: `${role}@vitrina.example`,
      })),
    });
  });

  test('has no account with all rights', async () => {
    const email = 'developer@vitrina.example';
    expect((await post(`${cms.url}/admin/login`, { email, password: DEMO_PASSWORD })).status).toBe(400);
  });

  test.each<[string, (address: string) => ReturnType<typeof post>]>([
    ['/admin/users/me', (address) => put(address, { password: 'Another-password-1' }, editor)],
    ['/Admin/Users/Me/', (address) => put(address, { email: 'mine@vitrina.example' }, editor)],
    ['/vitrina/second-factor/offer', (address) => post(address, { password: DEMO_PASSWORD }, editor)],
    ['/vitrina/second-factor/off', (address) => post(address, { password: DEMO_PASSWORD }, editor)],
    ['/vitrina/own-sessions/end-others', (address) => post(address, {}, editor)],
    // It tells from where the others are logged in.
    ['/vitrina/own-logins', (address) => get(address, editor)],
  ])('refuses %s, which is of all who share the account', async (path, send) => {
    const { status, body } = await send(`${cms.url}${path}`);
    expect(status).toBe(403);
    expect(at(body, 'error', 'message')).toContain('В демонстрации это закрыто');
    expect((await post(`${cms.url}/admin/login`, { email: EDITOR, password: DEMO_PASSWORD })).status).toBe(
      200,
    );
  });

  test('shows people their profile, and lets them work', async () => {
    expect((await get(`${cms.url}/admin/users/me`, editor)).status).toBe(200);
    const path = '/content-manager/collection-types/api::knowledge.tag';
    expect((await post(`${cms.url}${path}`, { name: 'Проба', path: 'try' }, editor)).status).toBeLessThan(
      300,
    );
  });
});

describeOnOne('the panel of people at work', (open) => {
  test('is no demonstration, with accounts of one too', async () => {
    const database = await open();
    const cms = await startCms({ ...database.variables, ...DEMO });
    try {
      const told = await fetch(`${cms.url}/_demonstration`);
      expect([told.status, await told.text()]).toEqual([204, '']);
      const editor = await logIn(cms.url, EDITOR, DEMO_PASSWORD);
      const name = { firstname: 'Ольга' };
      expect((await put(`${cms.url}/admin/users/me`, name, editor)).status).toBe(200);
    } finally {
      await cms.stop();
      await database.remove();
    }
  });

  test('has the declared passwords again after a start, which ends no session of who has kept theirs', async () => {
    const PEOPLE = ['developer', 'editor', 'author', 'marketer', 'support'];
    const database = await open();
    const start = () => startCms({ ...database.variables, ...DEMO });
    const enter = (role = '', password = DEMO_PASSWORD) =>
      logIn(cms.url, `${role}@vitrina.example`, password);
    const change = async (role: string, currentPassword: string, password: string) => {
      const token = await enter(role, currentPassword);
      expect((await put(`${cms.url}/admin/users/me`, { currentPassword, password }, token)).status).toBe(200);
    };
    let cms = await start();
    try {
      // The first of them, and one with a hash of its own, as each had that an earlier version has made.
      await change('developer', DEMO_PASSWORD, 'Another-password-1');
      await change('author', DEMO_PASSWORD, 'Another-password-2');
      await change('author', 'Another-password-2', DEMO_PASSWORD);
      const sessions = [await enter('author'), await enter('marketer')];
      await cms.stop();
      cms = await start();
      for (const session of sessions)
        expect((await get(`${cms.url}/admin/users/me`, session)).status).toBe(200);
      for (const role of PEOPLE) await enter(role);
    } finally {
      await cms.stop();
      await database.remove();
    }
  });
});

test.each([
  [{ DEMO_RESET_MINUTES: '60' }, 'so set VITRINA_DEMO'],
  [{ ...DEMO, DEMO_RESET_MINUTES: '-1' }, 'DEMO_RESET_MINUTES must be a whole number from 0 to 10080'],
  [{ ...DEMO, DEMO_RESET_MINUTES: 'often' }, 'DEMO_RESET_MINUTES must be a whole number from 0 to 10080'],
])('a CMS does not start with %o', (variables, sentence) => {
  expect(() => readEnv({ ...REQUIRED, ...variables }, 'start')).toThrow(sentence);
});
