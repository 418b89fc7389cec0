import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { setTaxonomy } from '~/copy/taxonomy';
import { SEEDED_TAXONOMY } from '~/testing/shop-taxonomy';
import { BasisSwitch } from './basis-switch';

test.each(SEEDED_TAXONOMY.periods)(
  'a switch has a button for %s, so that what is in force is chosen in it',
  (period) => {
    const html = renderToStaticMarkup(createElement(BasisSwitch));
    expect(html).toMatch(new RegExp(`<input[^>]*type="radio"[^>]*value="${period}"`));
  },
);

test('a period that a marketer adds is in the switch by its name, and one period is no choice', () => {
  setTaxonomy({ ...SEEDED_TAXONOMY, periods: ['P1M', 'P2Y'] });
  const html = renderToStaticMarkup(createElement(BasisSwitch));
  expect(html).toMatch(/value="P2Y".*За 2 года/);
  expect(html).not.toContain('P1Y');
  expect(html).toContain('usual="P2Y"');
  setTaxonomy({ ...SEEDED_TAXONOMY, periods: ['P1Y'] });
  expect(renderToStaticMarkup(createElement(BasisSwitch))).not.toContain('P1Y"/>');
});
