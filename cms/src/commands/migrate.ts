import { onDatabase } from './on-database';

/**
 * `node dist/src/commands/migrate.js`: brings the database up to date as a start does, in its turn among starts, and ends. For whoever wants
 * to know that it has worked before an instance is replaced.
 */
onDatabase(async () => undefined).then(
  () => process.stdout.write('The database is up to date.\n'),
  (error: unknown) => {
    process.stderr.write(`${String(Reflect.get(Object(error), 'stack'))}\n`);
    process.exitCode = 1;
  },
);
