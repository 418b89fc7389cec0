import {
  mergeAttempts,
  type OrderAttempt,
  type OrderStanding,
} from '@vitrina/content-contract/order-attempt';
import { readOrderAttempt } from '@vitrina/content-contract/read-order-attempt';
import { ATTEMPTS, type Database, ORDERS, TERMS, toTerm } from './order-tables';

/** An order as it stands in a list. */
export interface FoundOrder {
  key: string;
  intent: string;
  customer: string;
  email: string;
  product: string;
  /** Of what it makes, as its panel names them. */
  names: string;
  standing: OrderStanding;
  /** Milliseconds since 1970. */
  lastAt: number;
}

export interface OrdersQuestion {
  /** A reference of a failure, an intent, a customer's number or e-mail, a name or number of a resource; '' for any. */
  term: string;
  standing: OrderStanding | undefined;
  /** Only what was before; milliseconds since 1970. */
  before: number | undefined;
}

const AT_ONCE = 50;

/** Orders, the newest first, so many at once. */
export async function findOrders(
  database: Database,
  { term, standing, before }: OrdersQuestion,
): Promise<{ orders: FoundOrder[]; hasMore: boolean }> {
  const wanted = toTerm(term);
  const rows: Record<string, unknown>[] = await database(ORDERS)
    .select('key', 'intent', 'customer', 'email', 'product', 'names', 'standing', 'last_at')
    .modify((query) => {
      if (wanted) query.whereIn('key', database(TERMS).select('order_key').where({ term: wanted }));
      if (standing) query.where({ standing });
      if (before !== undefined) query.where('last_at', '<', before);
    })
    .orderBy('last_at', 'desc')
    .limit(AT_ONCE + 1);
  return { orders: rows.slice(0, AT_ONCE).map(toFound), hasMore: rows.length > AT_ONCE };
}

/** An order with all its attempts, the earliest first; `undefined` when there is none. */
export async function findOrder(
  database: Database,
  key: string,
): Promise<{ order: FoundOrder; attempts: OrderAttempt[] } | undefined> {
  const row: Record<string, unknown> | undefined = await database(ORDERS).where({ key }).first();
  return row && { order: toFound(row), attempts: await attemptsWhere(database, { order_key: key }) };
}

export async function attemptsWhere(
  database: Database,
  where: { order_key: string } | { intent: string },
): Promise<OrderAttempt[]> {
  const rows: { body: string }[] = await database(ATTEMPTS).select('body').where(where);
  return mergeAttempts(rows.flatMap(({ body }) => readOrderAttempt(JSON.parse(body)) ?? []));
}

function toFound(row: Record<string, unknown>): FoundOrder {
  const text = (column: string) => String(row[column] ?? '');
  return {
    ...{ key: text('key'), intent: text('intent'), customer: text('customer'), email: text('email') },
    ...{ product: text('product'), names: text('names'), standing: text('standing') as OrderStanding },
    // PostgreSQL gives numbers of eight bytes as text.
    lastAt: Number(row.last_at),
  };
}
