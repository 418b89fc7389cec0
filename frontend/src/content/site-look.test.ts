import { describe, expect, test } from 'vitest';
import { toAccent, toLogo } from './site-look';

const FILE = {
  ...{ hash: 'logo_1', ext: '.png', width: 200, height: 52, alternativeText: null, formats: null },
  updatedAt: '2026-11-27T09:00:00.000Z',
};

describe('the logo that a marketer has set', () => {
  test('is as high as the line, keeps its shape, and has another address once it is replaced', () => {
    const logo = toLogo(FILE);
    expect(logo).toMatchObject({ width: 100, height: 26 });
    expect(logo?.src).toMatch(/^\/assets\/logo_1\.png\?/);
    expect(toLogo({ ...FILE, updatedAt: '2026-11-27T09:00:01.000Z' })?.src).not.toBe(logo?.src);
  });

  test.each([
    [208, 52, 104, 26],
    [2000, 50, 104, 3],
    [10_000, 10, 104, 1],
    [10, 520, 1, 26],
  ])('of %i × %i is shown on %i × %i px, which never push the menu away', (width, height, ...shown) => {
    const logo = toLogo({ ...FILE, width, height });
    expect([logo?.width, logo?.height]).toEqual(shown);
  });

  test.each([null, undefined, { ...FILE, width: null }, { ...FILE, ext: null }])(
    '%j is none, so that the mark of the brand is shown',
    (file) => {
      expect(toLogo(file)).toBeUndefined();
    },
  );
});

describe('the accent that a marketer has set', () => {
  test('has what is written on it, and a lighter one for dark ground', () => {
    const accent = toAccent('#0B62C4');
    expect(accent?.accent.light).toBe('#0b62c4');
    expect(accent?.accent.dark).not.toBe('#0b62c4');
    expect(Object.keys(accent ?? {})).toEqual(['accent', 'accent-strong', 'on-accent']);
  });

  test.each([null, '', 'red', '#ffd500', '#0b62c4}body{display:none', '</style><script>'])(
    '%j is left aside, and the pages keep that of the brand',
    (colour) => {
      expect(toAccent(colour)).toBeUndefined();
    },
  );
});
