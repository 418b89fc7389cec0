import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestOf } from '@vitrina/provider-api/contract';
import { onTestFinished } from 'vitest';
import { type SandboxOptions, startSandbox } from '../start-sandbox';
import { readAnswer, readJournal, readMessages } from './read-answer';

export const JSON_HEADERS = { 'content-type': 'application/json' };

export interface Session {
  cookie: string;
  accessToken: string;
  user: { id: string };
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/** A real sandbox on a free port with a database and a clock of its own, gone when the test is. */
export async function openTestShop(options: Partial<SandboxOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const databaseFile = join(folder, 'made', 'sandbox.db');
  let time = Date.parse('2026-03-01T10:00:00Z');
  const start = () =>
    startSandbox({
      port: 0,
      databaseFile,
      registrationsPerMinute: 1000,
      now: () => new Date(time),
      ...options,
    });
  let sandbox = await start();
  onTestFinished(async () => {
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const fetchFrom = (path: string, init: RequestInit = {}) =>
    fetch(`${sandbox.url}${path}`, { redirect: 'manual', ...init });

  const post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    fetchFrom(path, { method: 'POST', headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify(body) });

  const register = (email: string, changes: Partial<RequestOf<'register'>> = {}) =>
    post('/v5/registration', { ...registration(email), ...changes });

  async function openSession(portalToken: string): Promise<Session> {
    const answer = await post('/api/v1/auth/auto-login', { portal_token: portalToken });
    const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const check = await post('/landing-api/login/check', {}, { cookie });
    const { access_token, user } = await readAnswer('checkLogin', check);
    return { cookie, accessToken: access_token, user };
  }

  const registered = async (email: string) =>
    (await readAnswer('register', await register(email))).registration;

  async function newCustomer(email: string) {
    const made = await registered(email);
    return { ...made, session: await openSession(made.autologin_token) };
  }

  const forward = (session: Session, method: 'GET' | 'POST', path: string, data: unknown = {}) =>
    post('/landing-api/login/forward', {
      ...{ method, path, data },
      ...{ access_token: session.accessToken, user: session.user },
    });

  const order = (session: Session, changes: object = {}) =>
    forward(session, 'POST', 'api/v1/servers', { ...ORDER, ...changes });

  return {
    fetch: fetchFrom,
    post,
    register,
    registered,
    newCustomer,
    openSession,
    forward,
    databaseFile,
    order,
    ordered: async (session: Session, changes: object = {}) =>
      (await readAnswer('createServer', await order(session, changes))).server,
    servers: async (session: Session) =>
      (await readAnswer('listServers', await forward(session, 'GET', 'api/v1/servers'))).servers,
    fault: (order: object) => post('/__sandbox/faults', order),
    journal: async (query = '') => readJournal(await fetchFrom(`/__sandbox/requests${query}`)),
    outbox: async (recipient = '') =>
      readMessages(await fetchFrom(`/__sandbox/outbox?recipient=${encodeURIComponent(recipient)}`)),
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
    restart: async () => {
      await sandbox.close();
      sandbox = await start();
    },
  };
}

/** An order of the smallest server of Moscow with Ubuntu and a public address. */
export const ORDER: RequestOf<'createServer'> = {
  name: 'Тихая цапля',
  bandwidth: 200,
  os_id: 99,
  preset_id: 4795,
  network: { floating_ip: 'create_ip' },
  is_ddos_guard: false,
  availability_zone: 'msk-1',
};

export function registration(email: string) {
  return {
    token: 'proof-of-work',
    tags: [],
    email,
    agree_mailing: true,
    user: { name: 'Иван Заказчиков', phone: '79001112233' },
  };
}

/** Basic credentials as a header. */
export function basic(username: string, password = 'vitrina-demo') {
  return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
}
