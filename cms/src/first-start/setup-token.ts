import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';

export type Database = Core.Strapi['db']['connection'];

const TABLE = 'setup_token';
/** There is one at a time, so that the table can hold no second. */
const ONLY = { id: 1 };
const HOUR = 60 * 60 * 1000;
/** Whoever finds it in an old log finds nothing. */
export const TOKEN_HOURS = 24;

/** What is kept of a token. */
export interface TakenToken {
  fingerprint: string;
  /** Milliseconds since 1970; PostgreSQL answers such numbers as texts. */
  issued_at: number | string;
}

/** Makes what is missing. Called while no other instance starts. */
export async function makeSetupTokenTable(database: Database): Promise<void> {
  if (await database.schema.hasTable(TABLE)) return;
  await database.schema.createTable(TABLE, (table) => {
    table.integer('id').primary();
    table.string('fingerprint', 64).notNullable();
    /** Milliseconds since 1970. */
    table.bigInteger('issued_at').notNullable();
  });
}

/**
 * The one-time token with which whoever runs the CMS proves to be the one who may register the first administrator. The database has its
 * fingerprint alone, so that all instances know it and none of them can tell it again.
 */
export class SetupTokens {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** A token, unless there is one that still opens: of several instances that start together one tells it. */
  async issue(): Promise<string | undefined> {
    await this.#database(TABLE).where('issued_at', '<=', this.#oldest()).delete();
    const token = newToken();
    const row = { ...ONLY, fingerprint: fingerprintOf(token), issued_at: this.#now().getTime() };
    const made = await this.#database(TABLE).insert(row).onConflict('id').ignore().returning('id');
    return made.length > 0 ? token : undefined;
  }

  /** A token in the place of the one there was, which opens nothing from now on. */
  async issueAnother(): Promise<string> {
    const token = newToken();
    const row = { ...ONLY, fingerprint: fingerprintOf(token), issued_at: this.#now().getTime() };
    await this.#database(TABLE).insert(row).onConflict('id').merge();
    return token;
  }

  /** Whether it is the token that opens now. */
  async isRight(token: string): Promise<boolean> {
    return (await this.#matching(token)) !== undefined;
  }

  /** Takes the token, for one of all who come with it, however close together; what is answered gives it back. */
  async take(token: string): Promise<TakenToken | undefined> {
    const row = await this.#matching(token);
    if (row === undefined) return undefined;
    const taken = await this.#database(TABLE)
      .where({ ...ONLY, fingerprint: row.fingerprint })
      .delete();
    return taken === 1 ? row : undefined;
  }

  /** Where what it was taken for has failed; one that was told meanwhile stays. */
  async giveBack(taken: TakenToken): Promise<void> {
    await this.#database(TABLE)
      .insert({ ...ONLY, ...taken })
      .onConflict('id')
      .ignore();
  }

  /** Nothing opens from now on. */
  async withdraw(): Promise<void> {
    await this.#database(TABLE).delete();
  }

  async #matching(token: string): Promise<TakenToken | undefined> {
    const row: TakenToken | undefined = await this.#database(TABLE)
      .where(ONLY)
      .where('issued_at', '>', this.#oldest())
      .first('fingerprint', 'issued_at');
    if (row === undefined) return undefined;
    // In the same time however much of it is right.
    const isSame = timingSafeEqual(Buffer.from(fingerprintOf(token)), Buffer.from(row.fingerprint));
    return isSame ? row : undefined;
  }

  #oldest(): number {
    return this.#now().getTime() - TOKEN_HOURS * HOUR;
  }
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Of 256 bits of chance: nothing that takes long is needed to keep them from being guessed. */
function fingerprintOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
