import { expect, test } from 'vitest';
import { periodStyles } from './period-styles';

test('of what a shop offers the usual period is shown until another is chosen', () => {
  expect(periodStyles(['P1M', 'P6M', 'P2Y'])).toBe(
    [
      'html:not([data-price-period]) [data-in-period]:not([data-in-period=P2Y])',
      'html[data-price-period=P1M] [data-in-period]:not([data-in-period=P1M])',
      'html[data-price-period=P6M] [data-in-period]:not([data-in-period=P6M])',
      'html[data-price-period=P2Y] [data-in-period]:not([data-in-period=P2Y])',
      'html:not([data-price-period=P6M]) price-switch label:has([value=P6M]){display:none!important}',
    ].join(','),
  );
});

test('a shop of which nothing is known has no rule, and nothing in a rule could end its element', () => {
  expect(periodStyles([])).toBe('');
  expect(periodStyles(['P1Y'])).not.toMatch(/[<>"'&]/);
});
