import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';
import { ContentOutage } from './client';
import { keptContent } from './kept-content';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-kept-'));
  stubEnv();
  vi.stubEnv('STATE_DIR', folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what was renewed is what every reader gets from then on, and its age is told', async () => {
  let price = 180;
  const [page, feed] = ['page', 'feed'].map(() => keptContent('renewed', async () => price));
  expect([await page?.(), await feed?.()]).toEqual([180, 180]);
  const before = await feed?.dated();
  price = 200;
  expect(await feed?.()).toBe(180);
  await page?.renew();
  expect([await page?.(), await feed?.()]).toEqual([200, 200]);
  expect(Date.parse(String((await feed?.dated())?.asOf))).toBeGreaterThanOrEqual(
    Date.parse(String(before?.asOf)),
  );
});

test('a question that was asked before the change does not take the place of what was renewed', async () => {
  let answer = (_price: number) => {};
  const questions = [new Promise<number>((resolve) => (answer = resolve)), Promise.resolve(200)];
  const rules = keptContent(
    'overtaken',
    () => questions.shift() ?? Promise.reject(new Error('asked too often')),
  );
  const overtaken = rules();
  expect(await rules.renew()).toBe(200);
  answer(180);
  await overtaken;
  expect(await rules()).toBe(200);
});

test('a renewal that fails is heard of, and the last good answer stays', async () => {
  let isAway = false;
  const rules = keptContent('away', async () => {
    if (isAway) throw new ContentOutage('away');
    return 180;
  });
  expect(await rules()).toBe(180);
  isAway = true;
  await expect(rules.renew()).rejects.toBeInstanceOf(ContentOutage);
  expect(await rules()).toBe(180);
});
