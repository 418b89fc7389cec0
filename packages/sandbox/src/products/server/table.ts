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

/** Ordered servers. Every question names the customer, so nobody sees another's. */
export function serverTable(store: Store) {
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
