import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Brand, openBrand } from './brand';
import { toHex } from './colours';
import { iconSvg, plateSvg } from './drawings';
import { panelBrand } from './panel-brand';
import { siteBrand } from './site-brand';
import { schemeCss, shadowCss, tokensCss } from './tokens';

const first = openBrand();
const second = openBrand(join(import.meta.dirname, '..', 'second'));

/** What nothing that is made of the second brand may hold, unless a shop began with a copy of it. */
const OF_THE_FIRST = traitsOf(first).filter((trait) => !traitsOf(second).includes(trait));

test.each([
  ['the tokens of the style sheets', tokensCss(second.colours), ['--accent:light-dark(#0b62c4, #6db0ff)']],
  ['the tokens of the sandbox', schemeCss(second.colours), ['--accent:#0b62c4', '--accent:#6db0ff']],
  ['the shadow under what floats', shadowCss(second.colours), ['light-dark(oklch(0.22 0 0 / 0.14)']],
  ['the icon', iconSvg(second), ['<title>Полюс</title>', 'fill="#0b62c4"', 'viewBox="0 0 32 32"']],
  ['the mark of the panel', plateSvg(second), ['<title>Полюс</title>', 'fill="#6db0ff"', '<circle']],
  ['the panel', JSON.stringify(panelBrand(second)), ['Полюс', 'buttonPrimary600']],
  [
    'what the pages of the site know',
    JSON.stringify(siteBrand(second, { text: 'Manrope', code: 'JetBrains Mono' })),
    ['Полюс', 'Manrope', '#0b62c4', '<circle'],
  ],
])('%s of another brand have its name, colours and logo, and nothing of this one', (_, made, parts) => {
  for (const part of parts) expect(made).toContain(part);
  for (const left of OF_THE_FIRST) expect(made).not.toContain(left);
});

test('the panel of a brand that names no colour for it has the hue of its accent', () => {
  const { colours } = panelBrand(second);
  const [red, , blue] = [1, 3, 5].map((at) =>
    Number.parseInt(colours.light.primary600?.slice(at, at + 2) ?? '', 16),
  );
  expect(blue).toBeGreaterThan(2 * (red ?? 0));
});

function traitsOf({ name, logo, panel, colours: { accent } }: Brand): string[] {
  return [name, logo.drawing, toHex(panel), toHex(accent.light), accent.light];
}
