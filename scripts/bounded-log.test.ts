import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BoundedLog } from './bounded-log.mjs';

test('what an earlier run has written stays', () => {
  const file = join(openFolder(), 'site.log');
  for (const line of ['first run\n', 'second run\n']) {
    const log = new BoundedLog(file);
    log.write(Buffer.from(line));
    log.close();
  }
  expect(readFileSync(file, 'utf8')).toBe('first run\nsecond run\n');
});

test('however much is written, it takes no more than so many files of so many bytes, the newest of all', () => {
  const folder = openFolder();
  const log = new BoundedLog(join(folder, 'site.log'), { mostBytes: 100, mostFiles: 3 });
  for (let number = 0; number < 200; number += 1) log.write(Buffer.from(`line ${number}\n`));
  log.close();
  const files = readdirSync(folder).sort();
  expect(files).toEqual(['site.log', 'site.log.1', 'site.log.2']);
  const sizes = files.map((name) => readFileSync(join(folder, name)).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
  const text = files
    .toReversed()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
  expect(text).toMatch(/line 198\nline 199\n$/);
  expect(text).not.toContain('line 0\n');
});

test('a line that is longer than all of it is written all the same', () => {
  const file = join(openFolder(), 'site.log');
  const log = new BoundedLog(file, { mostBytes: 10, mostFiles: 2 });
  log.write(Buffer.from('x'.repeat(50)));
  log.close();
  expect(readFileSync(file, 'utf8')).toHaveLength(50);
});

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
