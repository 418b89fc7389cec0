import { expect, test } from 'vitest';
import { inLanguage } from '~/testing/in-language';
import type { PictureFragment } from './generated/graphql';
import { toPicture, toShareImage } from './picture';

const part = (name: string, ext: string) => ({ hash: `${name}_cat_1f`, ext, width: 800, height: 400 });

const CAT: PictureFragment = {
  ...{ hash: 'cat_1f', ext: '.png', width: 2000, height: 1500 },
  alternativeText: 'Кот',
  updatedAt: '2026-08-01T10:00:00.000Z',
  formats: {
    thumbnail: part('thumbnail', '.png'),
    cover_800_avif: part('cover_800', '.avif'),
    cover_800_webp: part('cover_800', '.webp'),
    share_1200_jpeg: part('share_1200', '.jpg'),
  },
};

test('a picture is shown in its best formats, with its extent and what is to be seen', () => {
  const picture = toPicture(CAT, 'cover_800');
  expect(picture).toMatchObject({ width: 800, height: 400, alt: 'Кот' });
  expect(picture?.src).toMatch(/^\/assets\/cover_800_cat_1f\.webp\?v=\w+$/);
  expect(picture?.sources).toEqual([
    { type: 'image/avif', src: expect.stringMatching(/^\/assets\/cover_800_cat_1f\.avif\?v=\w+$/) },
  ]);
  expect(toShareImage(CAT)).toMatch(/^\/assets\/share_1200_cat_1f\.jpg\?v=/);
});

test('a picture is described to whoever reads the language of its description', () => {
  expect(inLanguage('en', () => toPicture(CAT, 'cover_800')?.alt)).toBe('');
});

test('a file that has changed has another address', () => {
  const changed = { ...CAT, updatedAt: '2026-08-01T10:00:01.000Z' };
  expect(toPicture(changed, 'cover_800')?.src).not.toBe(toPicture(CAT, 'cover_800')?.src);
});

test('a drawing, which has no sizes, is shown as it is and not shared', () => {
  const drawing = { ...CAT, ext: '.svg', formats: null };
  expect(toPicture(drawing, 'avatar_96')).toMatchObject({ width: 2000, height: 1500, sources: [] });
  expect(toShareImage(drawing)).toBeUndefined();
});

test('what has no extent or no file is no picture', () => {
  expect(toPicture(null, 'cover_800')).toBeUndefined();
  expect(toPicture({ ...CAT, width: null, formats: {} }, 'cover_800')).toBeUndefined();
  expect(
    toPicture({ ...CAT, width: null, formats: { cover_800_webp: { hash: 1 } } }, 'cover_800'),
  ).toBeUndefined();
});
