import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../toolchain.mjs';

/** What visitors and staff change, a file of SQLite with those that are written beside it, or a folder. */
const DATABASE = 'cms.db';
const CONTENT = [
  ...[DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`, `${DATABASE}.was-here`, 'public'],
  ...['sandbox.db', 'sandbox.db-wal', 'sandbox.db-shm'],
];
/** What the site remembers of them. */
const OF_SITE = 'site';
const MADE_BY = 'made-by';
/** In the folder of a demonstration, from before its content is made; it holds the number of the process that uses it, and when that began. */
const SIGN = 'demonstration';

/**
 * The first state of a demonstration: a copy of its content as it was before anybody came. Whoever uses it has ended what reads and
 * writes the content. Nothing is deleted in a folder without the sign of a demonstration, and nothing but what one has made.
 * @param {string} data the folder of the demonstration
 */
export function firstState(data) {
  const kept = join(data, 'first-state');
  const part = `${kept}.part`;
  const sign = join(data, SIGN);
  const forgetContent = () => {
    for (const name of CONTENT) rmSync(join(data, name), { recursive: true, force: true });
  };
  return {
    /** Takes the folder; refuses one with anything else in it, and one of a demonstration that is running. */
    claim() {
      const isEmpty = !existsSync(data) || readdirSync(data).length === 0;
      if (!isEmpty && !existsSync(sign))
        throw new Stop(
          `${data} holds what no demonstration has made, and a demonstration throws away what it finds. Choose another folder with VITRINA_DATA.`,
        );
      const [other = '', began = ''] = existsSync(sign) ? readFileSync(sign, 'utf8').split(' ') : [];
      if (Number(other) !== process.pid && isRunning(Number(other)) && began === startOf(other))
        throw new Stop(
          `A demonstration uses ${data} already, in process ${other}: end it first. If that is another program, delete ${sign}.`,
        );
      mkdirSync(data, { recursive: true });
      writeFileSync(sign, claimOf(process.pid));
    },
    /**
     * Begins with the copy that this build has made, or with nothing; answers whether there was one.
     * @param {string} build the fingerprint of what runs: content of another may have another shape
     */
    begin(build) {
      const file = join(kept, MADE_BY);
      const isThere = existsSync(file) && readFileSync(file, 'utf8') === build;
      this.forgetVisitors();
      if (isThere) this.restore();
      else forgetContent();
      return isThere;
    },
    /** @param {string} build */
    keep(build) {
      if (!existsSync(join(data, DATABASE)))
        throw new Stop(`There is no content in ${data} that could be kept.`);
      rmSync(part, { recursive: true, force: true });
      mkdirSync(part);
      copyContent(data, part);
      writeFileSync(join(part, MADE_BY), build);
      // At once: half a copy must not be restored.
      this.forget();
      renameSync(part, kept);
    },
    restore() {
      if (!existsSync(join(kept, DATABASE))) throw new Stop(`There is no first state in ${kept}.`);
      forgetContent();
      copyContent(kept, data);
    },
    forget() {
      rmSync(kept, { recursive: true, force: true });
    },
    /** What the site remembers of customers and orders that are no more. */
    forgetVisitors() {
      rmSync(join(data, OF_SITE), { recursive: true, force: true });
    },
  };
}

/**
 * Whether a folder is that of a demonstration, whose content does not last.
 * @param {string} data
 */
export function isDemonstration(data) {
  return existsSync(join(data, SIGN));
}

/**
 * Of all that the CMS runs, and so of the content that it makes.
 * @param {string} folder
 */
export function fingerprintOf(folder) {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted())
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * @param {string} from
 * @param {string} to
 */
function copyContent(from, to) {
  for (const name of CONTENT)
    if (existsSync(join(from, name)))
      cpSync(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true });
}

/**
 * What a process leaves where it claims a folder.
 * @param {number} pid
 */
export function claimOf(pid) {
  return `${pid} ${startOf(pid)}`;
}

/**
 * When a process was started, so that it is not taken for one that has its number after the machine was switched on again; the same of all where the
 * system does not tell (it is Linux that does).
 * @param {number | string} pid
 */
function startOf(pid) {
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in brackets and may hold spaces; the start is the twentieth word after it.
    const [start = ''] = state
      .slice(state.lastIndexOf(')') + 2)
      .split(' ')
      .slice(19);
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}.${start}`;
  } catch {
    return '';
  }
}

/** @param {number} pid */
function isRunning(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // That of another user is there all the same, and may not be asked.
    return Reflect.get(Object(error), 'code') === 'EPERM';
  }
}
