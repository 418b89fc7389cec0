import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { authors, categories, experts, series, tags, topics } from '../seed/english/knowledge';
import { ownPages as englishOwnPages } from '../seed/english/own-pages';
import { services as englishServices } from '../seed/english/services';
import { banners as englishBanners, navigation, siteSettings } from '../seed/english/site';
import { solutions as englishSolutions } from '../seed/english/solutions';
import * as russian from '../seed/knowledge';
import type { SeededPage } from '../seed/seeded-page';
import { services } from '../seed/services';
import { banners, navigation as russianNavigation, siteSettings as russianSettings } from '../seed/site';
import { solutions } from '../seed/solutions';

const SEED = path.join(__dirname, '..', 'seed');
const CYRILLIC = /[а-яё]/i;

describe('the demonstration in English', () => {
  test('has every service and solution, in their order', () => {
    const slugs = (pages: readonly SeededPage[]) => pages.map(({ slug }) => slug);
    expect(slugs(englishServices)).toEqual(slugs(services));
    expect(slugs(englishSolutions)).toEqual(slugs(solutions));
  });

  test.each([...englishServices, ...englishSolutions].map((page): [string, SeededPage] => [page.slug, page]))(
    '%s is made of the blocks of the Russian page, with the same figures and choices',
    (slug, page) => {
      const original = [...services, ...solutions].find((one) => one.slug === slug);
      expect(page.blocks.map(shapeOf)).toEqual(original?.blocks.map(shapeOf));
    },
  );

  test.each(
    [...englishServices, ...englishSolutions, ...englishOwnPages].map(({ slug, ...page }) => [slug, page]),
  )('%s says nothing in Russian and fits into a search result', (_, page) => {
    const { seo_title, seo_description } = page as SeededPage;
    // A domain of the Russian zone is written as it is.
    expect(JSON.stringify(page).replace('.рф', '')).not.toMatch(CYRILLIC);
    expect(seo_title.length).toBeLessThanOrEqual(80);
    expect(seo_description.length).toBeLessThanOrEqual(175);
  });

  test('names everything in lists', () => {
    const paths = (entries: readonly { path: string }[]) => entries.map((entry) => entry.path).sort();
    expect(Object.keys(topics).sort()).toEqual(paths(russian.topics));
    expect(Object.keys(tags).sort()).toEqual(paths(russian.tags));
    expect(Object.keys(categories).sort()).toEqual(paths(russian.categories));
    expect(Object.keys(series).sort()).toEqual(paths(russian.series));
    expect(Object.keys(authors).sort()).toEqual(paths(russian.authors));
    expect(Object.keys(experts).sort()).toEqual(paths(russian.experts));
    expect(JSON.stringify([topics, tags, categories, series, authors, experts])).not.toMatch(CYRILLIC);
  });

  test('has every banner, and leads to English pages', () => {
    expect(englishBanners.map(({ type, place }) => [type, place])).toEqual(
      banners.map(({ type, place }) => [type, place]),
    );
    for (const { link } of englishBanners) expect(link).toMatch(/^\/en\//);
    expect(navigation.menu_links.map(({ href }) => href)).toEqual(
      russianNavigation.menu_links.map(({ href }) => `/en${href}`),
    );
    expect(Object.keys(siteSettings)).toEqual(Object.keys(russianSettings));
  });

  test('has five tutorials, at addresses of Russian ones', () => {
    const names = (folder: string) =>
      readdirSync(path.join(SEED, folder)).filter((name) => name.endsWith('.md'));
    const translated = names('english/articles');
    expect(translated).toHaveLength(5);
    expect(names('articles')).toEqual(expect.arrayContaining(translated));
  });
});

/** What of a block is no words. */
function shapeOf(block: SeededPage['blocks'][number]): unknown {
  return Object.entries(block).map(([field, value]) => {
    if (Array.isArray(value)) return [field, value.length];
    const isChoice = ['__component', 'product', 'group', 'banner_type', 'topic', 'amount', 'limit'].includes(
      field,
    );
    return isChoice || typeof value !== 'string' ? [field, value] : [field];
  });
}
