import type { Store } from '../store/open-database';

export interface Customer {
  id: number;
  username: string;
  /** In lower case: addresses that differ only in case are one customer. */
  email: string;
  fullName: string;
  phone: string;
  passwordHash: string;
}

export type NewCustomer = Omit<Customer, 'id' | 'username'> & {
  /** Seeded customers have a name that people remember; others are numbered. */
  username?: string;
  isDemo: boolean;
  createdAt: Date;
};

export type CustomerTable = ReturnType<typeof customerTable>;

const COLUMNS = 'id, username, email, full_name AS fullName, phone, password_hash AS passwordHash';

/** Customers of the provider: who may log in and whom a server belongs to. */
export function customerTable(store: Store) {
  const byId = store.prepare<[number], Customer>(`SELECT ${COLUMNS} FROM customers WHERE id = ?`);
  const byName = store.prepare<[string, string], Customer>(
    `SELECT ${COLUMNS} FROM customers WHERE username = ? OR email = ?`,
  );
  const last = store.prepare<[], { seq: number }>(`SELECT seq FROM sqlite_sequence WHERE name = 'customers'`);
  const insert = store.prepare(
    `INSERT INTO customers (username, email, full_name, phone, password_hash, is_demo, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const setPassword = store.prepare('UPDATE customers SET password_hash = ? WHERE id = ?');
  const removeOthers = store.prepare('DELETE FROM customers WHERE is_demo = 0');

  return {
    find: (id: number) => byId.get(id),

    /** By username or by e-mail, in any case. */
    findByName(name: string) {
      const wanted = name.trim().toLowerCase();
      return byName.get(wanted, wanted);
    },

    add(customer: NewCustomer): Customer {
      const username = customer.username ?? `cw${10_001 + (last.get()?.seq ?? 0)}`;
      const { email, fullName, phone, passwordHash } = customer;
      const { lastInsertRowid } = insert.run(
        username,
        email.toLowerCase(),
        fullName,
        phone,
        passwordHash,
        customer.isDemo ? 1 : 0,
        customer.createdAt.toISOString(),
      );
      return {
        id: Number(lastInsertRowid),
        username,
        email: email.toLowerCase(),
        fullName,
        phone,
        passwordHash,
      };
    },

    setPassword: (id: number, passwordHash: string) => setPassword.run(passwordHash, id),
    removeAllButDemo: () => removeOthers.run(),
  };
}
