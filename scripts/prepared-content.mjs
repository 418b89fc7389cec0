import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeOnce } from './made-once.mjs';

/** Where shops of one run find content that was filled once; without it each fills its own. */
const FOLDER = 'PREPARED_CONTENT';
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
    process.off('exit', end);
    delete process.env[FOLDER];
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  return { folder, end };
}

/**
 * Where what was filled once lies: of PostgreSQL the files alone, and the name of the database. A shop of other languages is filled with
 * other content, so it finds none of theirs.
 * @param {string} folder
 * @param {{ database: 'sqlite' | 'postgres', isSeeded: boolean, languages?: string | undefined }} content `languages` as in SHOP_LANGUAGES
 */
export function preparedPlaces(folder, { database, isSeeded, languages = '' }) {
  const made = join(folder, [database, isSeeded ? 'seeded' : 'empty', ...languages.split(',')].join('-'));
  return { made, file: join(made, 'data.db'), files: join(made, 'public') };
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
  const { made, file, files } = preparedPlaces(folder, {
    database: 'sqlite',
    isSeeded: true,
    languages: env.SHOP_LANGUAGES,
  });
  const places = { DATABASE_FILENAME: file, PUBLIC_FOLDER: files };
  if (!(await madeOnce(made, () => fill(places)))) return;
  cpSync(places.DATABASE_FILENAME, env.DATABASE_FILENAME);
  cpSync(places.PUBLIC_FOLDER, env.PUBLIC_FOLDER, { recursive: true });
}
