import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSettings } from '../env';

/**
 * A file of SQLite that is gone would be made anew, and a shop that has lost everything would open as an empty one. So a note
 * beside it says that there was one.
 */
export function refuseLostDatabase(database: DatabaseSettings): void {
  if (database.client !== 'sqlite') return;
  const file = path.resolve(database.filename);
  if (!existsSync(noteOf(file)) || hasContent(file)) return;
  throw new Error(
    `The CMS cannot start: its database ${file} is gone or empty, and was there before. Put it back, from a copy if need be. To begin an empty shop, remove ${noteOf(file)}.`,
  );
}

export function noteDatabase(database: DatabaseSettings): void {
  if (database.client !== 'sqlite') return;
  const file = path.resolve(database.filename);
  if (!hasContent(file) || existsSync(noteOf(file))) return;
  const sentence = `${path.basename(file)} beside this note is the database of the CMS. Without it the CMS does not start; remove the note to begin an empty one.\n`;
  writeFileSync(noteOf(file), sentence);
}

function noteOf(file: string): string {
  return `${file}.was-here`;
}

function hasContent(file: string): boolean {
  return existsSync(file) && statSync(file).size > 0;
}
