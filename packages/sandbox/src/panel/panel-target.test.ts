import { expect, test } from 'vitest';
import { panelTarget } from './panel-target';

test.each([
  ['/servers/17', '', '/servers/17'],
  ['/servers/17', 'P1Y', '/servers/17?paymentPeriod=P1Y'],
  ['/servers/17?paymentPeriod=P1M', 'P3M', '/servers/17?paymentPeriod=P3M'],
  ['/storage/create', 'forever', '/storage/create'],
  ['/database/5', '<b>', '/database/5'],
])('%s with the period "%s" is the panel\'s %s', (redirect, period, target) => {
  expect(panelTarget(redirect, period)).toBe(target);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  '/../api/v1/servers',
  '/%2e%2e/landing-api',
  '/%2e%2e//evil.example',
  '/\t/evil.example',
  '/servers//evil.example',
  'servers',
  '@evil.example',
  'javascript:alert(1)',
  '',
])('%j is no address of the panel', (redirect) => {
  expect(panelTarget(redirect)).toBe('/servers');
});
