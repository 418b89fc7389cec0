import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Services } from './services.mjs';
import { prepareData } from './settings.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrina-services-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

test('nobody else may look into the data of a product, also where an earlier run has let them', async () => {
  const data = path.join(folder, 'data');
  await mkdir(data);
  await chmod(data, 0o755);
  prepareData({ data });
  expect(await modeOf(data)).toBe('700');
});

test('one that is ended on purpose may be started again, and the others stay', async () => {
  const logs = path.join(folder, 'logs-of-two');
  await mkdir(logs);
  const services = new Services(logs);
  const script = `console.log('began'); setInterval(() => {}, 1000)`;
  const start = (name: string) => services.start(name, '.', process.execPath, ['-e', script], {});
  const beginnings = async (name: string) => {
    const log = path.join(logs, `${name}.log`);
    return existsSync(log) ? (await readFile(log, 'utf8')).split('began').length - 1 : 0;
  };
  start('first');
  start('second');
  await expect.poll(() => beginnings('first'), { timeout: 10_000 }).toBe(1);
  await services.stop(['first', 'nobody']);
  start('first');
  await expect.poll(() => beginnings('first'), { timeout: 10_000 }).toBe(2);
  expect(await beginnings('second')).toBe(1);
  // Ended in the midst of a restart: what was stopped is not begun again.
  const stopped = services.stop(['first']);
  const ended = services.end();
  await stopped;
  start('first');
  await ended;
  expect(await beginnings('first')).toBe(2);
});

test('what a service writes, and its log, are for this user alone', async () => {
  const logs = path.join(folder, 'logs');
  await mkdir(logs);
  const own = path.join(folder, 'own.db');
  const services = new Services(logs);
  const script = `require('node:fs').writeFileSync(${JSON.stringify(own)}, 'x'); console.log('written'); setInterval(() => {}, 1000)`;
  const usual = process.umask();
  services.start('writer', '.', process.execPath, ['-e', script], {});
  const log = path.join(logs, 'writer.log');
  await expect
    .poll(() => (existsSync(log) ? readFile(log, 'utf8') : ''), { timeout: 10_000 })
    .toContain('written');
  await services.end();
  expect([await modeOf(own), await modeOf(log)]).toEqual(['600', '600']);
  // Builds of the same run are for whoever may read the sources.
  expect(process.umask()).toBe(usual);
});
