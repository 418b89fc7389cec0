import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Where shops of one run find content that was filled once; without it each fills its own. */
const FOLDER = 'PREPARED_CONTENT';

/** Lets the shops of this run, also those of its workers, begin with a copy of content that one of them has filled. Answers what ends that. */
export function prepareContent() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-prepared-content-'));
  process.env[FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Puts filled content where a CMS expects its empty SQLite database and its files: filling takes two thirds of a first start. The first
 * shop that asks has it filled, the others wait for that.
 * @param {{ DATABASE_FILENAME: string, PUBLIC_FOLDER: string } & Record<string, string>} env of the CMS
 * @param {(places: { DATABASE_FILENAME: string, PUBLIC_FOLDER: string }) => Promise<unknown>} fill starts the CMS on an empty database and ends it
 */
export async function beginPrepared(env, fill) {
  const folder = process.env[FOLDER];
  const isUsual = env.SEED === 'true' && env.VITRINA_DEMO === 'true' && !('DATABASE_URL' in env);
  if (folder === undefined || !isUsual) return;
  const prepared = { DATABASE_FILENAME: join(folder, 'data.db'), PUBLIC_FOLDER: join(folder, 'public') };
  const [done, failed] = [join(folder, 'done'), join(folder, 'failed')];
  if (isFirst(join(folder, 'begun'))) {
    try {
      await fill(prepared);
      writeFileSync(done, '');
    } catch (error) {
      // The others wait for the one that fills it, and must not wait for ever.
      writeFileSync(failed, '');
      throw error;
    }
  }
  while (!existsSync(done) && !existsSync(failed)) await pause(100);
  if (!existsSync(done))
    throw new Error('The content could not be filled: see the other shop that needed it.');
  cpSync(prepared.DATABASE_FILENAME, env.DATABASE_FILENAME);
  cpSync(prepared.PUBLIC_FOLDER, env.PUBLIC_FOLDER, { recursive: true });
}

/** @param {string} folder */
function isFirst(folder) {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
