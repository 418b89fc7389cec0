import type { Store } from '../store/open-database';

/** A form or a ticket that a visitor of the site has sent. */
export interface Lead {
  id: number;
  /** The `Idempotency-Key` it came with. */
  once: string | null;
  kind: 'form' | 'ticket';
  at: string;
  body: unknown;
}

export type LeadTable = ReturnType<typeof leadTable>;

/** What visitors have asked for, each once by its key, also after a restart. */
export function leadTable(store: Store) {
  const insert = store.prepare(
    'INSERT INTO leads (once, kind, at, body) VALUES (?, ?, ?, ?) ON CONFLICT (once) DO NOTHING',
  );
  const all = store.prepare<[], Omit<Lead, 'body'> & { body: string }>(
    'SELECT id, once, kind, at, body FROM leads ORDER BY id',
  );
  const remove = store.prepare('DELETE FROM leads');
  return {
    /** Nothing is added a second time. */
    add: (kind: Lead['kind'], once: string | undefined, at: Date, body: unknown) =>
      void insert.run(once ?? null, kind, at.toISOString(), JSON.stringify(body)),
    list: (): Lead[] => all.all().map((lead) => ({ ...lead, body: JSON.parse(lead.body) })),
    clear: () => void remove.run(),
  };
}
