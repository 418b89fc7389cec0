import type { Core } from '@strapi/strapi';

export type Database = Core.Strapi['db']['connection'];

const FACTORS = 'staff_second_factors';
const CODES = 'staff_recovery_codes';

export interface StoredFactor {
  /** Sealed. */
  secret: string;
  since: Date;
}

/** Makes what is missing. Called while no other instance starts. */
export async function makeFactorTables(database: Database): Promise<void> {
  if (!(await database.schema.hasTable(FACTORS)))
    await database.schema.createTable(FACTORS, (table) => {
      table.integer('user_id').primary();
      table.string('secret', 400).notNullable();
      /** The step of the last code that was let in, in steps of thirty seconds since 1970. */
      table.bigInteger('last_step').notNullable();
      /** Milliseconds since 1970. */
      table.bigInteger('since').notNullable();
    });
  if (!(await database.schema.hasTable(CODES)))
    await database.schema.createTable(CODES, (table) => {
      table.integer('user_id').notNullable();
      table.string('fingerprint', 64).notNullable();
      table.primary(['user_id', 'fingerprint']);
    });
}

/** Second factors of the staff, in tables of their own: neither content nor a field of an account that an API could answer. */
export class FactorStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(userId: number): Promise<StoredFactor | undefined> {
    const row: { secret: string; since: number | string } | undefined = await this.#database(FACTORS)
      .where({ user_id: userId })
      .first('secret', 'since');
    return row && { secret: row.secret, since: new Date(Number(row.since)) };
  }

  /** Who has one, of everybody. */
  async owners(): Promise<Map<number, Date>> {
    const rows: { user_id: number; since: number | string }[] = await this.#database(FACTORS).select(
      'user_id',
      'since',
    );
    return new Map(rows.map(({ user_id, since }) => [user_id, new Date(Number(since))]));
  }

  /** Any sealed secret, to see at the start whether they can still be opened. */
  async any(): Promise<{ userId: number; secret: string } | undefined> {
    const row: { user_id: number; secret: string } | undefined = await this.#database(FACTORS).first(
      'user_id',
      'secret',
    );
    return row && { userId: row.user_id, secret: row.secret };
  }

  /** Puts a factor in the place of the one before, if there was any, with its recovery codes. */
  async put(
    userId: number,
    factor: { secret: string; lastStep: number; since: Date },
    fingerprints: readonly string[],
  ): Promise<void> {
    const { secret, lastStep, since } = factor;
    await this.#database.transaction(async (change) => {
      await change(FACTORS)
        .insert({ user_id: userId, secret, last_step: lastStep, since: since.getTime() })
        .onConflict('user_id')
        .merge();
      await putCodes(change, userId, fingerprints);
    });
  }

  async putCodes(userId: number, fingerprints: readonly string[]): Promise<void> {
    await this.#database.transaction((change) => putCodes(change, userId, fingerprints));
  }

  /** True for the first who comes with a code of this step or a later one: one statement, whichever instance asks. */
  async claimStep(userId: number, { secret }: StoredFactor, step: number): Promise<boolean> {
    const claimed = await this.#database(FACTORS)
      .where({ user_id: userId, secret })
      .where('last_step', '<', step)
      .update({ last_step: step });
    return claimed === 1;
  }

  /** True for the first who comes with this code. */
  async claimCode(userId: number, fingerprint: string): Promise<boolean> {
    return (await this.#database(CODES).where({ user_id: userId, fingerprint }).delete()) === 1;
  }

  async countCodes(userId: number): Promise<number> {
    const row = await this.#database(CODES).where({ user_id: userId }).count({ codes: '*' }).first();
    return Number(row?.codes ?? 0);
  }

  /** True when there was one. */
  async remove(userId: number): Promise<boolean> {
    return this.#database.transaction(async (change) => {
      await change(CODES).where({ user_id: userId }).delete();
      return (await change(FACTORS).where({ user_id: userId }).delete()) === 1;
    });
  }
}

async function putCodes(change: Database, userId: number, fingerprints: readonly string[]): Promise<void> {
  await change(CODES).where({ user_id: userId }).delete();
  await change(CODES).insert(fingerprints.map((fingerprint) => ({ user_id: userId, fingerprint })));
}
