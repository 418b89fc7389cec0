import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrand } from '@vitrina/brand/brand';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { makeBrandAssets } from './brand-assets';

const SECOND = fileURLToPath(new URL('../../packages/brand/second', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'brand-assets-'));
afterAll(() => rm(folder, { recursive: true }));

const made = await makeBrandAssets(openBrand(SECOND), folder);
const css = await readFile(join(folder, '.assets', 'brand.css'), 'utf8');

test('the style sheets of another brand have its colours', () => {
  expect(css).toContain('--accent:light-dark(#0b62c4, #6db0ff)');
});

test('text is set in the font of another brand, and stands in the same measure until it is there', async () => {
  const files = await readdir(join(folder, 'public', 'fonts'));
  expect(files.filter((file) => file.startsWith('text-cyrillic-'))).toHaveLength(2);
  expect(JSON.parse(made.brand).fonts).toEqual({ text: 'Manrope', code: 'JetBrains Mono' });
  // Manrope is wider than Arial, and its heavy weights hardly so.
  const [words = 0, headings = 0] = [...css.matchAll(/Fallback";[^}]*?size-adjust: ([\d.]+)%/gs)].map(
    ([, share]) => Number(share),
  );
  expect(words).toBeGreaterThan(101);
  expect(words).toBeLessThan(112);
  expect(headings).toBeLessThan(words);
});

test('the icon of another brand is its logo', async () => {
  const icon = await readFile(join(folder, 'public', 'icon.svg'), 'utf8');
  expect(icon).toContain('<title>Полюс</title>');
  const { width } = await sharp(Buffer.from(icon)).metadata();
  expect(width).toBe(32);
});

test('the picture for those who share an article has the colours of another brand', async () => {
  vi.stubEnv('BRAND', made.brand);
  vi.resetModules();
  const { drawShareImage } = await import('../src/documents/share-image');
  const picture = await drawShareImage({ title: 'Как подключиться по SSH-ключу', topic: 'linux' });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels)
    colours.add(data.subarray(at, at + 3).toString('hex'));
  expect(colours).toContain('0b62c4');
  expect(colours).not.toContain('cf300c');
  vi.unstubAllEnvs();
});
