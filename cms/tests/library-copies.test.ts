import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { sumOf } from '../src/backup/copy-file';
import { type CopiedLibrary, copyLibrary, type Library, openLibrary } from '../src/backup/library';
import { temporaryFolder } from './running-cms';

test('a file that was being written when it was copied is copied again once it is whole', async () => {
  const { uploads, target, library } = await onDisk();
  await writeFile(path.join(uploads, 'film.mp4'), 'the first half');
  const copied: CopiedLibrary = new Map();
  await copyLibrary(library, target, copied);
  await appendFile(path.join(uploads, 'film.mp4'), ' and the other');
  await copyLibrary(library, target, copied);
  const copy = path.join(target, 'uploads', 'film.mp4');
  expect(await readFile(copy, 'utf8')).toBe('the first half and the other');
  expect(copied.get('uploads/film.mp4')?.sum).toEqual(await sumOf(copy));
});

test('a file that goes between two copies stays as it was copied', async () => {
  const { target } = await onDisk();
  const files = new Map([['a.png', 'a']]);
  const copied: CopiedLibrary = new Map();
  await copyLibrary(inMemory(files), target, copied);
  files.clear();
  await copyLibrary(inMemory(files), target, copied);
  expect(await readFile(path.join(target, 'uploads', 'a.png'), 'utf8')).toBe('a');
  expect([...copied.keys()]).toEqual(['uploads/a.png']);
});

test('of a bucket only what has changed is fetched again', async () => {
  const { target } = await onDisk();
  const files = new Map([
    ['same.png', 'same'],
    ['replaced.png', 'before'],
  ]);
  const read: string[] = [];
  const copied: CopiedLibrary = new Map();
  await copyLibrary(inMemory(files, read), target, copied);
  files.set('replaced.png', 'after');
  await copyLibrary(inMemory(files, read), target, copied);
  expect(read).toEqual(['same.png', 'replaced.png', 'replaced.png']);
  expect(await readFile(path.join(target, 'uploads', 'replaced.png'), 'utf8')).toBe('after');
});

async function onDisk() {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  const uploads = path.join(folder, 'public', 'uploads');
  await mkdir(uploads, { recursive: true });
  const library = openLibrary({ kind: 'disk' }, path.join(folder, 'public'));
  return { uploads, target: path.join(folder, 'backup'), library };
}

function inMemory(files: ReadonlyMap<string, string>, read: string[] = []): Library {
  return {
    list: async () => [...files].map(([name, bytes]) => ({ name, version: bytes })),
    async read(name) {
      read.push(name);
      const bytes = files.get(name);
      return bytes === undefined ? undefined : Readable.from([Buffer.from(bytes)]);
    },
  };
}
