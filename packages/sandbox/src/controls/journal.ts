import type { EndpointName } from '@vitrina/provider-api/contract';
import type { Store } from '../store/open-database';
import { redact } from './redact';

/** A request as it arrived. `query`, and later the body, must have passed `redact`. */
export interface Arrival {
  at: Date;
  service: 'api' | 'landing' | 'panel';
  endpoint: EndpointName | undefined;
  method: string;
  path: string;
  query: unknown;
  requestId: string | undefined;
}

interface StoredRequest {
  id: number;
  at: string;
  service: Arrival['service'];
  endpoint: string | null;
  method: string;
  path: string;
  query: string;
  body: string;
  forward: string;
  status: number | null;
  fault: string | null;
  requestId: string | null;
}

export type Journal = ReturnType<typeof journal>;

// Enough for any test run; a sandbox that serves a site for weeks must not fill the disk.
const KEPT = 10_000;

/** Everything that was asked of the sandbox, for tests that want to know what a site sent. */
export function journal(store: Store) {
  const insert = store.prepare(
    `INSERT INTO requests (at, service, endpoint, method, path, query, request_id) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const forget = store.prepare('DELETE FROM requests WHERE id <= ?');
  const setBody = store.prepare('UPDATE requests SET body = ? WHERE id = ?');
  const setForward = store.prepare('UPDATE requests SET endpoint = ?, forward = ? WHERE id = ?');
  const setFault = store.prepare('UPDATE requests SET fault = ? WHERE id = ?');
  const setStatus = store.prepare('UPDATE requests SET status = ? WHERE id = ?');
  const removeAll = store.prepare('DELETE FROM requests');
  const select = store.prepare<{ endpoint: string | null; since: number }, StoredRequest>(
    `SELECT id, at, service, endpoint, method, path, query, body, forward, status, fault, request_id AS requestId
     FROM requests WHERE id > @since AND (@endpoint IS NULL OR endpoint = @endpoint) ORDER BY id`,
  );

  return {
    arrive(arrival: Arrival): number {
      const { at, service, endpoint, method, path, query, requestId } = arrival;
      const result = insert.run(
        ...[
          at.toISOString(),
          service,
          endpoint ?? null,
          method,
          path,
          JSON.stringify(query),
          requestId ?? null,
        ],
      );
      const id = Number(result.lastInsertRowid);
      if (id % 100 === 0) forget.run(id - KEPT);
      return id;
    },

    noteBody: (id: number, body: unknown) => setBody.run(JSON.stringify(redact(body ?? null)), id),

    /** What a `login/forward` carries, and the endpoint it is for, if there is one. */
    noteForward: (id: number, endpoint: EndpointName | undefined, inner: { data: unknown }) =>
      setForward.run(endpoint ?? null, JSON.stringify(redact(inner)), id),

    noteFault: (id: number, kind: string) => setFault.run(kind, id),

    /** The status that went out; without one the client got no answer. The last sockets close after the database does. */
    leave(id: number, status: number | null): void {
      if (store.open) setStatus.run(status, id);
    },

    list(filter: { endpoint?: string; since?: number }) {
      return select.all({ endpoint: filter.endpoint ?? null, since: filter.since ?? 0 }).map((stored) => ({
        ...stored,
        query: JSON.parse(stored.query),
        body: JSON.parse(stored.body),
        forward: JSON.parse(stored.forward),
      }));
    },

    clear: () => removeAll.run(),
  };
}
