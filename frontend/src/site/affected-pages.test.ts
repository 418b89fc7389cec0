import { expect, test } from 'vitest';
import { affectedPages, changeNotice, PAGES_TO_WARM } from './affected-pages';

test.each([
  { type: 'article', event: 'publish', url: 'ssh', topic: 'linux/access' },
  { type: 'article', event: 'unpublish', url: 'ssh' },
  { type: 'banner', event: 'update' },
  { type: 'service', event: 'publish', url: 'kubernetes', kind: 'service' },
  { type: 'tag', event: 'delete', category: 'news', extra: 'is not our business' },
])('%o is a notice', (notice) => {
  expect(changeNotice.isValidSync(notice, { strict: true })).toBe(true);
});

test.each([
  [{}],
  [{ type: 'article' }],
  [{ event: 'publish' }],
  [{ type: '', event: 'publish' }],
  [{ type: 'article', event: 'explode' }],
  [{ type: 7, event: 'publish' }],
  [{ type: 'article', event: 'publish', url: ['ssh'] }],
  [{ type: 'article', event: 'publish', topic: { path: 'linux' } }],
  [{ type: 'service', event: 'publish', url: 'kubernetes', kind: 'product' }],
  [null],
  ['publish'],
])('%o is no notice', (notice) => {
  expect(changeNotice.isValidSync(notice, { strict: true })).toBe(false);
});

test.each(['publish', 'unpublish', 'update', 'delete'] as const)(
  'an article with a topic: its page, the list and the home page are made again after %s',
  (event) => {
    expect(affectedPages({ type: 'article', event, url: 'ssh', topic: 'linux/access' })).toEqual([
      '/tutorials/linux/access/ssh',
      '/tutorials',
      '/',
    ]);
  },
);

test.each([
  ['service', 'kubernetes', ['/services/kubernetes', '/services', '/']],
  ['solution', 'mail', ['/solutions/mail', '/solutions', '/']],
] as const)(
  'a %s: its page, the list of its section and the home page are made again',
  (kind, url, pages) => {
    for (const event of ['publish', 'unpublish', 'delete'] as const)
      expect(affectedPages({ type: 'service', event, kind, url })).toEqual(pages);
  },
);

test('a page at an address of its own is made again alone', () => {
  expect(affectedPages({ type: 'page', event: 'publish', url: 'ai-help' })).toEqual(['/ai-help']);
});

test.each([
  [{ type: 'article', event: 'update', url: 'ssh' }],
  [{ type: 'article', event: 'update', topic: 'linux' }],
  [{ type: 'site-setting', event: 'update' }],
  [{ type: 'service', event: 'publish', url: 'kubernetes' }],
  [{ type: 'banner', event: 'delete', url: 'x', topic: 'y' }],
] as const)('%o may show anywhere: the pages that are always warm are made again', (notice) => {
  expect(affectedPages(notice)).toEqual(PAGES_TO_WARM);
  expect(PAGES_TO_WARM).toContain('/');
});
