import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { madeOnce } from '../../scripts/made-once.mjs';
import { administer, copyDatabase, createDatabase, isEmpty } from './test-postgres';

declare module 'vitest' {
  interface ProvidedContext {
    preparedDatabases: string;
  }
}

const PREFIX = 'vitrina_cms_prepared_';

/** Vitest calls it once a run: a folder for the databases that tests of this run begin with. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrina-cms-prepared-'));
  provide('preparedDatabases', folder);
  return async () => {
    for (const file of await readdir(folder, { recursive: true }))
      if (path.basename(file).startsWith(PREFIX))
        await administer(`DROP DATABASE IF EXISTS ${path.basename(file)} WITH (FORCE)`);
    await rm(folder, { recursive: true, force: true });
  };
}

export type Variables = Record<string, string>;

/**
 * Fills an empty database as a first start with these variables would, from one that was filled so before: that takes two
 * thirds of a start. The first test that asks makes it, the others wait. `fill` starts the CMS on a database and ends it.
 */
export async function beginPrepared(
  folder: string,
  variables: Variables & { PUBLIC_FOLDER: string },
  fill: (variables: Variables) => Promise<void>,
): Promise<void> {
  const { SEED, VITRINA_DEMO, DATABASE_FILENAME, DATABASE_URL, PUBLIC_FOLDER, UPLOADS_STORAGE } = variables;
  if (SEED !== 'true' && VITRINA_DEMO !== 'true') return;
  if (UPLOADS_STORAGE !== undefined) return;
  const isPostgres = DATABASE_URL !== undefined;
  if (isPostgres ? !(await isEmpty(DATABASE_URL)) : existsSync(String(DATABASE_FILENAME))) return;
  const prepared = path.join(folder, [isPostgres, SEED, VITRINA_DEMO].join('-'));
  const kept = { file: path.join(prepared, 'data.db'), files: path.join(prepared, 'public') };
  if (!(await madeOnce(prepared, () => make(prepared, kept, variables, fill)))) return;
  if (isPostgres) {
    const [name = ''] = (await readdir(prepared)).filter((file) => file.startsWith(PREFIX));
    await copyDatabase(name, DATABASE_URL);
  } else await cp(kept.file, String(DATABASE_FILENAME));
  await cp(kept.files, PUBLIC_FOLDER, { recursive: true });
}

async function make(
  prepared: string,
  kept: { file: string; files: string },
  variables: Variables,
  fill: (variables: Variables) => Promise<void>,
): Promise<void> {
  const { SEED, VITRINA_DEMO, DEMO_PASSWORD, DATABASE_URL } = variables;
  const chosen = { SEED, VITRINA_DEMO, DEMO_PASSWORD, PUBLIC_FOLDER: kept.files };
  const usual = Object.fromEntries(
    Object.entries(chosen).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  await mkdir(kept.files);
  if (DATABASE_URL === undefined) return fill({ ...usual, DATABASE_FILENAME: kept.file });
  const name = PREFIX + randomBytes(6).toString('hex');
  // Its name is noted before it is there, so that it is dropped in the end whatever happens.
  await writeFile(path.join(prepared, name), '');
  const { url } = await createDatabase(name);
  await fill({ ...usual, DATABASE_CLIENT: 'postgres', DATABASE_URL: url });
}
