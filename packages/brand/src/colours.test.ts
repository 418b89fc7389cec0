import { converter } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openBrand } from './brand';
import {
  accentFault,
  accentOf,
  completeAccent,
  contrast,
  isColour,
  LEAST_CONTRAST,
  panelColours,
  toHex,
} from './colours';

const { colours } = openBrand();
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test.each([
  ...['#0b62c4', '#abc', '#0b62c4ff', 'RebeccaPurple', 'rgb(255 0 0)', 'rgba(1,2,3,1)', 'hsl(0,100%,50%)'],
  ...['oklch(0.56 0.2 33)', 'oklch(0.5 0.2 33 / 100%)', 'color(display-p3 1 0 0)', 'hwb(120 0% 0%)'],
])('%s is a colour of CSS, and everything can be made of it', (text) => {
  expect(isColour(text)).toBe(true);
  const made = Object.values(accentOf(text, colours)).flatMap(({ light, dark }) => [light, dark]);
  expect([...made, toHex(text)].filter((one) => !isColour(one))).toEqual([]);
  expect(contrast(text, '#ffffff')).toBeGreaterThanOrEqual(1);
});

test.each([
  ...[
    '0b62c4',
    'abc',
    'fade',
    '#0b62c',
    'reddish',
    'constructor',
    '',
    'inherit',
    'currentColor',
    'rgb(1 2 3',
  ],
  ...['transparent', '#0b62c410', '#abc8', 'rgba(0,0,0,.02)', 'oklch(0.5 0.2 33 / 50%)'],
  ...[
    'oklch(none 0.2 33)',
    'oklch(0.5 0.2 none)',
    'rgb(1e400 2 3)',
    'color(--hsv 1 1 1)',
    'var(--a)',
    'red;',
  ],
])('%j is none, or lets its ground through, or leaves a channel open', (text) => {
  expect(isColour(text)).toBe(false);
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('%s on %s has the contrast that WCAG gives: %f', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

test('colours of CSS become those of a drawing', () => {
  expect(toHex('oklch(0.56 0.2 33)')).toBe('#cf300c');
  expect(toHex('rgb(255 0 0)')).toBe('#ff0000');
});

test('of any accent that can be read on the page everything that is made of it can be read too, or the fault is told', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      const accent = accentOf(colour, colours);
      expect(accent.accent.light).toBe(colour);
      const [unread] = (['paper', 'surface', 'wash'] as const).filter(
        (ground) => contrast(colour, colours[ground].light) < LEAST_CONTRAST,
      );
      const fault = accentFault(accent, colours);
      if (unread) expect(fault).toMatchObject({ theme: 'light', ground: unread });
      else expect(fault).toBeUndefined();
    }),
  );
});

test('an accent under a pointer is another colour, also of black and of white', () => {
  const lightnessOf = converter('oklch');
  fc.assert(
    fc.property(hex, (colour) => {
      const { accent, 'accent-strong': strong } = completeAccent({ light: colour, dark: colour });
      for (const theme of ['light', 'dark'] as const) {
        const [before, under] = [accent[theme], strong[theme]].map((one) => lightnessOf(one)?.l ?? 0);
        expect(Math.abs((before ?? 0) - (under ?? 0))).toBeGreaterThan(0.03);
      }
    }),
    { examples: [['#000000'], ['#ffffff']] },
  );
});

test('white words on the buttons of the panel can be read, whatever its colour is', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      const { light } = panelColours(colour);
      expect(contrast(light.buttonPrimary600 ?? '', '#ffffff')).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }),
  );
});
