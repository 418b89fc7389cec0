import type { Store } from '../../store/open-database';
import type { ServerPlan } from './plan';

/** A server as it was ordered. What changes with time (its status) is computed, not stored. */
export interface ServerRow extends ServerPlan {
  id: number;
  name: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** The period chosen at the order; known only once the customer has arrived at the panel with it. */
  paymentPeriod: string | null;
}

interface StoredServer extends Omit<ServerRow, 'hasPublicIp'> {
  hasPublicIp: 0 | 1;
}

export type ServerTable = ReturnType<typeof serverTable>;

const COLUMNS = `id, name, created_at AS createdAt, location, availability_zone AS zone, preset_id AS presetId,
  configurator_id AS configuratorId, software_id AS softwareId, cpu, cpu_frequency AS cpuFrequency, ram, disk,
  disk_type AS diskType, bandwidth, os_id AS osId, os_name AS osName, os_version AS osVersion,
  has_public_ip AS hasPublicIp, price, payment_period AS paymentPeriod`;

/** Memory and disk in MB, the price in roubles a month. Raise `SCHEMA_VERSION` with every change. */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS servers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  location TEXT NOT NULL,
  availability_zone TEXT NOT NULL,
  preset_id INTEGER,
  configurator_id INTEGER,
  software_id INTEGER,
  cpu INTEGER NOT NULL,
  cpu_frequency TEXT NOT NULL,
  ram INTEGER NOT NULL,
  disk INTEGER NOT NULL,
  disk_type TEXT NOT NULL,
  bandwidth INTEGER NOT NULL,
  os_id INTEGER NOT NULL,
  os_name TEXT NOT NULL,
  os_version TEXT NOT NULL,
  has_public_ip INTEGER NOT NULL,
  price INTEGER NOT NULL,
  payment_period TEXT
);
CREATE INDEX IF NOT EXISTS servers_of_customer ON servers (customer_id);
`;

/** Ordered servers. Every question names the customer, so nobody sees another's. */
export function serverTable(store: Store) {
  store.exec(SCHEMA);
  const ofCustomer = store.prepare<[number], StoredServer>(
    `SELECT ${COLUMNS} FROM servers WHERE customer_id = ? ORDER BY id DESC`,
  );
  const one = store.prepare<[number, string], StoredServer>(
    `SELECT ${COLUMNS} FROM servers WHERE customer_id = ? AND id = ?`,
  );
  const insert = store.prepare(
    `INSERT INTO servers (customer_id, name, created_at, location, availability_zone, preset_id, configurator_id,
       software_id, cpu, cpu_frequency, ram, disk, disk_type, bandwidth, os_id, os_name, os_version, has_public_ip, price)
     VALUES (@customerId, @name, @createdAt, @location, @zone, @presetId, @configuratorId,
       @softwareId, @cpu, @cpuFrequency, @ram, @disk, @diskType, @bandwidth, @osId, @osName, @osVersion, @hasPublicIp, @price)`,
  );
  // The first arrival decides: a link somebody sends later must not change what was chosen.
  const setPeriod = store.prepare(
    'UPDATE servers SET payment_period = ? WHERE customer_id = ? AND id = ? AND payment_period IS NULL',
  );
  const settle = store.prepare(
    'UPDATE servers SET payment_period = ? WHERE customer_id = ? AND payment_period IS NULL',
  );
  const removeAll = store.prepare('DELETE FROM servers');

  return {
    list: (customerId: number) => ofCustomer.all(customerId).map(toRow),

    find(customerId: number, id: string): ServerRow | undefined {
      // SQLite would take '1.7e1' for 17.
      const stored = /^\d{1,15}$/.test(id) ? one.get(customerId, id) : undefined;
      return stored && toRow(stored);
    },

    add(customerId: number, name: string, plan: ServerPlan, createdAt: Date): ServerRow {
      const row = { ...plan, name, createdAt: createdAt.toISOString() };
      const { lastInsertRowid } = insert.run({ ...row, customerId, hasPublicIp: plan.hasPublicIp ? 1 : 0 });
      return { ...row, id: Number(lastInsertRowid), paymentPeriod: null };
    },

    setPaymentPeriod: (customerId: number, id: number, period: string) =>
      setPeriod.run(period, customerId, id),
    /** Settles the period of all servers of the customer that have none yet. */
    settlePeriods: (customerId: number, period: string) => settle.run(period, customerId),
    removeAll: () => removeAll.run(),
  };
}

function toRow(stored: StoredServer): ServerRow {
  return { ...stored, hasPublicIp: stored.hasPublicIp === 1 };
}
