import { type ProductCatalogue, parseProducts } from '../products/stock';
import { type Places, parsePlaces } from './locations';

/** Everything the provider sells and where. Read once at the start; changed only by order (catalogue-changes.ts). */
export type Catalogue = Places & ProductCatalogue;

/** The same rows as they lie in the database, by kind. */
export type CatalogueRows = Readonly<Record<string, unknown[]>>;

/** Checks stored rows against the contract that answers them. Throws at a row the contract would not allow. */
export function parseCatalogue(rows: CatalogueRows): Catalogue {
  // A database that was filled before a product was sold has no rows of it.
  const rowsOf = (kind: string) => rows[kind] ?? [];
  return { ...parsePlaces(rowsOf('locations')), ...parseProducts(rowsOf) };
}
