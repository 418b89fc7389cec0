import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askDatabase, describeOnBothByNight, type TestDatabase } from './databases';
import { type Answer, at, logIn, post } from './requests';
import { prepare, REQUIRED, type RunningCms, startCms, temporaryFolder, type Variables } from './running-cms';

const CMS = path.resolve(import.meta.dirname, '..');
const LINK = /http:\/\/\S+\/admin\/auth\/register-admin#setup-token=([\w-]{43})/g;
const PASSWORD = 'Owner-password-1';
/** A start may take most of this on a machine that does other work. */
const START_MS = 240_000;

describeOnBothByNight('the first administrator', (open) => {
  let database: TestDatabase;
  /** Two on PostgreSQL; SQLite is one instance's. */
  let instances: RunningCms[] = [];
  /** Of the link that opens now. */
  let token = '';

  beforeAll(async () => {
    database = await open();
    const { folder, remove } = await temporaryFolder();
    await prepare({ ...database.variables, PUBLIC_FOLDER: folder });
    await remove();
    // Whoever has prepared it was told a link.
    await askDatabase(database.variables, 'DELETE FROM setup_token');
    const isShared = database.variables.DATABASE_URL !== undefined;
    instances = await Promise.all(
      Array.from({ length: isShared ? 2 : 1 }, () => startCms(database.variables)),
    );
  }, START_MS);
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.stop()));
    await database.remove();
  });

  const tokensTold = () =>
    instances.flatMap(({ output }) => [...output().matchAll(LINK)].map(([, token = '']) => token));
  const administrators = async () => {
    const rows = await askDatabase(database.variables, 'SELECT email FROM admin_users');
    return rows.map(({ email }) => email);
  };
  let sent = 0;
  /** In turn to one instance and the other. */
  function register(token: string | undefined, fields: object = {}): Promise<Answer> {
    const { url = '' } = instances[sent++ % instances.length] ?? {};
    const headers = token === undefined ? {} : { 'x-vitrina-setup-token': token };
    const account = {
      firstname: 'Ольга',
      email: `owner-${sent}@shop.example`,
      password: PASSWORD,
      ...fields,
    };
    return post(`${url}/admin/register-admin`, account, undefined, headers);
  }

  test('is told the way once, whichever instances start, and the database has no token', async () => {
    await expect
      .poll(() => instances.filter(({ output }) => output().includes('Nobody can log in')).length)
      .toBe(instances.length);
    expect(tokensTold()).toHaveLength(1);
    const kept = JSON.stringify(await askDatabase(database.variables, 'SELECT * FROM setup_token'));
    expect(kept).not.toContain(tokensTold()[0]);
  });

  test('is nobody without the token, whatever they send', async () => {
    for (const [token, fields] of [
      [undefined, {}],
      ['x'.repeat(43), {}],
      [undefined, { email: 'no address', password: '1' }],
    ] as const) {
      const { status, body } = await register(token, fields);
      expect(status).toBe(403);
      expect(at(body, 'error', 'message')).toContain('не открывает регистрацию');
    }
    expect(await administrators()).toEqual([]);
  });

  test(
    'is printed another link by the command, and the one before opens nothing',
    async () => {
      const { output } = await command(database.variables);
      token = [...output.matchAll(LINK)][0]?.[1] ?? '';
      expect((await register(tokensTold()[0])).status).toBe(403);
    },
    START_MS,
  );

  test('may send a weak password and be told, without losing the token; of many who come at once one is let in', async () => {
    expect((await register(token, { password: 'weak' })).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 4 }, () => register(token)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 403, 403, 403]);
    const [email, ...more] = await administrators();
    expect(more).toEqual([]);
    const { url = '' } = instances.at(-1) ?? {};
    expect(await logIn(url, String(email), PASSWORD)).toEqual(expect.any(String));
  });

  test('is one, for whom the token opens nothing more', async () => {
    const { status, body } = await register(token);
    expect([status, at(body, 'error', 'message')]).toEqual([403, expect.stringContaining('уже есть')]);
    expect(await administrators()).toHaveLength(1);
    expect(await askDatabase(database.variables, 'SELECT * FROM setup_token')).toEqual([]);
  });

  test('is guessed for a while only', async () => {
    const answers: Answer[] = [];
    for (let guess = 0; guess < 20; guess += 1) answers.push(await register('x'.repeat(43)));
    expect(answers.at(-1)?.status).toBe(429);
  });
});

/** `node dist/src/commands/first-administrator.js` as an operator gives it. */
function command(variables: Variables): Promise<{ output: string }> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'production', ...REQUIRED, ...variables };
  const program = path.join(CMS, 'dist', 'src', 'commands', 'first-administrator.js');
  return new Promise((resolve) => {
    execFile(process.execPath, [program], { cwd: CMS, env }, (_, stdout, stderr) => {
      resolve({ output: stdout + stderr });
    });
  });
}
