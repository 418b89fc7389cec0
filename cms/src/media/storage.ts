import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { loadEnv } from '../env';
import type { StoredPart } from '../strapi/uploaded-file';
import { LARGEST } from './file-kinds';
import { nameOf, type ObjectStorage, openObjectStorage } from './object-storage';

/** No file of the library is larger: longer ones are refused when they come. */
const MOST_BYTES = Math.max(...Object.values(LARGEST));

let opened: ObjectStorage | undefined;

/** The bucket of the library; absent while the files are kept on disk. */
export function objectStorage(): ObjectStorage | undefined {
  const { storage } = loadEnv();
  if (storage.kind === 'disk') return undefined;
  opened ??= openObjectStorage(storage);
  return opened;
}

/** The bytes of a kept file. Throws when they are not to be had. */
export async function readKept(strapi: Core.Strapi, part: StoredPart): Promise<Buffer> {
  const kept = await objectStorage()?.get(nameOf(part));
  if (kept !== undefined && kept !== 'no such range') return bytesIn(kept.body);
  return readFile(path.join(strapi.dirs.static.public, 'uploads', nameOf(part)));
}

async function bytesIn(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error('a file of the library goes on for too long');
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}
