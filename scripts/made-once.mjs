import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** As long as a slow machine takes to fill a database. */
const PATIENCE_MS = 110_000;

/**
 * Makes something once for all processes that name the same folder: the first makes it, the others wait. Answers whether it is there;
 * where it failed or is late, everybody has to do without. Who makes it hears why it failed.
 * @param {string} folder in a folder that is there
 * @param {(folder: string) => Promise<unknown>} make puts it into the folder
 * @param {{ patienceMs?: number }} [how]
 * @returns {Promise<boolean>}
 */
export async function madeOnce(folder, make, { patienceMs = PATIENCE_MS } = {}) {
  const [done, failed] = [join(folder, 'done'), join(folder, 'failed')];
  const maker = join(folder, 'maker');
  if (isFirst(folder)) {
    writeFileSync(maker, String(process.pid));
    try {
      await make(folder);
      writeFileSync(done, '');
    } catch (error) {
      writeFileSync(failed, '');
      throw error;
    }
  }
  const deadline = Date.now() + patienceMs;
  while (!existsSync(done) && !existsSync(failed) && !isDead(maker) && Date.now() < deadline)
    await pause(100);
  return existsSync(done);
}

/**
 * Whether the process whose number is in the file is gone; one that has not written it yet is not.
 * @param {string} file
 */
function isDead(file) {
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}

/** @param {string} folder */
function isFirst(folder) {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
