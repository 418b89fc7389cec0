import { expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '~/urls/paths';
import { affectedPages, changeEvent, isKept, isOnlyInShell, pagesToWarm } from './affected-pages';
import { cacheTags } from './cache-tags';
import type { RenderedPages } from './rendered-pages';

test.each([
  { type: 'article', event: 'publish', url: 'ssh', topic: 'linux/access' },
  { type: 'article', event: 'unpublish', url: 'ssh' },
  { type: 'banner', event: 'update' },
  { type: 'service', event: 'publish', url: 'kubernetes', kind: 'service' },
  { type: 'tag', event: 'delete', category: 'news', extra: 'is not our business' },
])('%o is a notice', (notice) => {
  expect(changeEvent.isValidSync(notice, { strict: true })).toBe(true);
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
  expect(changeEvent.isValidSync(notice, { strict: true })).toBe(false);
});

/** What an instance has made, and what it shows: nothing is known of the last page, which an earlier process has made. */
const MADE: RenderedPages = new Map([
  ...pagesToWarm().map((page): [string, ReturnType<typeof showing>] => [page, showing()]),
  [paths.home, showing(cacheTags.articlesIn('tutorials'), cacheTags.banners('home'))],
  [paths.services, showing()],
  [paths.solutions, showing()],
  [paths.notFound, showing()],
  [paths.tutorials, showing(cacheTags.articlesIn('tutorials'), cacheTags.topics)],
  [paths.blog, showing(cacheTags.articlesIn('blog'), cacheTags.categories)],
  ['/blog/news', showing(cacheTags.articlesIn('blog'), cacheTags.category('news'))],
  ['/services/cloud-servers', showing()],
  ['/services/databases', showing(cacheTags.presets('frankfurt'))],
  ['/services/s3', showing(cacheTags.articlesOf('linux'), cacheTags.serviceBanners('s3'))],
  ['/tutorials/linux/ssh', showing(cacheTags.article('ssh'), cacheTags.author('ivan'))],
  ['/tutorials/web/nginx', showing(cacheTags.article('nginx'), cacheTags.article('ssh'))],
  ['/tutorials/web/cache', showing(cacheTags.article('cache'), cacheTags.series('site'))],
  ['/tutorials/web/old', undefined],
]);

const nobody = () => false;

function showing(...shows: string[]) {
  return { shows: new Set(shows) };
}

test.each([
  [
    { type: 'article', event: 'publish', url: 'ssh', topic: 'linux' },
    [
      ...['/tutorials/linux/ssh', '/tutorials', '/', '/services/s3'],
      ...['/tutorials/web/nginx', '/tutorials/web/old'],
    ],
  ],
  [
    { type: 'article', event: 'publish', url: 'sale', category: 'news' },
    ['/blog/news', '/blog', '/tutorials/web/old'],
  ],
  [
    { type: 'article', event: 'publish', url: 'tls', topic: 'mail', series: 'site' },
    ['/tutorials', '/', '/tutorials/web/cache', '/tutorials/web/old'],
  ],
  [
    { type: 'series', event: 'update', path: 'site' },
    ['/tutorials', '/tutorials/web/cache', '/tutorials/web/old'],
  ],
  [{ type: 'topic', event: 'publish', topic: 'linux/access' }, ['/tutorials', '/tutorials/web/old']],
  [{ type: 'category', event: 'update', category: 'news' }, ['/blog/news', '/blog', '/tutorials/web/old']],
  [{ type: 'author', event: 'update', path: 'ivan' }, ['/tutorials/linux/ssh', '/tutorials/web/old']],
  [{ type: 'tag', event: 'update', path: 'unused' }, ['/tutorials/web/old']],
  [{ type: 'page', event: 'publish', url: 'ai-help' }, ['/ai-help', '/tutorials/web/old']],
  [
    { type: 'service', event: 'publish', kind: 'service', url: 's3', menu: 'same' },
    ['/services/s3', '/services', '/tutorials/web/old'],
  ],
  [{ type: 'banner', event: 'publish', place: 'home', banner: 'vds' }, ['/', '/tutorials/web/old']],
  [
    { type: 'banner', event: 'publish', place: 'services', banner: 's3' },
    ['/services/s3', '/tutorials/web/old'],
  ],
  [
    { type: 'static-preset', event: 'update', group: 'frankfurt' },
    ['/services/databases', '/tutorials/web/old'],
  ],
] as const)(
  '%o concerns the entry itself, what shows it, and pages nobody knows anything of',
  (notice, pages) => {
    expect(affectedPages(notice, MADE, nobody, [])).toEqual(pages);
  },
);

test.each([
  { type: 'site-settings', event: 'update' },
  { type: 'commerce-settings', event: 'update' },
  { type: 'navigation', event: 'update' },
  { type: 'footer', event: 'update' },
  { type: 'a-type-of-tomorrow', event: 'update' },
  { type: 'article', event: 'update' },
] as const)('%o concerns every page: the warm ones first, what is read last', (notice) => {
  const pages = affectedPages(notice, MADE, nobody, []);
  expect(pages.slice(0, pagesToWarm().length)).toEqual(pagesToWarm());
  expect(new Set(pages)).toEqual(new Set(MADE.keys()));
  expect(pages.slice(-4).every((page) => /^\/(?:tutorials|blog)\//.test(page))).toBe(true);
});

test('a service stands in the menu of every page: its own page and its section come first', () => {
  const notice = { type: 'service', event: 'unpublish', kind: 'solution', url: 'mail' } as const;
  const pages = affectedPages(notice, MADE, nobody, []);
  expect(pages.slice(0, 3)).toEqual(['/solutions/mail', '/solutions', '/']);
  expect(new Set(pages)).toEqual(new Set(['/solutions/mail', ...MADE.keys()]));
});

test('what somebody has just looked at comes before what is always warm, and nothing twice or that was never made', () => {
  const visited = ['/tutorials/linux/ssh', '/services/s3', '/no-such-page', '/'];
  const menu = affectedPages({ type: 'navigation', event: 'update' }, MADE, nobody, visited);
  expect(menu.slice(0, 4)).toEqual(['/tutorials/linux/ssh', '/services/s3', '/', '/services']);
  expect(menu.length).toBe(MADE.size);
  const article = { type: 'article', event: 'publish', url: 'nginx', topic: 'web' } as const;
  const pages = affectedPages(article, MADE, nobody, [
    '/tutorials/linux/ssh',
    '/tutorials/web/nginx',
    '/blog',
  ]);
  expect(pages[0]).toBe('/tutorials/web/nginx');
  expect(pages).not.toContain('/blog');
});

test('an article that nobody has opened is left to its first reader, a page that sells is made at once', () => {
  const article = { type: 'article', event: 'publish', url: 'new', topic: 'linux' } as const;
  const page = '/tutorials/linux/new';
  expect(affectedPages(article, MADE, nobody, [])).not.toContain(page);
  // Somebody was told that there is no such article, or is having it made.
  expect(affectedPages(article, MADE, (address) => address === page, [])[0]).toBe(page);
  const service = { type: 'service', event: 'publish', kind: 'service', url: 'new', menu: 'same' } as const;
  expect(affectedPages(service, MADE, nobody, [])[0]).toBe('/services/new');
});

test.each([
  [paths.home, true],
  ['/tutorials/web/old', true],
  ['/tutorials/web/new', false],
])('an answer to %s may be kept: %s', (page, isThere) => {
  expect(isKept(page, MADE, nobody)).toBe(isThere);
});

test('what changes in one language is made again in that alone, and what is of all in each', () => {
  vi.stubEnv('SHOP_LANGUAGES', 'ru,en');
  onTestFinished(() => void vi.unstubAllEnvs());
  const made: RenderedPages = new Map(
    ['/', '/en', '/services', '/en/services', '/tutorials', '/en/tutorials'].map((page) => [page, showing()]),
  );
  const pagesOf = (locale?: string) =>
    affectedPages(
      { type: 'commerce-settings', event: 'update', ...(locale && { locale }) },
      made,
      nobody,
      [],
    );
  expect(pagesOf('en').filter((page) => !page.startsWith('/en'))).toEqual([]);
  expect(pagesOf('en')).toEqual(expect.arrayContaining(['/en', '/en/services', '/en/not-found']));
  expect(pagesOf('ru').filter((page) => page.startsWith('/en'))).toEqual([]);
  expect(pagesOf()).toEqual(expect.arrayContaining(['/', '/en', '/services', '/en/services']));
  // What surrounds every page is shown in other languages too, where nobody has translated it.
  const menu = affectedPages({ type: 'navigation', event: 'update', locale: 'ru' }, made, nobody, []);
  expect(menu).toEqual(expect.arrayContaining(['/', '/en']));
  const article = { type: 'article', event: 'publish', url: 'ssh', topic: 'linux', locale: 'en' } as const;
  expect(affectedPages(article, made, () => true, []).slice(0, 2)).toEqual([
    '/en/tutorials/linux/ssh',
    '/en/tutorials/linux',
  ]);
  // The same article in Russian leads there, or no longer does.
  const russian = '/tutorials/linux/ssh';
  const isMade = (page: string) => page === russian;
  expect(affectedPages(article, made, isMade, []).at(-1)).toBe(russian);
  expect(affectedPages(article, made, nobody, [])).not.toContain(russian);
  expect(affectedPages({ ...article, event: 'update' }, made, isMade, [])).not.toContain(russian);
});

test.each([
  ['navigation', ['/', '/services/s3', '/en/blog'], []],
  ['footer', ['/services', '/tutorials/linux/ssh'], []],
  ['site-settings', ['/solutions/shop', '/en/blog'], ['/', '/en']],
  ['service', ['/', '/en/blog', '/servicesoffer'], ['/services', '/services/s3', '/en/solutions/shop']],
  ['article', [], ['/', '/tutorials', '/blog']],
  ['commerce-settings', [], ['/', '/services/s3']],
  ['page', [], ['/about']],
])('of a change of %s there is but the shell in %o, and more in %o', (type, onlyShell, more) => {
  const notice = { type, event: 'publish' as const };
  for (const page of onlyShell) expect([page, isOnlyInShell(notice, page)]).toEqual([page, true]);
  for (const page of more) expect([page, isOnlyInShell(notice, page)]).toEqual([page, false]);
});
