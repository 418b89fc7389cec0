import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, at, del, get, logIn, post, put } from './requests';
import { DEMO_PASSWORD } from './running-cms';

export const COLLECTION = '/content-manager/collection-types';
export const ARTICLE = 'api::knowledge.article';
export const PAGE = 'api::site.page';

/** What any article needs before it may be shown to visitors. */
const SHOWABLE = { description: 'О чём эта статья.', text: '<p>Текст статьи.</p>' };

/** Somebody in the panel, with the requests they make. */
export interface Colleague {
  ask(path: string): Promise<Answer>;
  send(path: string, body?: unknown): Promise<Answer>;
  set(path: string, body: unknown): Promise<Answer>;
  remove(path: string): Promise<Answer>;
  /** Makes an entry, an article with what it needs to be published, and answers its documentId. */
  create(uid: string, fields: object): Promise<string>;
  save(uid: string, documentId: string, fields: object): Promise<Answer>;
  /** Saves as the panel does, which says from which `updatedAt` of the entry somebody began. */
  saveFrom(version: unknown, uid: string, documentId: string, fields: object): Promise<Answer>;
  sendFrom(version: unknown, path: string, body: unknown): Promise<Answer>;
  publish(uid: string, documentId: string): Promise<Answer>;
}

export async function enter(cms: string, email: string, password = DEMO_PASSWORD): Promise<Colleague> {
  const token = await logIn(cms, email, password);
  return {
    ask: (path) => get(cms + path, token),
    send: (path, body = {}) => post(cms + path, body, token),
    set: (path, body) => put(cms + path, body, token),
    remove: (path) => del(cms + path, token),
    async create(uid, fields) {
      const whole = uid === ARTICLE ? { ...SHOWABLE, ...fields } : fields;
      const { status, body } = await post(`${cms}${COLLECTION}/${uid}`, whole, token);
      if (status !== 201) throw new Error(`${uid} was not created: ${JSON.stringify(body)}`);
      return String(at(body, 'data', 'documentId'));
    },
    save: (uid, documentId, fields) => put(`${cms}${COLLECTION}/${uid}/${documentId}`, fields, token),
    saveFrom: (version, uid, documentId, fields) =>
      put(`${cms}${COLLECTION}/${uid}/${documentId}`, fields, token, startedFrom(version)),
    sendFrom: (version, path, body) => post(cms + path, body, token, startedFrom(version)),
    publish: (uid, documentId) => post(`${cms}${COLLECTION}/${uid}/${documentId}/actions/publish`, {}, token),
  };
}

function startedFrom(version: unknown): Record<string, string> {
  return { 'x-vitrina-started-from': String(version) };
}

/** Makes somebody who writes articles and may not publish them, as an administrator does in the panel. */
export async function hireAuthor(cms: string, developer: Colleague): Promise<Colleague> {
  const role = await developer.send('/admin/roles', { name: 'Пробный автор', description: 'Пишет.' });
  const id = at(role.body, 'data', 'id');
  const permissions = ['read', 'create', 'update'].map((action) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: ARTICLE,
    properties: { fields: ['title', 'url', 'text', 'description'] },
    conditions: [],
  }));
  await developer.set(`/admin/roles/${id}/permissions`, { permissions });
  const email = 'trial-author@vitrina.example';
  const account = { email, firstname: 'Автор', lastname: 'Пробный', roles: [id] };
  const created = await developer.send('/admin/users', account);
  const user = at(created.body, 'data', 'id');
  await developer.set(`/admin/users/${user}`, { ...account, password: DEMO_PASSWORD, isActive: true });
  return enter(cms, email);
}

/** The first answer that is what is waited for; the last one when the time is over. */
export async function eventually(
  ask: () => Promise<unknown>,
  isThere: (answer: unknown) => boolean,
  limitMs = 15_000,
): Promise<unknown> {
  const deadline = Date.now() + limitMs;
  let answer = await ask();
  while (!isThere(answer) && Date.now() < deadline) {
    await pause(100);
    answer = await ask();
  }
  return answer;
}

export function rowsIn(body: unknown, name: string): unknown[] {
  const rows = at(body, name);
  return Array.isArray(rows) ? rows : [];
}

/** A moment so many milliseconds ahead. */
export function ahead(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString();
}
