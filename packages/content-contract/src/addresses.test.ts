import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressKey, isReserved, mergeAddress, RESERVED_ROOTS } from './addresses';

const SPELLINGS: [string, string | null][] = JSON.parse(
  readFileSync(fileURLToPath(new URL('address-spellings.json', import.meta.url)), 'utf8'),
);

test.each(SPELLINGS)('%s is spelt %s', (given, key) => {
  expect(addressKey(given) ?? null).toBe(key);
});

test('an address spelt once is spelt so for ever', () => {
  fc.assert(
    fc.property(fc.webPath(), (given) => {
      const key = addressKey(given);
      return key === undefined || addressKey(key) === key;
    }),
  );
});

test.each([
  ['/old?a=1', '/new', '/new?a=1'],
  ['/old?a=1', '/new?a=2&b', '/new?a=2&b='],
  ['/old#part', '/new', '/new#part'],
  ['/old#part', '/new#other', '/new#other'],
])('what leads by %s to %s goes to %s', (earlier, later, expected) => {
  expect(mergeAddress(earlier, later)).toBe(expected);
});

describe('the site itself', () => {
  test.each([
    '/',
    '/services',
    '/services/cloud-servers',
    '/order/now',
    '/rss',
    '/prices.json',
    '/_next/x',
    '/fonts',
    '/en',
    '/en/order',
    '/ru/services',
  ])('needs %s', (key) => {
    expect(isReserved(key)).toBe(true);
  });

  test.each([
    ...['/services/s3', '/tutorials/linux', '/orders', '/about'],
    ...['/en/tutorials/linux/ssh', '/en/old', '/ru/about'],
  ])('does not need %s', (key) => {
    expect(isReserved(key)).toBe(false);
  });

  test('names no root twice', () => {
    expect(new Set(RESERVED_ROOTS).size).toBe(RESERVED_ROOTS.length);
  });
});
