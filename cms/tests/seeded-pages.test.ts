import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { topics } from '../seed/knowledge';
import type { SeededBlock, SeededPage } from '../seed/seeded-page';
import { services } from '../seed/services';
import { banners } from '../seed/site';
import { solutions } from '../seed/solutions';

const FOLDER = path.join(__dirname, '../seed/pages');
const pages = await Promise.all(readdirSync(FOLDER).map(readPage));
const bySlug = pages.map((page): [string, SeededPage] => [page.slug, page]);
const sitePaths = knownPaths();

/** Languages of code that the pages are written in; all of them are known to the highlighter of the site. */
const LANGUAGES = ['bash', 'nginx', 'powershell', 'python', 'sql', 'yaml'];
/** A shorter sentence may be a usual turn of speech. */
const LONG_SENTENCE = 60;

describe.each(bySlug)('the page %s', (slug, page) => {
  test('stands in a file of its own address', () => {
    expect(readdirSync(FOLDER)).toContain(`${slug}.ts`);
  });

  test('begins with its only hero, of up to four facts', () => {
    const heroes = ofKind(page, 'blocks.hero');
    expect(heroes).toHaveLength(1);
    expect(page.blocks[0]).toBe(heroes[0]);
    expect(heroes[0]?.facts?.length ?? 0).toBeLessThanOrEqual(4);
  });

  test('fits into a search result', () => {
    expect(page.seo_title.length).toBeGreaterThanOrEqual(45);
    expect(page.seo_title.length).toBeLessThanOrEqual(65);
    expect(page.seo_description.length).toBeGreaterThanOrEqual(120);
    expect(page.seo_description.length).toBeLessThanOrEqual(160);
  });

  test('leads to addresses that exist', () => {
    expect(linksOf(page).filter((href) => !href.startsWith('https://') && !sitePaths.has(href))).toEqual([]);
  });

  test('refers to a banner that is shown here and leads elsewhere, and to topics there are', () => {
    for (const { banner_type } of ofKind(page, 'blocks.banner')) {
      const shown = banners.filter(({ type, place }) => type === banner_type && place === 'services');
      expect(shown).toHaveLength(1);
      expect(shown[0]?.link.endsWith(`/${slug}`)).toBe(false);
    }
    const known = topics.map((topic) => topic.path);
    for (const { topic } of ofKind(page, 'blocks.related-tutorials')) expect(known).toContain(topic);
  });

  test('shows code in a language that is highlighted', () => {
    for (const { language } of ofKind(page, 'blocks.code')) expect(LANGUAGES).toContain(language);
  });

  test.each([
    ['straight quotes', /["']/],
    ['double spaces', / {2}/],
    ['a hyphen for a dash', /\s-\s/],
    ['three dots for an ellipsis', /\.{3}/],
    ['markup', /<\/?[a-z]/i],
    ['a unit on another line than its figure', /\d (?:[ГТМК]Б|ГГц|[МГ]бит|ядер|ядр|₽|%|млрд)/],
    ['thousands on different lines', /\d \d{3}(?!\d)/],
    ['a capital «вы»', /\p{Ll},? В(?:ы|ас|ам|аш\p{L}*)(?!\p{L})/u],
    ['space at an end', /^\s|\s$/],
  ])('has no %s in its text', (_what, fault) => {
    expect(proseOf(page).filter((text) => fault.test(text))).toEqual([]);
  });
});

describe('the banners', () => {
  const { attributes } = JSON.parse(
    readFileSync(path.join(__dirname, '../src/api/site/content-types/banner/schema.json'), 'utf8'),
  );

  test.each<string>(attributes.place.enum)('have one at the place %s', (place) => {
    expect(banners.some((banner) => banner.place === place)).toBe(true);
  });

  // The grant stands on the home page.
  const onPages: string[] = attributes.type.enum.filter((type: string) => type !== 'migration-grant');
  test.each(onPages)('of the type %s are one on the pages of services, which has a page', (type) => {
    expect(banners.filter((banner) => banner.place === 'services' && banner.type === type)).toHaveLength(1);
    const shown = pages.flatMap((page) => ofKind(page, 'blocks.banner'));
    expect(shown.map(({ banner_type }) => banner_type)).toContain(type);
  });
});

describe('the pages together', () => {
  test.each(['name', 'slug', 'seo_title', 'seo_description'] as const)('have a %s each', (field) => {
    const values = pages.map((page) => page[field]);
    expect(new Set(values).size).toBe(values.length);
  });

  test('say nothing twice', () => {
    const said = pages.flatMap(proseOf).flatMap(longSentences);
    expect(said.filter((sentence, place) => said.indexOf(sentence) !== place)).toEqual([]);
  });

  test('are not of one pattern', () => {
    const patterns = pages.map(({ blocks }) => blocks.map(({ __component }) => __component).join(' '));
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  test('are all the services and solutions there are', () => {
    const slugs = pages.map(({ slug }) => slug);
    for (const { slug } of [...services, ...solutions]) expect(slugs).toContain(slug);
  });
});

async function readPage(file: string): Promise<SeededPage> {
  const { page }: { page: SeededPage } = await import(path.join(FOLDER, file));
  return page;
}

/** Every address of the site that needs nothing but the seed; a page of neither section has an address of its own. */
function knownPaths(): Set<string> {
  const inServices = services.map(({ slug }) => `/services/${slug}`);
  const inSolutions = solutions.map(({ slug }) => `/solutions/${slug}`);
  const inSections = [...services, ...solutions].map(({ slug }) => slug);
  const own = pages.filter(({ slug }) => !inSections.includes(slug)).map(({ slug }) => `/${slug}`);
  const screens = [
    '/',
    '/services',
    '/solutions',
    '/tutorials',
    '/registration',
    '/kubernetes/create-cluster',
  ];
  return new Set([...screens, ...inServices, ...inSolutions, ...own]);
}

type Kind = SeededBlock['__component'];

function ofKind<K extends Kind>(page: SeededPage, kind: K) {
  return page.blocks.filter((block): block is Extract<SeededBlock, { __component: K }> => {
    return block.__component === kind;
  });
}

function linksOf(page: SeededPage): string[] {
  const links = ofKind(page, 'blocks.hero').flatMap((hero) => hero.links ?? []);
  const contacts = ofKind(page, 'blocks.contact').flatMap(({ href }) => (href ? [href] : []));
  return [...links.map(({ href }) => href), ...contacts];
}

const NOT_PROSE = [
  '__component',
  'code',
  'language',
  'href',
  'product',
  'group',
  'banner_type',
  'topic',
  'slug',
];

/** Everything of a page that a visitor reads as Russian text. */
function proseOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(proseOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (NOT_PROSE.includes(key) ? [] : proseOf(inner)));
}

function longSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > LONG_SENTENCE);
}
