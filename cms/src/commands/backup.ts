import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BackupStop } from '../backup/backup-stop';
import { makeBackup, type Places } from '../backup/make-backup';
import type { Manifest } from '../backup/manifest';
import { checkBackup, restoreBackup } from '../backup/restore-backup';
import { loadEnv } from '../env';

const USAGE = `Use: backup.js save <folder> [--state <the site's STATE_DIR>]
     backup.js check <folder>
     backup.js restore <folder> [--replace] [--state <the site's STATE_DIR>]`;

const CONNECT_MS = 2_000;
/** What a machine says of a port at which nobody listens, and of an address that it does not have. */
const NOBODY: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'EADDRNOTAVAIL']);

/** `node dist/src/commands/backup.js save|check|restore <folder>`: of the database and the files that the environment names. */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean' }, state: { type: 'string' } },
  });
  const [command, name] = positionals;
  if (name === undefined || positionals.length > 2) throw new BackupStop(USAGE);
  const folder = path.resolve(name);
  // Neither needs the secrets of the CMS: a backup is made and restored by an account of its own.
  const { database, storage, publicFolder, host, port } = loadEnv('backup');
  const places: Places = {
    ...{ database, storage, publicFolder },
    stateFolder: values.state === undefined ? undefined : path.resolve(values.state),
  };
  switch (command) {
    case 'save':
      return tell(`Backed up to ${folder}`, await makeBackup(places, folder, removeWhenEnded));
    case 'check':
      return tell(`${folder} is whole`, await checkBackup(folder));
    case 'restore':
      await refuseWhileServing(host, port);
      return tell(
        `Restored from ${folder}`,
        await restoreBackup(places, folder, { isReplaced: values.replace === true }),
      );
    default:
      throw new BackupStop(USAGE);
  }
}

/** Who is told to end leaves nothing behind. */
function removeWhenEnded(growing: string): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      rmSync(growing, { recursive: true, force: true });
      process.exit(1);
    });
  }
}

/** A CMS that goes on would write to files that are no longer its own, also one that is too busy to answer. */
async function refuseWhileServing(host: string, port: number): Promise<void> {
  const at = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const socket = connect({ host: at, port, timeout: CONNECT_MS });
  const found = await new Promise<unknown>((resolve) => {
    socket.once('connect', () => resolve('somebody listens'));
    socket.once('timeout', () => resolve(`no answer in ${CONNECT_MS / 1_000} s`));
    socket.once('error', (error) => resolve('code' in error ? error.code : error.message));
  });
  socket.destroy();
  if (NOBODY.has(found)) return;
  throw new BackupStop(
    `Nothing is restored: a CMS may be running at ${at}, port ${port} (${found}). End it first.`,
  );
}

function tell(what: string, { database, files, missing }: Manifest): void {
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  process.stdout.write(
    `${what}: ${database.tables.length} tables with ${rows} rows, ${files.length} files, ${(size / 1e6).toFixed(1)} MB.\n`,
  );
  if (missing.length > 0)
    process.stdout.write(
      `The library was already without ${missing.length} files that its database speaks of: ${missing.slice(0, 10).join(', ')}${missing.length > 10 ? ' …' : ''}\n`,
    );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isKnown = error instanceof BackupStop;
  process.stderr.write(`${isKnown ? error.message : String(Reflect.get(Object(error), 'stack'))}\n`);
  process.exitCode = 1;
});
