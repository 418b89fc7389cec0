import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeOnce } from './made-once.mjs';

/** Where shops of one run find content that was filled once; without it each fills its own. */
const FOLDER = 'PREPARED_CONTENT';
/** What holds the content of a seeded shop in SQLite. */
export const SEEDED = 'sqlite-true';
/** With these the content or the place of its files is another. */
const UNUSUAL = ['DATABASE_URL', 'UPLOADS_STORAGE'];

/**
 * Lets everything that this process begins start its shops with a copy of content that one of them has filled, until this process ends.
 * Where somebody before it has begun that, it is their folder. Answers the folder, and what ends it before.
 */
export function prepareContent() {
  const theirs = process.env[FOLDER];
  if (theirs) return { folder: theirs, end: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-prepared-content-'));
  process.env[FOLDER] = folder;
  const end = () => {
    delete process.env[FOLDER];
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  return { folder, end };
}

/** @typedef {{ DATABASE_FILENAME: string, PUBLIC_FOLDER: string }} Places */

/**
 * Puts filled content where a CMS expects its empty SQLite database and its files: filling takes two thirds of a first start. A shop that finds
 * none fills its own.
 * @param {Places & Record<string, string>} env of the CMS
 * @param {(places: Places) => Promise<unknown>} fill starts the CMS on an empty database and ends it
 */
export async function beginPrepared(env, fill) {
  const folder = process.env[FOLDER];
  const isUsual = env.SEED === 'true' && !UNUSUAL.some((variable) => variable in env);
  if (!folder || !isUsual) return;
  const made = join(folder, SEEDED);
  const places = { DATABASE_FILENAME: join(made, 'data.db'), PUBLIC_FOLDER: join(made, 'public') };
  if (!(await madeOnce(made, () => fill(places)))) return;
  cpSync(places.DATABASE_FILENAME, env.DATABASE_FILENAME);
  cpSync(places.PUBLIC_FOLDER, env.PUBLIC_FOLDER, { recursive: true });
}
