import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMemoryRevocations, openDiskRevocations } from './own-revocations';

const fail = (error: unknown) => {
  throw error;
};

describe.each([
  ['in memory', () => createMemoryRevocations()],
  ['on disk', () => openDiskRevocations(newFolder(), fail)],
])('sessions that were ended, %s', (_, open) => {
  test('are known by their ids, until their last cookie has ended by itself', () => {
    const ended = open();
    ended.add('a', 2_000, 1_000);
    expect([ended.has('a', 1_999), ended.has('a', 2_000), ended.has('b', 1_000)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('are all told, but for those that are over', () => {
    const ended = open();
    ended.add('a', 2_000, 1_000);
    ended.add('b', 3_000, 1_000);
    expect(new Set(ended.all(2_500).map(({ id }) => id))).toEqual(new Set(['b']));
  });
});

describe('the file', () => {
  test('outlives the process, and is nobody else’s to read', () => {
    const folder = newFolder();
    openDiskRevocations(folder, fail).add('a', 2_000, 1_000);
    expect(openDiskRevocations(folder, fail).has('a', 1_500)).toBe(true);
    expect(statSync(join(folder, 'sessions.db')).mode & 0o777).toBe(0o600);
  });

  test('does not grow for ever: what is over leaves it with the next that is ended', () => {
    const folder = newFolder();
    const ended = openDiskRevocations(folder, fail);
    for (let number = 0; number < 50; number += 1) ended.add(`old ${number}`, 2_000, 1_000);
    ended.add('new', 9_000, 2_000);
    const file = new Database(join(folder, 'sessions.db'), { readonly: true });
    expect(file.prepare('SELECT id FROM revoked').pluck().all()).toEqual(['new']);
    file.close();
  });

  test('that is taken away is a trouble to be told, and its process goes on from memory', () => {
    const folder = newFolder();
    const troubles: unknown[] = [];
    const ended = openDiskRevocations(folder, (error) => troubles.push(error));
    const other = new Database(join(folder, 'sessions.db'));
    other.exec('DROP TABLE revoked');
    other.close();
    ended.add('a', 2_000, 1_000);
    expect(ended.has('a', 1_500)).toBe(true);
    expect(troubles).not.toEqual([]);
  });

  test('that cannot be made is an error', () => {
    const folder = newFolder();
    chmodSync(folder, 0o700);
    expect(() => openDiskRevocations(join(folder, 'sessions.db\0'), fail)).toThrow();
  });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-revocations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
