import type { Core } from '@strapi/strapi';
import { type Loop, startLoop } from '../claimed-work';
import { emailKey } from '../requests/email-key';
import { whenListening } from '../strapi/when-listening';
import { ATTEMPTS, type Database, ORDERS, TERMS } from './order-tables';

const DAY_MS = 86_400_000;
const EVERY_MS = DAY_MS / 4;
/** Databases take so many values in one statement without ado. */
const BATCH = 500;

/** How many orders somebody has a history of here, found by their e-mail in any case of its letters. */
export async function countOrdersOf(database: Database, email: string): Promise<number> {
  if (emailKey(email) === '') return 0;
  const [row] = await database(ORDERS)
    .where({ email_key: emailKey(email) })
    .count({ count: '*' });
  return Number(row?.count ?? 0);
}

/** Deletes the history of all that somebody has ordered. What they have bought is at the provider, and stays. */
export function eraseOrdersOf(database: Database, email: string): Promise<number> {
  const key = emailKey(email);
  return key === ''
    ? Promise.resolve(0)
    : eraseOrders(database, (orders) => orders.where({ email_key: key }));
}

/** Deletes histories whose time is over; 0 keeps them for ever. Several instances may do so at once. */
export async function pruneOrders(database: Database, keptDays: number, now: number): Promise<number> {
  if (keptDays === 0) return 0;
  return eraseOrders(database, (orders) => orders.where('last_at', '<', now - keptDays * DAY_MS));
}

async function eraseOrders(
  database: Database,
  narrow: (orders: ReturnType<Database>) => ReturnType<Database>,
): Promise<number> {
  let erased = 0;
  for (;;) {
    const rows: { key: string }[] = await narrow(database(ORDERS)).select('key').limit(BATCH);
    if (rows.length === 0) return erased;
    const keys = rows.map(({ key }) => key);
    erased += await database.transaction(async (transaction) => {
      await transaction(TERMS).whereIn('order_key', keys).delete();
      await transaction(ATTEMPTS).whereIn('order_key', keys).delete();
      const gone: number = await transaction(ORDERS).whereIn('key', keys).delete();
      return gone;
    });
  }
}

/** Goes on deleting a few times a day, in every instance that serves; the answer ends it. */
export function keepPruningOrders(strapi: Core.Strapi, keptDays: number): () => Promise<void> {
  let loop: Loop | undefined;
  whenListening(strapi, () => {
    loop = startLoop(
      async () => {
        const erased = await pruneOrders(strapi.db.connection, keptDays, Date.now());
        if (erased > 0) strapi.log.info(`The histories of ${erased} orders have been deleted.`);
      },
      {
        everyMs: EVERY_MS,
        onFault: (error) => strapi.log.error(`Old histories of orders were not deleted: ${error}.`),
      },
    );
  });
  return async () => loop?.stop();
}
