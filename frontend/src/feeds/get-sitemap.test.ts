import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { DocumentNode } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';
import { sitemapFaults } from '~/testing/xml-faults';

/** Of a site with 2,500 articles that may be found. */
const ARTICLES = 2_500;
const asked: { start?: number; limit?: number }[] = [];

/** The article at a place: each was written a minute before the one above it, and the last of the first part was revised. */
function articleAt(place: number) {
  return {
    ...{ title: 'Ключи & замки', description: '', url: `article-${place}`, image: null, category: null },
    date_created: new Date(Date.parse('2026-02-10T09:00:00.000Z') - place * 60_000).toISOString(),
    date_updated: place === 999 ? '2026-06-03T09:00:00.000Z' : null,
    topic: { name: 'Linux', path: 'linux', parent: null },
  };
}

function articlesFrom(start: number, limit: number) {
  return Array.from({ length: Math.max(0, Math.min(limit, ARTICLES - start)) }, (_, at) =>
    articleAt(start + at),
  );
}

function answerTo(question: string | undefined, variables: Record<string, number>) {
  const { start = 0, limit = 0 } = variables;
  switch (question) {
    case 'ArticleCount':
      return { articles_connection: { pageInfo: { total: ARTICLES } } };
    case 'ArticleDates':
      return Object.fromEntries(
        Array.from({ length: 10 }, (_, part) => [`d${part}`, articlesFrom(variables[`s${part}`] ?? 0, 100)]),
      );
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
      return { articles: articlesFrom(start, limit) };
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

test('the map names its parts: the pages, and a part for each thousand articles', async () => {
  const { getSitemap } = await import('./get-sitemap');
  const index = (await getSitemap([])) ?? '';
  const { sitemap } = new XMLParser().parse(index).sitemapindex;
  expect(sitemap.map(({ loc }: { loc: string }) => new URL(loc).pathname)).toEqual(
    ['pages', 'articles-1', 'articles-2', 'articles-3'].map((part) => `/sitemap/${part}.xml`),
  );
  expect(await sitemapFaults(index, 'sitemapindex')).toEqual([]);
});

test('each part has the time of its latest change, also of a revision at its end', async () => {
  const { getSitemap } = await import('./get-sitemap');
  const { sitemap } = new XMLParser().parse((await getSitemap([])) ?? '').sitemapindex;
  expect(sitemap.map(({ lastmod }: { lastmod: string }) => lastmod)).toEqual([
    '2026-04-01T00:00:00.000Z',
    '2026-06-03T09:00:00.000Z',
    articleAt(1_000).date_created,
    articleAt(2_000).date_created,
  ]);
  // How many there are, the pages, and one question for each thousand articles.
  expect(asked).toHaveLength(5);
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

test.each(['pages', 'articles-1', 'articles-3'])('%s is as the schema of sitemaps wants it', async (part) => {
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

test('every article is in one part, with the day it was changed on', async () => {
  const parts = await Promise.all(['articles-1', 'articles-2', 'articles-3'].map(partOf));
  expect(parts.map((part) => part.length)).toEqual([1_000, 1_000, 500]);
  expect(new Set(parts.flat().map(({ loc }: { loc: string }) => loc)).size).toBe(ARTICLES);
  expect(parts[0][0]).toEqual({
    loc: 'https://shop.example/tutorials/linux/article-0',
    lastmod: '2026-02-10T09:00:00.000Z',
  });
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

test('nobody is asked for more articles than there are', async () => {
  await partOf('articles-3');
  expect(asked.map(({ limit }) => limit)).toEqual([undefined, 100, 100, 100, 100, 100]);
});
