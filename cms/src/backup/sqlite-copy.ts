import Database from 'better-sqlite3';
import { BackupStop } from './backup-stop';
import type { TableRows } from './manifest';

/** Pages of a step: between steps writers go on. */
const PAGES = 2_000;
/** A copy that writers make begin anew so often takes the rest in one step, and they wait for it. */
const PATIENT_TIMES = 3;

/** Copies a database that may be in use, as it is at one moment. */
export async function copySqlite(from: string, to: string): Promise<void> {
  let source: Database.Database;
  try {
    source = new Database(from, { readonly: true, fileMustExist: true });
  } catch (error) {
    throw new BackupStop(`The database ${from} cannot be opened: ${reasonOf(error)}.`);
  }
  try {
    let left = Number.POSITIVE_INFINITY;
    let timesAnew = 0;
    await source.backup(to, {
      progress({ totalPages, remainingPages }) {
        if (remainingPages > left) timesAnew += 1;
        left = remainingPages;
        return timesAnew >= PATIENT_TIMES ? totalPages : PAGES;
      },
    });
  } finally {
    source.close();
  }
  // Whoever opens a copy that says it has a write-ahead log makes one beside it. The site says so anew when it opens its own.
  const copy = new Database(to);
  copy.pragma('journal_mode = DELETE');
  copy.close();
}

export interface DatabaseContent {
  tables: TableRows[];
  migrations: string[];
  /** What the library has by the database: names of files. */
  files: string[];
}

/** Reads a copy that nobody writes to. Throws when its pages do not fit together. */
export function contentOfSqlite(file: string): DatabaseContent {
  const store = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const faults = store.pragma('integrity_check', { simple: true });
    if (faults !== 'ok') throw new BackupStop(`The database in ${file} is broken: ${String(faults)}.`);
    const names = store
      .prepare<[], { name: string }>(
        `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name`,
      )
      .all()
      .map(({ name }) => name);
    const read = <Row>(statement: string) => store.prepare<[], Row>(statement).all();
    return {
      tables: names.map((name) => ({
        name,
        rows: read<{ rows: number }>(`SELECT count(*) AS rows FROM "${name}"`)[0]?.rows ?? 0,
      })),
      migrations: names.includes('strapi_migrations')
        ? read<{ name: string }>('SELECT name FROM strapi_migrations ORDER BY id').map(({ name }) => name)
        : [],
      files: names.includes('files') ? read<StoredFile>(FILES).flatMap(namesOf) : [],
    };
  } finally {
    store.close();
  }
}

export interface StoredFile {
  hash: string;
  ext: string | null;
  /** The sizes of a picture, as text in SQLite and as a value in PostgreSQL. */
  formats: unknown;
}

export const FILES = 'SELECT hash, ext, formats FROM files ORDER BY id';

/** A file and the sizes that were made of it. */
export function namesOf({ hash, ext, formats }: StoredFile): string[] {
  const sizes: unknown = typeof formats === 'string' ? JSON.parse(formats) : formats;
  const made = Object.values(Object(sizes)).flatMap((size) => {
    const { hash: name, ext: ending } = Object(size);
    return typeof name === 'string' ? [`${name}${typeof ending === 'string' ? ending : ''}`] : [];
  });
  return [`${hash}${ext ?? ''}`, ...made];
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
