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
