import type { Store } from '../store/open-database';
import { type Catalogue, type CatalogueRows, parseCatalogue } from './catalogue';
import { readSeed } from './read-seed';

/** The catalogue of this database, filled from the seed on the first start. A filled one is left as it is. */
export function loadCatalogue(store: Store): Catalogue {
  const count = store.prepare<[], { rows: number }>('SELECT count(*) AS rows FROM catalogue').get();
  if (!count?.rows) fill(store, readSeed());
  return parseCatalogue(storedRows(store));
}

function fill(store: Store, seed: CatalogueRows): void {
  const insert = store.prepare('INSERT INTO catalogue (kind, position, body) VALUES (?, ?, ?)');
  store.transaction(() => {
    for (const [kind, rows] of Object.entries(seed)) {
      for (const [position, row] of rows.entries()) insert.run(kind, position, JSON.stringify(row));
    }
  })();
}

function storedRows(store: Store): CatalogueRows {
  const stored = store
    .prepare<[], { kind: string; body: string }>('SELECT kind, body FROM catalogue ORDER BY kind, position')
    .all();
  const rows = new Map<string, unknown[]>();
  for (const { kind, body } of stored) rows.set(kind, [...(rows.get(kind) ?? []), JSON.parse(body)]);
  return Object.fromEntries(rows);
}
