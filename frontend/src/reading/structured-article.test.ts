import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Article } from '~/features/knowledge/get-article';
import { inLanguage } from '~/testing/in-language';
import { stubEnv } from '~/testing/stub-env';

beforeEach(() => {
  stubEnv();
  vi.stubEnv('SITE_URL', 'https://shop.example');
});

test.each(['ru', 'en'] as const)(
  'search engines are told that an article is written in %s',
  async (language) => {
    const { StructuredArticle } = await import('./structured-article');
    const article = {
      title: 'Disks',
      address: '/blog/disks',
      section: 'blog',
      tags: [],
    } as unknown as Article;
    const told = inLanguage(language, () =>
      renderToStaticMarkup(createElement(StructuredArticle, { article, brand: 'Vitrina' })),
    );
    expect(told).toContain(`"inLanguage":"${language}"`);
  },
);
