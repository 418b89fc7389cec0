import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toAccent, toLogo } from '~/content/site-look';
import { BRAND } from '~/runtime/brand';
import { Logo } from './logo';
import { PageHead } from './page-head';

test('the logo that a marketer has set stands in its own measure, with no words twice', () => {
  const file = {
    ...{ hash: 'l', ext: '.svg', width: 80, height: 20 },
    alternativeText: 'Полюс',
    formats: null,
  };
  const shown = renderToStaticMarkup(createElement(Logo, { picture: toLogo({ ...file, updatedAt: null }) }));
  expect(shown).toContain('src="/assets/l.svg"');
  expect(shown).toMatch(/width="104" height="26".* alt=""/);
});

test('without one there is the mark of the brand, hidden from who hears the name', () => {
  const shown = renderToStaticMarkup(createElement(Logo, { picture: undefined }));
  expect(shown).toContain(BRAND.logo.drawing);
  expect(shown).toContain('aria-hidden="true"');
});

test('the accent of a marketer goes before that of the style sheets, wherever those stand', () => {
  const shown = renderToStaticMarkup(createElement(PageHead, { accent: toAccent('#0b62c4') }));
  expect(shown).toMatch(/<style>:root:root\{--accent:light-dark\(#0b62c4, oklch\([^)]+\)\);/);
  expect(renderToStaticMarkup(createElement(PageHead, {}))).not.toContain('--accent');
});
