import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { DocumentNode } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';
import { sitemapFaults } from '~/testing/xml-faults';

/** What the CMS tells of its parts, and of the first. */
const CHANGES = ['2026-06-03T09:00:00.000Z', '2026-02-10T09:00:00.000Z', null];
const ARTICLES = [
  {
    ...{ address: '/tutorials/linux/ssh-keys', title: 'Ключи & замки', image: null },
    changedOn: '2026-02-10T09:00:00.000Z',
  },
  {
    ...{ address: '/blog/our-day', title: 'День', changedOn: null },
    image: {
      ...{ hash: 'day', ext: '.svg', width: 800, height: 450, alternativeText: null, formats: null },
      updatedAt: '2026-01-01T00:00:00.000Z',
    },
  },
];
const asked: { part?: number }[] = [];

function answerTo(question: string | undefined, variables: Record<string, number>) {
  switch (question) {
    case 'ArticleMapParts':
      return { articleMapParts: CHANGES.map((changedOn) => ({ changedOn })) };
    case 'ArticleMap':
      return { articleMap: variables.part === 1 ? ARTICLES : [] };
    case 'SitemapPages':
      return {
        services: [{ kind: 'service', slug: 'gpu', publishedAt: '2026-03-01T00:00:00.000Z' }],
        pages: [{ slug: 'ai-help', publishedAt: '2026-04-01T00:00:00.000Z' }],
        topics: [{ path: 'linux', updatedAt: '2026-01-01T00:00:00.000Z', parent: null }],
        ...{ categories: [], authors: [], experts: [] },
        ...{ beginner: [], intermediate: [{ url: 'a-tutorial' }], advanced: [] },
        seriesList: [{ path: 'server-from-scratch', updatedAt: '2026-02-01T00:00:00.000Z' }],
      };
    default:
      throw new Error(`Nobody answers ${question}`);
  }
}

vi.mock('~/content/client', () => ({
  askCms: async ({ definitions: [operation] }: DocumentNode, variables: Record<string, number>) => {
    asked.push(variables);
    return answerTo(operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined, variables);
  },
}));

beforeEach(() => {
  stubEnv();
  vi.stubEnv('SITE_URL', 'https://shop.example');
  asked.length = 0;
});

async function partOf(part: string) {
  const { getSitemap } = await import('./get-sitemap');
  const text = await getSitemap([part]);
  if (text === undefined) return undefined;
  expect(XMLValidator.validate(text)).toBe(true);
  return new XMLParser().parse(text).urlset.url;
}

test('the map names its parts: the pages, and those of the articles', async () => {
  const { getSitemap } = await import('./get-sitemap');
  const index = (await getSitemap([])) ?? '';
  const { sitemap } = new XMLParser().parse(index).sitemapindex;
  expect(sitemap.map(({ loc }: { loc: string }) => new URL(loc).pathname)).toEqual(
    ['pages', 'articles-1', 'articles-2', 'articles-3'].map((part) => `/sitemap/${part}.xml`),
  );
  expect(await sitemapFaults(index, 'sitemapindex')).toEqual([]);
});

test('each part has the time of its latest change, where there is one', async () => {
  const { getSitemap } = await import('./get-sitemap');
  const { sitemap } = new XMLParser().parse((await getSitemap([])) ?? '').sitemapindex;
  expect(sitemap.map(({ lastmod }: { lastmod: string }) => lastmod)).toEqual([
    '2026-04-01T00:00:00.000Z',
    '2026-06-03T09:00:00.000Z',
    '2026-02-10T09:00:00.000Z',
    undefined,
  ]);
  // However many parts there are.
  expect(asked).toHaveLength(2);
});

test('a page says when its editor changed it last, one of the site itself says nothing', async () => {
  const pages = await partOf('pages');
  const changes = new Map(pages.map(({ loc, lastmod }: { loc: string; lastmod?: string }) => [loc, lastmod]));
  expect(changes.get('https://shop.example/services/gpu')).toBe('2026-03-01T00:00:00.000Z');
  expect(changes.get('https://shop.example/tutorials/linux')).toBe('2026-01-01T00:00:00.000Z');
  expect(changes.get('https://shop.example/')).toBeUndefined();
  expect(changes.get('https://shop.example/tutorials/series/server-from-scratch')).toBe(
    '2026-02-01T00:00:00.000Z',
  );
  // Of the levels only those that a tutorial has.
  expect([...changes.keys()].filter((address) => String(address).includes('/level/'))).toEqual([
    'https://shop.example/tutorials/level/intermediate',
  ]);
});

test.each(['pages', 'articles-1'])('%s is as the schema of sitemaps wants it', async (part) => {
  const { getSitemap } = await import('./get-sitemap');
  expect(await sitemapFaults((await getSitemap([part])) ?? '', 'urlset')).toEqual([]);
});

test('the schemas would tell what is wrong', async () => {
  const { getSitemap } = await import('./get-sitemap');
  const part = (await getSitemap(['pages'])) ?? '';
  const wrong = part.replace('<lastmod>', '<lastmod>x');
  expect(await sitemapFaults(wrong, 'urlset')).not.toEqual([]);
  const index = ((await getSitemap([])) ?? '').replace('<lastmod>', '<changefreq>');
  expect(await sitemapFaults(index, 'sitemapindex')).not.toEqual([]);
});

test('an article says where it stands, when it was changed and how it looks', async () => {
  expect(await partOf('articles-1')).toEqual([
    { loc: 'https://shop.example/tutorials/linux/ssh-keys', lastmod: '2026-02-10T09:00:00.000Z' },
    {
      loc: 'https://shop.example/blog/our-day',
      'image:image': expect.objectContaining({ 'image:title': 'День' }),
    },
  ]);
});

test.each(['articles-4', 'articles-999'])(
  '%s costs the CMS one question, because it is none',
  async (part) => {
    expect(await partOf(part)).toBeUndefined();
    expect(asked).toHaveLength(1);
  },
);

test.each(['articles-0', 'articles-1000', 'articles-1.5', 'articles', '..'])(
  '%s costs nothing',
  async (part) => {
    expect(await partOf(part)).toBeUndefined();
    expect(asked).toHaveLength(0);
  },
);
