/** A connection, or a transaction on one. `?` stands for a value. */
export interface Sql {
  rows<Row>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Does some work in a transaction. */
  within<Value>(work: (sql: Sql) => Promise<Value>): Promise<Value>;
}

interface Raw {
  raw(statement: string, values: readonly never[]): PromiseLike<unknown>;
  transaction<Value>(work: (raw: Raw) => Promise<Value>): Promise<Value>;
}

/** The connections of Strapi, or one of its transactions. */
export function knexSql(knex: Raw): Sql {
  return {
    async rows<Row>(statement: string, values: readonly unknown[] = []) {
      const answer = await knex.raw(statement, values as readonly never[]);
      // The driver of PostgreSQL answers an object around the rows, that of SQLite the rows.
      const rows: unknown = Array.isArray(answer) ? answer : Reflect.get(Object(answer), 'rows');
      return (Array.isArray(rows) ? rows : []) as Row[];
    },
    within: (work) => knex.transaction((raw) => work(knexSql(raw))),
  };
}
