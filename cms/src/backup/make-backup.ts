import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { CmsEnv } from '../env';
import { BackupStop } from './backup-stop';
import { sumOf, syncFolder, writeCounted } from './copy-file';
import { type CopiedLibrary, copyLibrary, openLibrary } from './library';
import { type BackedUpFile, FORMAT, MANIFEST, type Manifest, vitrina } from './manifest';
import { checkDump, dumpPostgres } from './postgres-copy';
import { contentOfSqlite, copySqlite, type DatabaseContent } from './sqlite-copy';

export interface Places extends Pick<CmsEnv, 'database' | 'storage' | 'publicFolder'> {
  /** `STATE_DIR` of the site, where it has one. */
  stateFolder: string | undefined;
}

/**
 * Copies all that a shop keeps into a new folder while it is at work. The folder gets its name when everything is in it and on
 * the disk, so one that was not finished never passes for a backup. `onFolder` hears where it grows, to remove it if the process is ended.
 */
export async function makeBackup(
  places: Places,
  folder: string,
  onFolder: (growing: string) => void,
): Promise<Manifest> {
  const begunAt = new Date().toISOString();
  await refuseOccupied(folder);
  await mkdir(path.dirname(folder), { recursive: true });
  // It makes it for its owner alone.
  const growing = await mkdtemp(`${folder}.unfinished-`);
  onFolder(growing);
  try {
    const files: BackedUpFile[] = [];
    const library = openLibrary(places.storage, places.publicFolder);
    // First what goes on to the database from here: what is in neither copy would be lost, what is in both is taken once.
    files.push(...(await copyState(places.stateFolder, growing)));
    // What the database speaks of was there before it or comes after it: read on both sides, nothing that is deleted meanwhile is missing.
    const copied: CopiedLibrary = new Map();
    await copyLibrary(library, growing, copied);
    const { file, content } = await copyDatabase(places, growing);
    await copyLibrary(library, growing, copied);
    files.push({ path: file, ...(await sumOf(path.join(growing, file))) });
    for (const [place, { sum }] of copied) files.push({ path: place, ...sum });
    const manifest: Manifest = {
      ...{ format: FORMAT, vitrina, begunAt, endedAt: new Date().toISOString() },
      database: {
        client: places.database.client,
        file,
        migrations: content.migrations,
        tables: content.tables,
      },
      files,
      missing: content.files.filter((name) => !copied.has(`uploads/${name}`)),
    };
    await writeCounted(
      Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]),
      path.join(growing, MANIFEST),
    );
    await syncFolders(growing);
    await rename(growing, folder);
    await syncFolder(path.dirname(folder));
    return manifest;
  } catch (error) {
    await rm(growing, { recursive: true, force: true });
    throw error;
  }
}

async function refuseOccupied(folder: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new BackupStop(`${folder} holds something already: name a new folder.`);
}

async function copyDatabase(
  { database }: Places,
  growing: string,
): Promise<{ file: string; content: DatabaseContent }> {
  if (database.client === 'postgres') {
    const file = 'database.dump';
    const to = path.join(growing, file);
    const content = await dumpPostgres(database.url, to);
    await checkDump(to);
    await syncFile(to);
    return { file, content };
  }
  const file = 'database.sqlite';
  const to = path.join(growing, file);
  await copySqlite(database.filename, to);
  await chmod(to, 0o600);
  await syncFile(to);
  return { file, content: contentOfSqlite(to) };
}

/** The site's own files of SQLite; what else it has there are copies of what others know. */
async function copyState(folder: string | undefined, growing: string): Promise<BackedUpFile[]> {
  if (folder === undefined) return [];
  if (!existsSync(folder)) throw new BackupStop(`There is no folder ${folder} of the site's.`);
  const files: BackedUpFile[] = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.db')).toSorted()) {
    const to = path.join(growing, 'state', name);
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    await copySqlite(path.join(folder, name), to);
    await chmod(to, 0o600);
    await syncFile(to);
    contentOfSqlite(to);
    files.push({ path: `state/${name}`, ...(await sumOf(to)) });
  }
  return files;
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync().finally(() => handle.close());
}

async function syncFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (entry.isDirectory()) await syncFolder(path.join(entry.parentPath, entry.name));
  await syncFolder(folder);
}
