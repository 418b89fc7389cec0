import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { isNight } from './by-night';
import { describeOnPostgres, postgres } from './databases';
import { prepare, REQUIRED, temporaryFolder, type Variables } from './running-cms';

const CMS = path.resolve(import.meta.dirname, '..');
const COMMAND = path.join(CMS, 'dist', 'src', 'commands', 'content.js');
const LOCK = 20_261_125;
const NAMES = ['keys-a', 'keys-b', 'keys-c'];

/** Whoever changes an article, and does not only make one, waits for a lock of the test. */
const HOLD = `
  CREATE FUNCTION hold() RETURNS trigger AS $$ BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NEW; END $$ LANGUAGE plpgsql;
  CREATE TRIGGER hold BEFORE UPDATE ON articles FOR EACH ROW EXECUTE FUNCTION hold();
  SELECT pg_advisory_lock(${LOCK});`;
const LET_GO = `SELECT pg_advisory_unlock(${LOCK}); DROP TRIGGER hold ON articles;`;

describeOnPostgres('an import', () => {
  test('that was killed is finished by the next one, which ends with 0', async () => {
    const database = await postgres();
    onTestFinished(() => database.remove());
    const { folder, remove } = await temporaryFolder();
    onTestFinished(remove);
    const given = path.join(folder, 'given');
    await mkdir(given);
    for (const name of NAMES) await writeFile(path.join(given, `${name}.md`), fileOf(name));
    const settings = {
      ...{ ...REQUIRED, ...database.variables, SEED: 'true', PUBLIC_FOLDER: folder },
      // For so long goes on a statement whose process was killed.
      DATABASE_STATEMENT_SECONDS: '2',
    };
    await prepare(settings);
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query(HOLD);
    // Once by day: the second finds what the first has left (docs/decisions/0109).
    for (let kill = 1; kill <= (isNight ? 2 : 1); kill += 1) {
      const child = content(settings, 'import', given);
      await expect.poll(() => isWaiting(other), { timeout: 60_000 }).toBe(true);
      const dead = once(child, 'exit');
      child.kill('SIGKILL');
      await dead;
      // The database ends what its client has left.
      await expect.poll(() => isWaiting(other), { timeout: 20_000 }).toBe(false);
      const { rows } = await other.query('SELECT text FROM articles WHERE url = ANY($1)', [NAMES]);
      expect(rows).toEqual(NAMES.map(() => ({ text: null })));
    }
    await other.query(LET_GO);
    expect(await outcomeOf(content(settings, 'import', given))).toEqual({
      code: 0,
      lines: [
        ...NAMES.map((name) => `+ ${name}.md`),
        'Новых 3, изменённых 0, без изменений 0, отклонённых 0.',
      ],
    });
    const taken = path.join(folder, 'taken');
    expect((await outcomeOf(content(settings, 'export', taken))).code).toBe(0);
    for (const name of NAMES) {
      const after = await readFile(path.join(taken, `${name}.md`), 'utf8');
      expect(after.replace(/^date_created: 20.*\n/m, '')).toBe(fileOf(name));
    }
  }, 180_000);
});

function fileOf(name: string): string {
  const others = NAMES.filter((one) => one !== name).sort();
  return `---
title: Ключи ${name}
url: ${name}
published: true
description: Как войти на сервер по ключу.
topic: linux
author: ilya-somov
views: 5
comment_invitation: true
similar_tutorials:
${others.map((one) => `  - ${one}`).join('\n')}
---

## Зачем

Ключ нельзя подобрать.
`;
}

function content(settings: Variables, ...parameters: string[]) {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'production', ...settings };
  return spawn(process.execPath, [COMMAND, ...parameters], { cwd: CMS, env });
}

async function outcomeOf(child: ReturnType<typeof content>): Promise<{ code: number; lines: string[] }> {
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, lines: output.split('\n').filter((line) => /^[+~!] |^Новых|Error/.test(line)) };
}

async function isWaiting(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database =
     (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows.length > 0;
}
