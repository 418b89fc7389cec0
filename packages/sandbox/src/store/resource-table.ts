import type { Store } from './open-database';

/** What is kept of everything a customer has ordered. Roubles a month; the time is ISO 8601 in UTC. */
export interface ResourceRow {
  id: number;
  name: string;
  created_at: string;
  location: string;
  price: number;
  /** The period chosen at the order; known at once, or only when the customer has arrived at the panel with it. */
  payment_period: string | null;
}

type Ordered = Pick<ResourceRow, 'location' | 'price'>;

/** A resource as a plan describes it, and as it is then kept. */
export type Kept<Plan extends Ordered> = Plan & ResourceRow;

export interface ResourceTable<Plan extends Ordered> {
  /** Newest first. */
  list(customerId: number): Kept<Plan>[];
  find(customerId: number, id: string): Kept<Plan> | undefined;
  add(customerId: number, name: string, plan: Plan, createdAt: Date, period?: string): Kept<Plan>;
  setPaymentPeriod(customerId: number, id: number, period: string): void;
  /** Settles the period of everything of the customer that has none yet. */
  settlePeriods(customerId: number, period: string): void;
  removeAll(): void;
}

/** What SQLite keeps of a plan, column by column: memory and disk in MB. */
export type Columns<Plan extends Ordered> = Readonly<
  Record<Exclude<keyof Plan & string, keyof Ordered>, Type>
>;

type Type = 'TEXT' | 'TEXT NOT NULL' | 'INTEGER' | 'INTEGER NOT NULL';

/**
 * The resources of one kind. Every question names the customer, so nobody sees another's. Makes the table when it is missing: raise
 * `SCHEMA_VERSION` with every change of its columns.
 */
export function resourceTable<Plan extends Ordered>(
  store: Store,
  table: string,
  types: Columns<Plan>,
): ResourceTable<Plan> {
  store.exec(schemaOf(table, types));
  const columns = ['location', ...Object.keys(types), 'price'];
  const all = ['id', 'name', 'created_at', 'payment_period', ...columns].join(', ');
  const ofCustomer = store.prepare<[number], Kept<Plan>>(
    `SELECT ${all} FROM ${table} WHERE customer_id = ? ORDER BY id DESC`,
  );
  const one = store.prepare<[number, string], Kept<Plan>>(
    `SELECT ${all} FROM ${table} WHERE customer_id = ? AND id = ?`,
  );
  const written = ['customer_id', 'name', 'created_at', 'payment_period', ...columns];
  const insert = store.prepare(
    `INSERT INTO ${table} (${written.join(', ')}) VALUES (${written.map((column) => `@${column}`).join(', ')})`,
  );
  // The first arrival decides: a link somebody sends later must not change what was chosen.
  const setPeriod = store.prepare(
    `UPDATE ${table} SET payment_period = ? WHERE customer_id = ? AND id = ? AND payment_period IS NULL`,
  );
  const settle = store.prepare(
    `UPDATE ${table} SET payment_period = ? WHERE customer_id = ? AND payment_period IS NULL`,
  );
  const removeAll = store.prepare(`DELETE FROM ${table}`);

  return {
    list: (customerId) => ofCustomer.all(customerId),

    // SQLite would take '1.7e1' for 17.
    find: (customerId, id) => (/^\d{1,15}$/.test(id) ? one.get(customerId, id) : undefined),

    add(customerId, name, plan, createdAt, period) {
      const row = { ...plan, name, created_at: createdAt.toISOString(), payment_period: period ?? null };
      const { lastInsertRowid } = insert.run({ ...row, customer_id: customerId });
      return { ...row, id: Number(lastInsertRowid) };
    },

    setPaymentPeriod: (customerId, id, period) => {
      setPeriod.run(period, customerId, id);
    },
    settlePeriods: (customerId, period) => {
      settle.run(period, customerId);
    },
    removeAll: () => {
      removeAll.run();
    },
  };
}

function schemaOf(table: string, types: Readonly<Record<string, Type>>): string {
  const own = Object.entries(types).map(([column, type]) => `${column} ${type},`);
  return `CREATE TABLE IF NOT EXISTS ${table} (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  location TEXT NOT NULL,
  ${own.join('\n  ')}
  price REAL NOT NULL,
  payment_period TEXT
);
CREATE INDEX IF NOT EXISTS ${table}_of_customer ON ${table} (customer_id);`;
}

/** The part of a list that a page of it holds. */
export function pageOf<Row>(rows: readonly Row[], { limit = 100, offset = 0 }: Page): Row[] {
  return rows.slice(offset, offset + limit);
}

interface Page {
  limit?: number | undefined;
  offset?: number | undefined;
}
