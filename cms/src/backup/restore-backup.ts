import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { fileKind } from '../media/file-kinds';
import { openObjectStorage } from '../media/object-storage';
import { BackupStop } from './backup-stop';
import { sumOf, writeCounted } from './copy-file';
import { filesIn, uploadsOf } from './library';
import type { Places } from './make-backup';
import { type BackedUpFile, MANIFEST, type Manifest, newerThanThis, readManifest } from './manifest';
import { occupationOfPostgres, restorePostgres } from './postgres-copy';
import { Replacement } from './replacement';
import { contentOfSqlite } from './sqlite-copy';

/** Reads a backup to its last byte. Throws a sentence when anything in it is not as it was written, or this version is too old for it. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const tooNew = newerThanThis(manifest);
  if (tooNew !== undefined) throw new BackupStop(`${folder} cannot be restored here: ${tooNew}.`);
  const told = new Set(manifest.files.map(({ path: name }) => name));
  if (!told.has(manifest.database.file)) throw new BackupStop(`${folder} has no database.`);
  const strangers = (await filesIn(folder)).filter((name) => name !== MANIFEST && !told.has(slashed(name)));
  if (strangers.length > 0)
    throw new BackupStop(`${folder} holds what is not of the backup: ${strangers.join(', ')}.`);
  for (const file of manifest.files) await expectWhole(folder, file);
  return manifest;
}

/**
 * Puts what a backup holds where the environment says that a shop keeps it. Everything is checked and made ready before
 * anything changes; then files take their places, and the database last. Should it refuse, they go back.
 */
export async function restoreBackup(
  places: Places,
  folder: string,
  { isReplaced }: { isReplaced: boolean },
): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  const { client } = manifest.database;
  if (client !== places.database.client)
    throw new BackupStop(`The backup is of ${client}, and this database is of ${places.database.client}.`);
  const bucket = places.storage.kind === 's3' ? openObjectStorage(places.storage) : undefined;
  const uploads = within(manifest, 'uploads');
  const state = within(manifest, 'state');
  if (state.length > 0 && places.stateFolder === undefined)
    throw new BackupStop('The backup holds what the site keeps: say with --state where that is.');
  const former = new Set(bucket === undefined ? [] : (await bucket.list()).map(({ name }) => name));
  // What it does not touch may be full.
  const touched = state.length > 0 ? places : { ...places, stateFolder: undefined };
  await refuseOccupied(touched, former, isReplaced);

  const replacement = new Replacement();
  try {
    // One that was made without it says nothing of what waits there: orders and requests that are nowhere else.
    if (state.length > 0) await stageFolder(replacement, folder, state, places.stateFolder);
    if (bucket === undefined) await stageFolder(replacement, folder, uploads, uploadsOf(places.publicFolder));
    else
      await fillBucket(
        bucket,
        folder,
        uploads.filter(({ name }) => !former.has(name)),
      );
    if (places.database.client === 'sqlite') {
      await stageDatabase(replacement, folder, manifest, path.resolve(places.database.filename));
      await replacement.commit();
    } else {
      await replacement.commit();
      await restorePostgres(
        places.database.url,
        path.join(folder, manifest.database.file),
        manifest.database.tables,
      );
    }
  } catch (error) {
    await replacement.undo();
    throw error;
  }
  await replacement.finish();
  if (bucket !== undefined) {
    await fillBucket(
      bucket,
      folder,
      uploads.filter(({ name }) => former.has(name)),
    );
    const kept = new Set(uploads.map(({ name }) => name));
    for (const name of former) if (!kept.has(name)) await bucket.remove(partsOf(name));
  }
  return manifest;
}

interface Inside {
  name: string;
  file: BackedUpFile;
}

function within({ files }: Manifest, part: 'uploads' | 'state'): Inside[] {
  return files.flatMap((file) =>
    file.path.startsWith(`${part}/`) ? [{ name: file.path.slice(part.length + 1), file }] : [],
  );
}

async function refuseOccupied(
  { database, publicFolder, stateFolder }: Places,
  inBucket: ReadonlySet<string>,
  isReplaced: boolean,
): Promise<void> {
  const found =
    database.client === 'postgres' ? await occupationOfPostgres(database.url, isReplaced) : undefined;
  if (found !== undefined) throw new BackupStop(`Nothing is restored: ${found}.`);
  if (isReplaced) return;
  const occupied = [
    ...(database.client === 'sqlite' && existsSync(database.filename) ? [database.filename] : []),
    ...(await filesIn(uploadsOf(publicFolder))).slice(0, 1).map(() => uploadsOf(publicFolder)),
    ...(inBucket.size > 0 ? ['the bucket'] : []),
    ...(stateFolder === undefined ? [] : (await databasesIn(stateFolder)).slice(0, 1)),
  ];
  if (occupied.length > 0)
    throw new BackupStop(
      `Nothing is restored: there is something already in ${occupied.join(', ')}. Replace it with --replace, or name an empty place.`,
    );
}

/** Makes the files ready, checked once more as they are written; what the folder has besides will go. */
async function stageFolder(
  replacement: Replacement,
  folder: string,
  files: readonly Inside[],
  target: string | undefined,
): Promise<void> {
  if (target === undefined) return;
  for (const { name, file } of files) await stageFile(replacement, folder, file, path.join(target, name));
  const names = new Set(files.map(({ name }) => name));
  for (const former of await filesIn(target))
    if (!names.has(slashed(former))) replacement.leave(path.join(target, former));
}

async function stageDatabase(
  replacement: Replacement,
  folder: string,
  { database, files }: Manifest,
  target: string,
): Promise<void> {
  const [file] = files.filter(({ path: name }) => name === database.file);
  if (file === undefined) throw new BackupStop(`${folder} has no database.`);
  const staged = await stageFile(replacement, folder, file, target);
  const { tables } = contentOfSqlite(staged);
  const [wrong] = database.tables.filter(
    ({ name, rows }) => tables.find((table) => table.name === name)?.rows !== rows,
  );
  if (wrong !== undefined)
    throw new BackupStop(`The table ${wrong.name} has not the ${wrong.rows} rows of the backup.`);
  // Of the former one: SQLite would take them for what is to be done to the new one.
  for (const ending of ['-wal', '-shm', '-journal']) replacement.leave(`${target}${ending}`);
}

async function stageFile(
  replacement: Replacement,
  folder: string,
  file: BackedUpFile,
  place: string,
): Promise<string> {
  const staged = replacement.stage(place);
  const written = await writeCounted(createReadStream(path.join(folder, file.path)), staged);
  expectSame(folder, file, written);
  return staged;
}

/** New names before the database that speaks of them; what has a name already, which may be of other bytes, once nothing can be refused. */
async function fillBucket(
  bucket: ReturnType<typeof openObjectStorage>,
  folder: string,
  files: readonly Inside[],
): Promise<void> {
  for (const { name, file } of files)
    await bucket.put({ ...partsOf(name), filepath: path.join(folder, file.path) });
}

function partsOf(name: string) {
  const { ext } = path.parse(name);
  return {
    hash: name.slice(0, name.length - ext.length),
    ext,
    mime: fileKind(ext)?.mime ?? 'application/octet-stream',
  };
}

async function databasesIn(folder: string): Promise<string[]> {
  const names = await filesIn(folder);
  return names.filter((name) => name.endsWith('.db')).map((name) => path.join(folder, name));
}

async function expectWhole(folder: string, file: BackedUpFile): Promise<void> {
  const place = path.join(folder, file.path);
  if (!existsSync(place)) throw new BackupStop(`${folder} is damaged: ${file.path} is missing.`);
  expectSame(folder, file, await sumOf(place));
}

function expectSame(folder: string, file: BackedUpFile, { size, sha256 }: { size: number; sha256: string }) {
  if (size !== file.size || sha256 !== file.sha256)
    throw new BackupStop(`${folder} is damaged: ${file.path} is not as it was written.`);
}

function slashed(name: string): string {
  return name.split(path.sep).join('/');
}
