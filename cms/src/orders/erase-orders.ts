import type { Core } from '@strapi/strapi';
import { type Loop, startLoop } from '../claimed-work';
import { emailKey } from '../requests/email-key';
import { whenListening } from '../strapi/when-listening';
import { ATTEMPTS, type Database, ORDERS, TERMS, toTerm } from './order-tables';

const DAY_MS = 86_400_000;
const EVERY_MS = DAY_MS / 4;
/** Databases take so many values in one statement without ado. */
const BATCH = 500;

/** How many orders somebody has a history of here, found by any e-mail they had, in any case of its letters. */
export async function countOrdersOf(database: Database, email: string): Promise<number> {
  const [row] = await database(ORDERS)
    .modify((orders) => ofPerson(database, orders, email))
    .count({ count: '*' });
  return Number(row?.count ?? 0);
}

/** Deletes the history of all that somebody has ordered. What they have bought is at the provider, and stays. */
export function eraseOrdersOf(database: Database, email: string): Promise<number> {
  return eraseOrders(database, (orders) => ofPerson(database, orders, email));
}

/** Deletes histories whose time is over; 0 keeps them for ever. Several instances may do so at once. */
export async function pruneOrders(database: Database, keptDays: number, now: number): Promise<number> {
  if (keptDays === 0) return 0;
  return eraseOrders(database, (orders) => void orders.where('last_at', '<', now - keptDays * DAY_MS));
}

type Narrow = (orders: ReturnType<Database>) => void;

function ofPerson(database: Database, orders: ReturnType<Database>, email: string): void {
  const [key, term] = [emailKey(email), toTerm(email)];
  if (key === '') orders.whereRaw('1 = 0');
  else
    orders.where((either) => {
      either.where({ email_key: key });
      either.orWhereIn('key', database(TERMS).select('order_key').where({ term }));
    });
}

/** First the orders, as whoever keeps an attempt does, and only those that are still to go when they are reached. */
async function eraseOrders(database: Database, narrow: Narrow): Promise<number> {
  let erased = 0;
  for (;;) {
    const rows: { key: string }[] = await database(ORDERS).modify(narrow).select('key').limit(BATCH);
    if (rows.length === 0) return erased;
    const chosen = rows.map(({ key }) => key);
    erased += await database.transaction(async (transaction) => {
      const gone: { key: string }[] = await transaction(ORDERS)
        .whereIn('key', chosen)
        .modify(narrow)
        .forUpdate()
        .select('key');
      const keys = gone.map(({ key }) => key);
      await transaction(ORDERS).whereIn('key', keys).delete();
      await transaction(ATTEMPTS).whereIn('order_key', keys).delete();
      await transaction(TERMS).whereIn('order_key', keys).delete();
      return keys.length;
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
