import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Article } from '~/features/knowledge/get-article';
import type { ArticleList } from '~/features/knowledge/get-article-list';
import { stubEnv } from '~/testing/stub-env';

beforeEach(() => {
  stubEnv();
  vi.stubEnv('SITE_URL', 'https://shop.example');
});

test('a link is shown with a large picture, its size and what it is of', async () => {
  const { shareTags } = await import('~/documents/share-tags');
  const picture = { src: '/api/page-image/blog', alt: 'Блог: новости и практика' };
  expect(shareTags({ title: 'Блог', address: '/blog', picture })).toEqual([
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'ru_RU' },
    { property: 'og:title', content: 'Блог' },
    { property: 'og:url', content: 'https://shop.example/blog' },
    { property: 'og:image', content: 'https://shop.example/api/page-image/blog' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '600' },
    { property: 'og:image:alt', content: 'Блог: новости и практика' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]);
});

describe('pages of the knowledge base have pictures of their own', () => {
  const list = (fields: Partial<ArticleList>): ArticleList => ({
    ...{ first: '', href: '', page: 1, section: 'blog', title: '', kindName: '', description: '' },
    ...{ crumbs: [], links: [], cards: [], shows: [], ...fields },
  });

  test('a list, the same in all its parts', async () => {
    const { headOf } = await import('./knowledge-page');
    const part = { first: '/blog/practice', href: '/blog/practice/page/2', page: 2 };
    const named = { title: 'Практика', kindName: 'рубрика блога' };
    expect(headOf({ kind: 'list', shows: [], list: list({ ...part, ...named }) }).picture).toEqual({
      src: '/api/page-image/blog/practice',
      alt: 'Практика: рубрика блога',
    });
  });

  test('the map of topics', async () => {
    const { headOf } = await import('./knowledge-page');
    const page = {
      kind: 'map' as const,
      shows: [],
      map: { topics: [], series: [], levels: [] },
      list: list({}),
    };
    expect(headOf(page).picture.src).toBe('/api/page-image/tutorials');
  });

  test.each([
    [undefined, '/api/share-image/blog/first'],
    ['/assets/cover.jpg', '/assets/cover.jpg'],
  ])('an article with the cover %s', async (shareImage, src) => {
    const { headOf } = await import('./knowledge-page');
    const article = { title: 'Первая', address: '/blog/first', shareImage } as Article;
    const page = { kind: 'article' as const, article, tariffs: {}, shows: [] };
    const head = headOf(page as unknown as Parameters<typeof headOf>[0]);
    expect(head).toMatchObject({ isArticle: true, picture: { src, alt: 'Обложка статьи «Первая»' } });
  });
});
