import { mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { object, string } from 'yup';
import { buildFolder, env } from './env';
import type { CopyStore, Dated } from './kept-copy';
import { log } from './log';

const FOLDER = 'copies';

const keptFile = object({
  build: string().required(),
  source: string().required(),
  asOf: string().required(),
}).required();

/**
 * A copy as a file of `STATE_DIR`, so that a process that starts in the middle of an outage knows what the one before it knew;
 * `undefined` without such a folder. What another build has written may have another shape and is not
 * read, nor what came from another `source`.
 */
export function diskCopy<Value>(name: string, source: string): CopyStore<Value> | undefined {
  const { STATE_DIR } = env();
  if (!STATE_DIR) return undefined;
  const file = join(STATE_DIR, FOLDER, `${name}.json`);
  let writing = Promise.resolve();
  return {
    load: () => load(file, source),
    save(copy) {
      writing = writing.then(() => save(file, source, copy));
    },
  };
}

function load<Value>(file: string, source: string): Dated<Value> | undefined {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!keptFile.isValidSync(kept, { strict: true }) || kept.build !== build() || kept.source !== source)
      return undefined;
    // Of the same build, so it is what `save` was given; a part that is not there has no place in JSON.
    const { part, asOf } = kept as unknown as Dated<Value>;
    return { part, asOf };
  } catch {
    return undefined;
  }
}

/** Whole or not at all: the process may be killed meanwhile. */
async function save(file: string, source: string, copy: Dated<unknown>): Promise<void> {
  try {
    mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 });
    await writeFile(`${file}.new`, JSON.stringify({ build: build(), source, ...copy }), { mode: 0o600 });
    await rename(`${file}.new`, file);
  } catch (error) {
    log.warn({ err: error, file }, 'a copy cannot be kept on disk');
  }
}

function build(): string {
  try {
    return readFileSync(join(buildFolder(), 'BUILD_ID'), 'utf8').trim();
  } catch {
    return 'none';
  }
}
