import type { Store } from '../store/open-database';
import { type Catalogue, type CatalogueRows, catalogueRows, parseCatalogue } from './catalogue';
import { readSeed } from './read-seed';

/** The catalogue of this database, filled from the seed on the first start. A filled one is left as it is. */
export function loadCatalogue(store: Store): Catalogue {
  const count = store.prepare<[], { rows: number }>('SELECT count(*) AS rows FROM catalogue').get();
  if (!count?.rows) fill(store, readSeed());
  return parseCatalogue(catalogueRows((kind) => rowsOf(store, kind)));
}

function fill(store: Store, seed: CatalogueRows): void {
  const insert = store.prepare('INSERT INTO catalogue (kind, position, body) VALUES (?, ?, ?)');
  store.transaction(() => {
    for (const [kind, rows] of Object.entries(seed)) {
      for (const [position, row] of rows.entries()) insert.run(kind, position, JSON.stringify(row));
    }
  })();
}

function rowsOf(store: Store, kind: keyof CatalogueRows): unknown[] {
  return store
    .prepare<[string], { body: string }>('SELECT body FROM catalogue WHERE kind = ? ORDER BY position')
    .all(kind)
    .map(({ body }) => JSON.parse(body));
}
