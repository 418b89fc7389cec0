import { addressKey } from '@vitrina/content-contract/addresses';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { destinationOf, type Redirect, redirectTable } from './redirect-table';

const SITE = 'https://vitrina.example';

test.each([
  ['/old', '', '/new', '/new'],
  ['/Old/', '?a=1&b=2', '/new', '/new?a=1&b=2'],
  // What the redirect says itself goes before what the visitor brings.
  ['/old', '?a=1&b=2', '/new?a=5#part', '/new?a=5&b=2#part'],
  ['/old', '?q=%D1%8F', 'https://elsewhere.test/x', 'https://elsewhere.test/x?q=%D1%8F'],
])('%s with the query "%s" leads by %s to %s', (path, query, to, expected) => {
  const table = tableOf([{ from: '/old', to, isTemporary: false }]);
  expect(destinationOf(table, SITE, path, query)?.location).toBe(new URL(expected, SITE).href);
});

test('several redirects are one step, for a time as soon as one of them is', () => {
  const table = tableOf([
    { from: '/a', to: '/b?x=1', isTemporary: false },
    { from: '/b', to: `${SITE}/c`, isTemporary: true },
    { from: '/c', to: '/d', isTemporary: false },
  ]);
  expect(destinationOf(table, SITE, '/a', '')).toEqual({ location: `${SITE}/d?x=1`, isTemporary: true });
  expect(destinationOf(table, SITE, '/c', '')).toEqual({ location: `${SITE}/d`, isTemporary: false });
  expect(destinationOf(table, SITE, '/d', '')).toBeUndefined();
});

test.each([
  ['/tutorials/linux/old.md', '', '/tutorials/linux/new.md'],
  ['/tutorials/linux/old.md', '?a=1', '/tutorials/linux/new.md?a=1'],
  ['/tutorials/former/rss.xml', '', '/tutorials/linux/atom/rss.xml'],
  ['/tutorials/former/atom.xml', '', '/tutorials/linux/atom/atom.xml'],
  ['/en/tutorials/linux/first.md', '', '/en/tutorials/linux/second.md'],
  // No twin stands there.
  ['/blog/away.md', '', undefined],
  ['/blog/elsewhere.md', '', undefined],
  ['/tutorials/linux/other.md', '', undefined],
])('the twin %s with the query "%s" moves with its page to %s', (path, query, expected) => {
  const table = tableOf([
    { from: '/tutorials/linux/old', to: '/tutorials/linux/new', isTemporary: false },
    { from: '/tutorials/former', to: '/tutorials/linux/atom', isTemporary: false },
    { from: '/en/tutorials/linux/first', to: '/en/tutorials/linux/second', isTemporary: false },
    { from: '/blog/away', to: '/services/s3', isTemporary: false },
    { from: '/blog/elsewhere', to: 'https://elsewhere.test/blog/x', isTemporary: false },
  ]);
  const location = expected && new URL(expected, SITE).href;
  expect(destinationOf(table, SITE, path, query)?.location).toBe(location);
});

test.each([
  ...['/', '/order', '/order/now', '/api/ready', '/_next/static', '/services', '/blog', '/tutorials'],
  ...['/en', '/en/order', '/en/services'],
])('nothing leads away from %s, whatever the CMS says', (from) => {
  const table = tableOf([{ from, to: '/elsewhere', isTemporary: false }]);
  expect(destinationOf(table, SITE, from, '')).toBeUndefined();
});

test.each(['javascript:alert(1)', 'data:text/html,x', '', 'elsewhere'])('nothing leads to "%s"', (to) => {
  const table = tableOf([{ from: '/old', to, isTemporary: false }]);
  expect(destinationOf(table, SITE, '/old', '')).toBeUndefined();
});

test('whatever the redirects are, an answer comes, and no answer leads to an address that leads on', () => {
  const address = fc.constantFrom(
    '/a',
    '/b',
    '/c',
    '/d',
    '/services/e',
    `${SITE}/a`,
    'https://elsewhere.test/',
  );
  const row: fc.Arbitrary<Redirect> = fc.record({ from: address, to: address, isTemporary: fc.boolean() });
  fc.assert(
    fc.property(fc.array(row), address, (rows, asked) => {
      const table = tableOf(rows);
      const destination = destinationOf(table, SITE, asked, '');
      if (!destination?.location.startsWith(SITE)) return true;
      return !table.has(addressKey(destination.location.slice(SITE.length)) ?? '');
    }),
  );
});

function tableOf(rows: Redirect[]) {
  return redirectTable(rows);
}
