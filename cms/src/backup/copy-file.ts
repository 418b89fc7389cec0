import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Sum {
  size: number;
  sha256: string;
}

/** Writes what is read to a file that is not there yet, and tells what was written; it is on the disk before this ends. */
export async function writeCounted(source: Readable, to: string): Promise<Sum> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  const counter = newCounter();
  const target = createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(source, counter.pass, target);
  return counter.sum();
}

export async function sumOf(file: string): Promise<Sum> {
  const counter = newCounter();
  await pipeline(createReadStream(file), counter.pass, async (chunks) => {
    for await (const _ of chunks);
  });
  return counter.sum();
}

/** A rename is kept over a power cut once its folder is on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

function newCounter() {
  const hash = createHash('sha256');
  let size = 0;
  return {
    async *pass(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    sum: (): Sum => ({ size, sha256: hash.digest('hex') }),
  };
}
