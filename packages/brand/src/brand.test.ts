import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brandFolder, openBrand } from './brand';
import { contrast, LEAST_CONTRAST } from './colours';

const SECOND = join(import.meta.dirname, '..', 'second');
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8"/></svg>';
const BRAND = {
  ...{ name: 'Полюс', domain: 'polus.example' },
  colours: { accent: { light: '#0b62c4', dark: '#6db0ff' } },
  fonts: { text: '@fontsource-variable/manrope', code: '@fontsource-variable/jetbrains-mono' },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test('the brand of this shop is fit', () => {
  expect(openBrand().name).not.toBe('');
});

test('a brand of a name, an accent and fonts has everything else', () => {
  const { colours, panel, logo } = openBrand(SECOND);
  expect(panel).toBe('#0b62c4');
  expect(logo.viewBox).toBe('0 0 32 32');
  expect(Object.keys(colours).toSorted()).toEqual(Object.keys(openBrand().colours).toSorted());
  for (const theme of ['light', 'dark'] as const) {
    for (const ground of [colours.accent[theme], colours['accent-strong'][theme]])
      expect(contrast(colours['on-accent'][theme], ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    expect(contrast(colours.ink[theme], colours.paper[theme])).toBeGreaterThan(7);
  }
});

test('what a brand says itself it keeps', () => {
  const own = { light: '#111111', dark: '#fefefe' };
  write({ ...BRAND, colours: { ...BRAND.colours, ink: own } });
  expect(openBrand(folder).colours.ink).toEqual(own);
});

test('the folder is found from every place of the workspace, and another one can be named', () => {
  expect(brandFolder(import.meta.dirname)).toBe(join(import.meta.dirname, '..', '..', '..', 'brand'));
  vi.stubEnv('BRAND_FOLDER', SECOND);
  expect(openBrand().name).toBe('Полюс');
});

test.each([['packages/brand/second'], [tmpdir()]])(
  'programs of several folders read the variable, so %s is refused',
  (named) => {
    vi.stubEnv('BRAND_FOLDER', named);
    expect(() => openBrand()).toThrow(`BRAND_FOLDER has to be the whole path of a folder with a brand.json`);
  },
);

test('without a folder it is said where one was looked for', () => {
  expect(() => brandFolder(folder)).toThrow(folder);
});

describe('a brand is refused in a sentence that names the field', () => {
  test.each([
    [
      'no colour',
      { accent: { light: 'reddish', dark: '#6db0ff' } },
      'colours.accent.light is no opaque colour of CSS',
    ],
    [
      'a colour that is none in CSS',
      { accent: { light: '0b62c4', dark: '#6db0ff' } },
      'colours.accent.light is no',
    ],
    [
      'a colour to see through',
      { accent: { light: '#0b62c4', dark: '#6db0ff80' } },
      'colours.accent.dark is no',
    ],
    ['half of a colour', { accent: { light: '#0b62c4' } }, 'colours.accent.dark'],
    ['a colour nobody knows', { ...BRAND.colours, main: BRAND.colours.accent }, 'main'],
    [
      'an accent that cannot be read on the page',
      { accent: { light: '#ffd500', dark: '#ffd500' } },
      'colours.accent on paper has a contrast of 1.38',
    ],
    [
      'an accent that can be read on the page, but not under a pointer',
      { accent: { light: '#d22d00', dark: '#6db0ff' }, wash: { light: '#f0e6e6', dark: '#222222' } },
      'colours.accent on wash has a contrast of 4.1',
    ],
    [
      'words that cannot be read',
      { ...BRAND.colours, 'ink-soft': { light: '#777777', dark: '#aaaaaa' } },
      'colours.ink-soft on paper has a contrast of 4.3',
    ],
    [
      'a message that cannot be read where it is set off',
      { ...BRAND.colours, warn: { light: '#8a6d00', dark: '#777777' } },
      'colours.warn on wash has a contrast of 4.45',
    ],
    [
      'fields whose border nobody sees',
      { ...BRAND.colours, edge: { light: '#c0c0c0', dark: '#777777' } },
      'colours.edge on paper has a contrast of 1.',
    ],
    [
      'words that cannot be read on the accent',
      { ...BRAND.colours, 'on-accent': { light: '#222222', dark: '#111111' } },
      'colours.on-accent on accent and accent-strong',
    ],
  ])('%s', (_, colours, sentence) => {
    write({ ...BRAND, colours });
    expect(() => openBrand(folder)).toThrow(sentence);
  });

  test('a font that is no package', () => {
    write({ ...BRAND, fonts: { ...BRAND.fonts, text: 'Arial' } });
    expect(() => openBrand(folder)).toThrow('fonts.text is no package of @fontsource-variable');
  });

  test.each([
    ['a script', '<svg viewBox="0 0 8 8"><script>1</script></svg>', '<script'],
    ['a handler', '<svg viewBox="0 0 8 8"><path onload="1" d="M0 0"/></svg>', 'onload'],
    ['a picture of another site', '<svg viewBox="0 0 8 8"><image href="//a.example"/></svg>', '<image'],
    ['a drawing without a size', '<svg width="8"><path d="M0 0"/></svg>', 'viewBox'],
    ['no drawing', 'PNG', 'is no SVG'],
  ])('a logo with %s', (_, svg, named) => {
    write(BRAND, svg);
    expect(() => openBrand(folder)).toThrow(named);
  });
});

function write(brand: object, logo = LOGO): void {
  writeFileSync(join(folder, 'brand.json'), JSON.stringify(brand));
  writeFileSync(join(folder, 'logo.svg'), logo);
}
