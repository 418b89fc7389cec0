import type { Store } from '../store/open-database';

/** A question to support, as it was asked. */
export interface Ticket {
  customerId: number;
  email: string;
  title: string;
  message: string;
  /** The whole of what was sent. */
  body: unknown;
}

export interface TicketRow {
  id: number;
  title: string;
  message: string;
  createdAt: string;
}

export type TicketTable = ReturnType<typeof ticketTable>;

/** Questions to support, of customers and of visitors. */
export function ticketTable(store: Store) {
  const insert = store.prepare(
    'INSERT INTO tickets (customer_id, email, created_at, title, message, body) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const ofCustomer = store.prepare<[number], TicketRow>(
    'SELECT id, title, message, created_at AS createdAt FROM tickets WHERE customer_id = ? ORDER BY id DESC',
  );
  const remove = store.prepare('DELETE FROM tickets');
  return {
    add({ customerId, email, title, message, body }: Ticket, at: Date): TicketRow {
      const createdAt = at.toISOString();
      const { lastInsertRowid } = insert.run(
        ...[customerId, email, createdAt, title, message, JSON.stringify(body)],
      );
      return { id: Number(lastInsertRowid), title, message, createdAt };
    },
    list: (customerId: number) => ofCustomer.all(customerId),
    clear: () => remove.run(),
  };
}
