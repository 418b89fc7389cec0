import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { array, type InferType, number, object, string, ValidationError } from 'yup';
import { version as vitrina } from '../../package.json';
import { BackupStop } from './backup-stop';

export const MANIFEST = 'manifest.json';

/** Of the folder itself; a change that an earlier version could not read raises it. */
export const FORMAT = 1;

const count = number().integer().min(0).required();
const file = object({
  /** Inside the folder, with slashes. */
  path: string()
    .required()
    .matches(/^(?!\/)(?!.*(^|\/)\.\.(\/|$))[^\\\0]+$/, 'a file of it stands outside of it'),
  size: count,
  sha256: string()
    .matches(/^[0-9a-f]{64}$/)
    .required(),
});

const schema = object({
  format: number().oneOf([FORMAT]).required(),
  vitrina: string().required(),
  begunAt: string().required(),
  endedAt: string().required(),
  database: object({
    client: string().oneOf(['sqlite', 'postgres']).required(),
    file: string().required(),
    /** Of the CMS that has written it, in the order they have run. */
    migrations: array(string().required()).required(),
    tables: array(object({ name: string().required(), rows: count })).required(),
  }).required(),
  files: array(file).required(),
  /** Files of the library that its database speaks of and its storage did not have. */
  missing: array(string().required()).required(),
});

/** What a folder holds and by what it is checked. A folder without one was never finished. */
export type Manifest = InferType<typeof schema>;
export type BackedUpFile = InferType<typeof file>;
export type TableRows = Manifest['database']['tables'][number];

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupStop(`${folder} is no finished backup: it has no ${MANIFEST}.`);
  });
  try {
    return await schema.validate(JSON.parse(text), { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError || error instanceof SyntaxError)) throw error;
    throw new BackupStop(`${path.join(folder, MANIFEST)} cannot be read: ${error.message}.`);
  }
}

/** Why this version cannot work on what the backup holds: a newer one may have moved things that this one would not find. */
export function newerThanThis({ vitrina: made, database }: Manifest): string | undefined {
  if (made.localeCompare(vitrina, 'en', { numeric: true }) > 0)
    return `it was made by version ${made}, and this is ${vitrina}`;
  const known = knownMigrations();
  const unknown = database.migrations.filter((name) => !known.has(withoutEnding(name)));
  if (unknown.length > 0) return `this version does not know the migration ${unknown.join(', ')}`;
  return undefined;
}

export { vitrina };

function knownMigrations(): Set<string> {
  const folder = path.resolve(__dirname, '..', '..', 'database', 'migrations');
  return new Set(readdirSync(folder).map(withoutEnding));
}

function withoutEnding(name: string): string {
  return path.parse(name).name;
}
