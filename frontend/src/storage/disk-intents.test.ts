import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createMemoryIntents, newIntentId } from '@vitrina/ordering';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openDiskIntents } from './disk-intents';

const SECRET = 'a secret of at least thirty-two signs';

test('a note outlives the process that kept it', async () => {
  const folder = newFolder();
  await open(folder).remember('sent:1', 'made by the first', 60);
  expect(await open(folder).recall('sent:1')).toBe('made by the first');
  expect(await open(folder).recall('sent:2')).toBeUndefined();
});

test('every note that a process had kept when it was killed is there, and none that it had forgotten', async () => {
  const folder = newFolder();
  for (const leastNotes of [1, 40, 120]) {
    const kept = await noteUntilKilled(folder, leastNotes);
    const intents = open(folder);
    for (let number = 1; number <= kept; number += 1) {
      const note = await intents.recall(`sent:${number}`);
      expect(note).toBe(number % 3 === 0 ? undefined : `note ${number}`);
    }
  }
}, 60_000);

test.each([1, 120, 86_400])(
  'a note of %i s is kept so long and no longer, by every process',
  async (seconds) => {
    const folder = newFolder();
    let now = 1_000_000;
    await open(folder, () => now).remember('sent:1', 'made', seconds);
    now += seconds * 1000 - 1;
    expect(await open(folder, () => now).recall('sent:1')).toBe('made');
    now += 1;
    expect(await open(folder, () => now).recall('sent:1')).toBeUndefined();
  },
);

test('the latest note counts, and its time begins anew', async () => {
  const folder = newFolder();
  let now = 0;
  const intents = open(folder, () => now);
  await intents.remember('sent:1', 'first', 120);
  now = 100_000;
  await intents.remember('sent:1', 'second', 120);
  now = 200_000;
  expect(await open(folder, () => now).recall('sent:1')).toBe('second');
});

test('a note that is forgotten is gone for the next process, too', async () => {
  const folder = newFolder();
  const intents = open(folder);
  await intents.remember('sent:1', 'one', 60);
  await intents.remember('sent:2', 'other', 60);
  await intents.forget('sent:1');
  expect(await intents.recall('sent:1')).toBeUndefined();
  expect(await open(folder).recall('sent:1')).toBeUndefined();
  expect(await open(folder).recall('sent:2')).toBe('other');
});

test('work on one intent is done one after another', async () => {
  const intents = open(newFolder());
  const id = newIntentId();
  let inside = 0;
  const work = async () => {
    inside += 1;
    const neighbours = inside - 1;
    await new Promise(setImmediate);
    inside -= 1;
    return neighbours;
  };
  expect(await Promise.all([1, 2, 3, 4].map(() => intents.exclusively(id, work)))).toEqual([0, 0, 0, 0]);
});

test('what is kept can be read by nobody else: sealed, in files of the owner alone', async () => {
  const folder = join(newFolder(), 'state');
  const intents = open(folder);
  await intents.remember('registration:1', 'the-portal-token-of-an-account', 60);
  expect(statSync(folder).mode & 0o077).toBe(0);
  for (const file of readdirSync(folder)) {
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
    expect(readFileSync(join(folder, file), 'latin1')).not.toContain('portal-token');
  }
});

test('notes sealed with another secret are as good as none', async () => {
  const folder = newFolder();
  await open(folder).remember('sent:1', 'made', 60);
  const other = openDiskIntents({
    ...{ folder, secret: 'another secret of thirty-two signs', fallback: createMemoryIntents() },
    onTrouble: () => undefined,
  });
  expect(await other.recall('sent:1')).toBeUndefined();
});

test('a disk that fails costs only what the process would forget by dying', async () => {
  const folder = newFolder();
  const troubles: unknown[] = [];
  const intents = openDiskIntents({
    ...{ folder, secret: SECRET, fallback: createMemoryIntents() },
    onTrouble: (error) => troubles.push(error),
  });
  const damage = new Database(join(folder, 'intents.db'));
  damage.exec('DROP TABLE notes');
  damage.close();
  await intents.remember('sent:1', 'made', 60);
  expect(await intents.recall('sent:1')).toBe('made');
  await intents.forget('sent:1');
  expect(await intents.recall('sent:1')).toBeUndefined();
  expect(troubles.length).toBeGreaterThan(0);
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-intents-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function open(folder: string, now: () => number = Date.now) {
  const onTrouble = (error: unknown) => {
    throw error;
  };
  return openDiskIntents({ folder, secret: SECRET, fallback: createMemoryIntents({ now }), onTrouble, now });
}

/** Lets another process keep notes and kills it in the midst of it; how many it said it had kept. */
async function noteUntilKilled(folder: string, leastNotes: number): Promise<number> {
  const frontend = fileURLToPath(new URL('../..', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/testing/keep-noting.ts', folder, SECRET], {
    cwd: frontend,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<string | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  let kept = 0;
  for await (const line of createInterface(child.stdout)) {
    kept = Number(line);
    if (kept === leastNotes) child.kill('SIGKILL');
  }
  expect(await exited).toBe('SIGKILL');
  expect(kept).toBeGreaterThanOrEqual(leastNotes);
  return kept;
}
