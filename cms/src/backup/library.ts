import { createReadStream } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { openObjectStorage } from '../media/object-storage';
import type { StorageSettings } from '../storage-settings';
import { type Sum, writeCounted } from './copy-file';

/** Where the library's files lie, as a backup reads them. */
export interface Library {
  /** By their names; another `version` says that the bytes are others. */
  list(): Promise<{ name: string; version: string }[]>;
  /** `undefined` when the file has gone since its name was read. */
  read(name: string): Promise<Readable | undefined>;
}

/** What was copied, by its place in the backup, in the version that it was copied in. */
export type CopiedLibrary = Map<string, { version: string; sum: Sum }>;

/** Copies what is new or has changed since it was copied last: a file that was being written, or was replaced under its name. */
export async function copyLibrary(library: Library, folder: string, copied: CopiedLibrary): Promise<void> {
  for (const { name, version } of await library.list()) {
    const place = `uploads/${name.split(path.sep).join('/')}`;
    if (copied.get(place)?.version === version) continue;
    const source = await library.read(name);
    if (source === undefined) continue;
    const target = path.join(folder, place);
    await rm(target, { force: true });
    copied.set(place, { version, sum: await writeCounted(source, target) });
  }
}

export function openLibrary(storage: StorageSettings, publicFolder: string): Library {
  if (storage.kind === 'disk') return onDisk(uploadsOf(publicFolder));
  const bucket = openObjectStorage(storage);
  return {
    list: async () => (await bucket.list()).map(({ name, etag }) => ({ name, version: etag })),
    async read(name) {
      const kept = await bucket.get(name);
      return kept === undefined || kept === 'no such range' ? undefined : kept.body;
    },
  };
}

export function uploadsOf(publicFolder: string): string {
  return path.resolve(publicFolder, 'uploads');
}

/** Files of a folder by their paths inside it. What begins with a dot is not of the library. */
export async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .filter((name) => !name.split(path.sep).some((part) => part.startsWith('.')))
      .toSorted();
  } catch (error) {
    if (isAbsence(error)) return [];
    throw error;
  }
}

function onDisk(folder: string): Library {
  return {
    async list() {
      const names = await filesIn(folder);
      const found = await Promise.all(
        names.map((name) => stat(path.join(folder, name)).catch(() => undefined)),
      );
      return names.flatMap((name, at) => {
        const now = found[at];
        return now ? [{ name, version: `${now.size} ${now.mtimeMs}` }] : [];
      });
    },
    async read(name) {
      try {
        const file = await open(path.join(folder, name));
        return createReadStream('', { fd: file });
      } catch (error) {
        if (isAbsence(error)) return undefined;
        throw error;
      }
    },
  };
}

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
