import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

/** Of a site with 2,500 articles that may be found. */
const ARTICLES = 2_500;
const asked: { start?: number; limit?: number }[] = [];

vi.mock('~/content/client', () => ({
  askCms: async (_: unknown, variables: { start?: number; limit?: number }) => {
    asked.push(variables);
    const { start = 0, limit = 0 } = variables;
    return {
      articles_connection: { pageInfo: { total: ARTICLES } },
      articles: Array.from({ length: Math.min(limit, ARTICLES - start) }, (_, place) => ({
        ...{ title: 'Ключи & замки', description: '', url: `article-${start + place}` },
        ...{ date_created: '2026-02-10T09:00:00.000Z', date_updated: null, image: null, category: null },
        topic: { name: 'Linux', path: 'linux', parent: null },
      })),
    };
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
  const { sitemap } = new XMLParser().parse((await getSitemap([])) ?? '').sitemapindex;
  expect(sitemap.map(({ loc }: { loc: string }) => new URL(loc).pathname)).toEqual(
    ['pages', 'articles-1', 'articles-2', 'articles-3'].map((part) => `/sitemap/${part}.xml`),
  );
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
