import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { madeOnce } from '../../scripts/made-once.mjs';
import { prepareContent, preparedPlaces } from '../../scripts/prepared-content.mjs';
import { administer, copyDatabase, createDatabase, isEmpty } from './test-postgres';

declare module 'vitest' {
  interface ProvidedContext {
    preparedDatabases: string;
  }
}

/** As long as a slow machine takes to fill a database; one that is seeded may wait for the empty one first. */
const FILLING_MS = 110_000;
const PREFIX = 'vitrina_cms_prepared_';

/** Vitest calls it once a run: a folder for the databases that tests of this run begin with. */
export function setup({ provide }: TestProject): () => Promise<void> {
  const { folder, end } = prepareContent();
  provide('preparedDatabases', folder);
  return async () => {
    for (const file of existsSync(folder) ? await readdir(folder, { recursive: true }) : []) {
      if (!path.basename(file).startsWith(PREFIX)) continue;
      await administer(`DROP DATABASE IF EXISTS ${path.basename(file)} WITH (FORCE)`);
      // Whoever comes later in a folder that outlives this run fills one anew.
      await rm(path.dirname(path.join(folder, file)), { recursive: true, force: true });
    }
    end();
  };
}

export type Variables = Record<string, string>;

/**
 * Fills an empty database as a first start with these variables would, from one that was filled so before: that takes two
 * thirds of a start. The first test that asks makes it, the others wait. Accounts of a demonstration are made by any start. `fill` starts
 * the CMS on a database and ends it. Answers whether there is something in the database now; where not, a start fills it.
 */
export async function beginPrepared(
  folder: string,
  variables: Variables & { PUBLIC_FOLDER: string },
  fill: (variables: Variables) => Promise<void>,
): Promise<boolean> {
  const { SEED = 'false', SHOP_LANGUAGES, DATABASE_FILENAME, DATABASE_URL } = variables;
  const { PUBLIC_FOLDER, UPLOADS_STORAGE } = variables;
  // The pictures of the seeded shop would not be in its bucket.
  if (UPLOADS_STORAGE !== undefined && SEED === 'true') return false;
  const isPostgres = DATABASE_URL !== undefined;
  if (isPostgres ? !(await isEmpty(DATABASE_URL)) : existsSync(String(DATABASE_FILENAME))) return true;
  const { made, file, files } = preparedPlaces(folder, {
    database: isPostgres ? 'postgres' : 'sqlite',
    isSeeded: SEED === 'true',
    languages: SHOP_LANGUAGES,
  });
  const chosen = { SEED, PUBLIC_FOLDER: files, ...(SHOP_LANGUAGES !== undefined && { SHOP_LANGUAGES }) };
  const patienceMs = SEED === 'true' ? 2 * FILLING_MS : FILLING_MS;
  const filled = await madeOnce(made, () => make(made, isPostgres ? undefined : file, chosen, fill), {
    patienceMs,
  });
  if (!filled) return false;
  if (isPostgres) {
    const [name = ''] = (await readdir(made)).filter((file) => file.startsWith(PREFIX));
    await copyDatabase(name, DATABASE_URL);
  } else await cp(file, String(DATABASE_FILENAME));
  await cp(files, PUBLIC_FOLDER, { recursive: true });
  return true;
}

async function make(
  prepared: string,
  file: string | undefined,
  chosen: Variables & { PUBLIC_FOLDER: string },
  fill: (variables: Variables) => Promise<void>,
): Promise<void> {
  await mkdir(chosen.PUBLIC_FOLDER);
  const folder = path.dirname(prepared);
  // What nobody has written in yet is seeded as an empty database is, and its tables are made already.
  const seed = async (database: Variables) => {
    if (chosen.SEED === 'true') await beginPrepared(folder, { ...chosen, ...database, SEED: 'false' }, fill);
    await fill({ ...chosen, ...database });
  };
  if (file !== undefined) return seed({ DATABASE_FILENAME: file });
  const name = PREFIX + randomBytes(6).toString('hex');
  // Its name is noted before it is there, so that it is dropped in the end whatever happens.
  await writeFile(path.join(prepared, name), '');
  const { url } = await createDatabase(name);
  await seed({ DATABASE_CLIENT: 'postgres', DATABASE_URL: url });
}
