import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../toolchain.mjs';

/**
 * Keeps the database of a running shop of a release, where the tests of the CMS find it: a file of SQLite, or statements for PostgreSQL.
 * @param {import('../production/places.mjs').Places} places
 * @param {'sqlite' | 'postgres'} kind
 * @param {string} version
 */
export function keepDatabase({ root, database }, kind, version) {
  const at = join(ROOT, 'cms', 'tests', 'earlier', version);
  if (kind === 'postgres') {
    const dumped = execFileSync(
      'pg_dump',
      ['--inserts', '--no-owner', '--no-privileges', '--schema=public', database],
      { env: { ...process.env, PGHOST: '127.0.0.1', PGUSER: 'postgres' }, maxBuffer: 1e9, encoding: 'utf8' },
    );
    // What psql alone understands, and what an empty database has already.
    const statements = dumped.replaceAll(/^(\\.*|CREATE SCHEMA public;)$/gm, '');
    writeFileSync(`${at}.postgres.sql.gz`, gzipSync(statements, { level: 9 }));
    return;
  }
  const Sqlite = createRequire(join(ROOT, 'cms', 'package.json'))('better-sqlite3');
  const copy = join(root, 'kept.db');
  rmSync(copy, { force: true });
  const running = new Sqlite(join(root, 'var', 'lib', 'vitrina', 'cms.db'), { readonly: true });
  running.prepare('VACUUM INTO ?').run(copy);
  running.close();
  writeFileSync(`${at}.sqlite.db.gz`, gzipSync(readFileSync(copy), { level: 9 }));
}
