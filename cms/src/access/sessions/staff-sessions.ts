import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { currentRequest } from '../../strapi/current-request';
import { endSessions, liveSessions, ruleSessions, sessionOf } from '../../strapi/session-manager';
import { addressOf, browserOf } from '../staff-visits';
import type { SessionStore, StaffSession } from './session-store';
import { shortAddress } from './short-address';

/** Where somebody changes their own password: they stay logged in there, and nowhere else. */
const OWN_PROFILE = 'authenticated-user.updateMe';

interface Parts {
  store: SessionStore;
  now: () => Date;
  trustedProxies: number;
  /** Whether this account may open a session in the request that is being answered. */
  mayOpen: (userId: number) => Promise<boolean>;
}

/** The open sessions of the panel: who has which, and their end (docs/decisions/0071). */
export class StaffSessions {
  readonly #strapi: Core.Strapi;
  readonly #parts: Parts;

  constructor(strapi: Core.Strapi, parts: Parts) {
    this.#strapi = strapi;
    this.#parts = parts;
  }

  /** From here on no session opens, goes on or ends but by these rules. Called in `register`. */
  rule(): void {
    const { store, now } = this.#parts;
    ruleSessions(this.#strapi, {
      open: (userId) => this.#open(userId),
      isOpen: (session) => store.use(session, now()),
      close: async (userId, session) => {
        const kept = session === undefined ? await this.#kept(userId) : undefined;
        await store.close(userId, {
          ...(session !== undefined && { only: session }),
          ...(kept !== undefined && { except: kept }),
        });
      },
      kept: (userId) => this.#kept(userId),
    });
    this.#endWithAccounts();
  }

  /** Of one person, those that can still be used. */
  async of(userId: number): Promise<StaffSession[]> {
    const { store, now } = this.#parts;
    const live = await liveSessions(this.#strapi, userId, now());
    return (await store.of(userId)).filter(({ name }) => live.has(name));
  }

  /** The session of who asks. */
  async current(): Promise<string | undefined> {
    const id = currentRequest(this.#strapi)?.sessionId;
    return id === undefined ? undefined : (await sessionOf(this.#strapi, id))?.name;
  }

  /** False when this person has no such session. */
  async end(userId: number, session: string): Promise<boolean> {
    const isTheirs = (await this.#parts.store.of(userId)).some(({ name }) => name === session);
    if (isTheirs) await endSessions(this.#strapi, userId, session);
    return isTheirs;
  }

  /** All of a person's, except the one that is to stay. */
  async endAll(userId: number, except?: string): Promise<void> {
    for (const { name } of await this.#parts.store.of(userId))
      if (name !== except) await endSessions(this.#strapi, userId, name);
  }

  async #open(userId: number): Promise<string> {
    const { store, now, trustedProxies, mayOpen } = this.#parts;
    if (!(await mayOpen(userId))) throw new errors.ForbiddenError('Нужен код второго фактора.');
    const request = currentRequest(this.#strapi);
    const name = randomUUID();
    const [openedAt, lastUsedAt] = [now(), now()];
    const from =
      request === undefined
        ? { browser: '', address: '' }
        : { browser: browserOf(request), address: shortAddress(addressOf(request, trustedProxies)) };
    await store.prune(now());
    await store.open({ name, userId, openedAt, lastUsedAt, ...from });
    return name;
  }

  async #kept(userId: number): Promise<string | undefined> {
    const request = currentRequest(this.#strapi);
    if (request?.handler !== OWN_PROFILE || request.sessionId === undefined) return undefined;
    const own = await sessionOf(this.#strapi, request.sessionId);
    return own?.userId === String(userId) ? own.name : undefined;
  }

  /** Whoever changes a password or switches an account off, by whatever form or command: its sessions end. */
  #endWithAccounts(): void {
    const end = (userId: number) => endSessions(this.#strapi, userId);
    this.#strapi.db.lifecycles.subscribe({
      models: ['admin::user'],
      async afterUpdate({ params: { data }, result }) {
        const id: unknown = Object(result).id;
        const isOver = data?.password !== undefined || data?.isActive === false;
        if (isOver && typeof id === 'number') await end(id);
      },
      async afterDelete({ result }) {
        const id: unknown = Object(result).id;
        if (typeof id === 'number') await end(id);
      },
    });
  }
}
