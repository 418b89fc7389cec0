import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrand } from '@vitrina/brand/brand';
import { afterAll, expect, test } from 'vitest';
import { cutShopFonts } from './shop-fonts';

const folder = await mkdtemp(join(tmpdir(), 'shop-fonts-'));
afterAll(() => rm(folder, { recursive: true }));

test('the fonts that every page needs at once weigh at most 24 KB, and with those of code at most 40', async () => {
  const { preloads } = await cutShopFonts(openBrand().fonts, folder);
  expect(preloads).toHaveLength(2);
  expect(await bytesOf(preloads)).toBeLessThan(24 * 1024);
  const everyday = (await readdir(join(folder, 'fonts'))).filter((file) => !file.includes('-rare-'));
  const all = everyday.map((file) => `/fonts/${file}`);
  expect(all).toHaveLength(4);
  expect(await bytesOf(all)).toBeLessThan(40 * 1024);
});

async function bytesOf(addresses: readonly string[]): Promise<number> {
  const files = await Promise.all(addresses.map((address) => stat(join(folder, address))));
  return files.reduce((sum, { size }) => sum + size, 0);
}
