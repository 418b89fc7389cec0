import type { Core } from '@strapi/strapi';

export type Database = Core.Strapi['db']['connection'];

const SESSIONS = 'staff_sessions';
const MINUTE_MS = 60_000;
/** Longer than Strapi lets any session last (config/admin.ts). */
const KEPT_MS = 31 * 24 * 60 * MINUTE_MS;

export interface StaffSession {
  name: string;
  userId: number;
  openedAt: Date;
  lastUsedAt: Date;
  /** 'Chrome, Linux'; empty when the browser does not say. */
  browser: string;
  /** In short form. */
  address: string;
}

interface Row {
  name: string;
  user_id: number;
  opened_at: number | string;
  last_used_at: number | string;
  browser: string;
  address: string;
}

/** Makes what is missing. Called while no other instance starts. */
export async function makeSessionTable(database: Database): Promise<void> {
  if (await database.schema.hasTable(SESSIONS)) return;
  await database.schema.createTable(SESSIONS, (table) => {
    table.string('name', 40).primary();
    table.integer('user_id').notNullable().index();
    /** Moments are milliseconds since 1970. */
    table.bigInteger('opened_at').notNullable();
    table.bigInteger('last_used_at').notNullable().index();
    table.string('browser', 80).notNullable();
    table.string('address', 60).notNullable();
  });
}

/**
 * The sessions that are open: what has no row here is none, whatever tokens there are for it. Strapi's own rows come and go with each
 * renewal, and one of them can be made in the moment in which a session ends.
 */
export class SessionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async open(session: StaffSession): Promise<void> {
    const { name, userId, openedAt, lastUsedAt, browser, address } = session;
    await this.#database(SESSIONS).insert({
      ...{ name, user_id: userId, browser: browser.slice(0, 80), address: address.slice(0, 60) },
      ...{ opened_at: openedAt.getTime(), last_used_at: lastUsedAt.getTime() },
    });
  }

  /** Whether it is open; its use is noted once a minute. */
  async use(name: string, now: Date): Promise<boolean> {
    const row: Pick<Row, 'last_used_at'> | undefined = await this.#database(SESSIONS)
      .where({ name })
      .first('last_used_at');
    if (row === undefined) return false;
    const edge = now.getTime() - MINUTE_MS;
    if (Number(row.last_used_at) < edge)
      await this.#database(SESSIONS)
        .where({ name })
        .where('last_used_at', '<', edge)
        .update({ last_used_at: now.getTime() });
    return true;
  }

  /** Of one person, the one used last first. */
  async of(userId: number): Promise<StaffSession[]> {
    const rows: Row[] = await this.#database(SESSIONS)
      .where({ user_id: userId })
      .orderBy('last_used_at', 'desc');
    return rows.map(({ name, opened_at, last_used_at, browser, address }) => ({
      ...{ name, userId, browser, address },
      ...{ openedAt: new Date(Number(opened_at)), lastUsedAt: new Date(Number(last_used_at)) },
    }));
  }

  /** One of a person's sessions, or all but one. */
  async close(userId: number, { only, except }: { only?: string; except?: string }): Promise<void> {
    const own = this.#database(SESSIONS).where({ user_id: userId });
    if (only !== undefined) own.where({ name: only });
    if (except !== undefined) own.whereNot({ name: except });
    await own.delete();
  }

  /** Forgets those that cannot be used any more. */
  async prune(now: Date): Promise<void> {
    await this.#database(SESSIONS)
      .where('opened_at', '<', now.getTime() - KEPT_MS)
      .delete();
  }
}
