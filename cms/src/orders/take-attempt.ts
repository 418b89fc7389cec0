import { type OrderAttempt, standingOf } from '@vitrina/content-contract/order-attempt';
import { emailKey } from '../requests/email-key';
import { attemptsWhere } from './find-orders';
import { ATTEMPTS, type Database, ORDERS, TERMS, toTerm } from './order-tables';

/** As many attempts of one order as are kept; those after them are in the log of the site. */
export const MOST_ATTEMPTS = 100;

/**
 * Keeps an attempt; `known` when this version of it, or a fuller one, is here already: the site keeps one when an
 * attempt begins, when it sends a creation and when it ends, and whichever waits is sent until it is taken.
 */
export function takeAttempt(database: Database, attempt: OrderAttempt): Promise<'kept' | 'known'> {
  const key = keyOf(attempt);
  return database.transaction(async (transaction) => {
    // First the order, whose row lets attempts of it in one after the other.
    await transaction(ORDERS)
      .insert({
        ...{ key, intent: attempt.intent, customer: attempt.customer.id, product: attempt.product },
        ...{ email: attempt.customer.email, email_key: emailKey(attempt.customer.email) },
        ...{ names: '', standing: 'open', last_at: attempt.startedAt },
      })
      .onConflict('key')
      .merge({ email: attempt.customer.email, email_key: emailKey(attempt.customer.email) });
    const known: { step_count: number } | undefined = await transaction(ATTEMPTS)
      .select('step_count')
      .where({ id: attempt.id })
      .first();
    if (known ? known.step_count >= attempt.steps.length : await isFull(transaction, key)) return 'known';
    await transaction(ATTEMPTS)
      .insert({
        ...{ id: attempt.id, order_key: key, intent: attempt.intent },
        ...{ step_count: attempt.steps.length, body: JSON.stringify(attempt) },
      })
      .onConflict('id')
      .merge();
    await transaction(TERMS)
      .insert(termsOf(attempt).map((term) => ({ term, order_key: key })))
      .onConflict(['term', 'order_key'])
      .ignore();
    const attempts = await attemptsWhere(transaction, { order_key: key });
    const names = new Set(attempts.flatMap(({ steps }) => steps.map(({ name }) => name)));
    await transaction(ORDERS)
      .where({ key })
      .update({
        ...{ names: [...names].join(', '), standing: standingOf(attempts) },
        last_at: Math.max(...attempts.map(({ startedAt }) => startedAt)),
      });
    return 'kept';
  });
}

/** An address with an intent can be sent to somebody else: what two customers do under it are two orders. */
export function keyOf({ customer, intent }: Pick<OrderAttempt, 'customer' | 'intent'>): string {
  return `${customer.id}/${intent}`;
}

/** Whoever clicks for an hour is not kept for ever: each attempt is read again with the next. */
async function isFull(database: Database, key: string): Promise<boolean> {
  const [row] = await database(ATTEMPTS).where({ order_key: key }).count({ count: '*' });
  return Number(row?.count ?? 0) >= MOST_ATTEMPTS;
}

function termsOf({ intent, requestId, customer, steps }: OrderAttempt): string[] {
  const words = [intent, requestId, customer.id, customer.email];
  for (const { name, id } of steps) words.push(name, ...(id ? [id] : []));
  return [...new Set(words.map(toTerm).filter(Boolean))];
}
