import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { byNight, byNightBut } from './by-night';

const ARTICLE = '/tutorials/linux/ssh-keys';
/** Kept out of search engines by its editor. */
const HIDDEN = '/blog/sale-of-the-year';
/** One of each kind. */
const SHARED = [
  ...['/', '/services', '/services/databases', '/solutions', '/ai-help', '/kubernetes/create-cluster'],
  ...['/blog', '/blog/practice', '/tutorials', '/tutorials/linux', '/tutorials/tag/ssh'],
  ...['/tutorials/authors/ilya-somov', '/tutorials/experts/marina-orlova', ARTICLE],
];

test('robots are led to the map of the site, which names every page that may be found', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const robots = await (await request.get('/robots.txt')).text();
  const [, map = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const parts = locations((await xmlAt(request, map)).sitemapindex.sitemap);
  expect(parts.map(pathOf)).toEqual(
    ['', '/en'].flatMap((language) => [
      `${language}/sitemap/pages.xml`,
      `${language}/sitemap/articles-1.xml`,
    ]),
  );
  const [pages, articles, inEnglish, articlesInEnglish] = await Promise.all(
    parts.map((part) => xmlAt(request, part)),
  );
  const listed = locations(pages.urlset.url);
  expect(listed.map(pathOf)).toEqual(
    expect.arrayContaining(['/', '/services/cloud-servers', '/tutorials/linux', '/blog/practice']),
  );
  const english = locations(inEnglish.urlset.url);
  expect(english.map(pathOf)).toEqual(expect.arrayContaining(['/en', '/en/services/cloud-servers']));
  expect(english.map(pathOf).filter((address) => !/^\/en(?:\/|$)/.test(address))).toEqual([]);
  expect(locations(articlesInEnglish.urlset.url).length).toBeGreaterThanOrEqual(5);
  for (const page of oneOfEachFolder([...listed, ...english]))
    expect((await request.get(page)).status(), page).toBe(200);

  const written = articles.urlset.url as { loc: string; lastmod: string; 'image:image'?: object }[];
  expect(written.length).toBeGreaterThan(30);
  expect(written.find(({ loc }) => pathOf(loc) === ARTICLE)).toMatchObject({
    ...{ lastmod: expect.stringMatching(/^2026-06-03T/), 'image:image': expect.anything() },
  });
  expect(written.map(({ loc }) => pathOf(loc))).not.toContain(HIDDEN);
  expect((await request.get(HIDDEN)).status()).toBe(200);
  const long = 'a'.repeat(1_500);
  for (const none of [`/blog/${long}.md`, `/blog/${long}/rss.xml`, `/blog/${long}`])
    expect((await request.get(none)).status(), none.slice(-12)).toBe(404);
  for (const none of ['/sitemap/articles-2.xml', '/sitemap/articles-0.xml', '/sitemap/moon.xml'])
    expect((await request.get(none)).status(), none).toBe(404);
});

test(
  'every page that the map names is there',
  byNight('get-sitemap.test.ts', 'read-by-machines.spec.ts: robots are led to the map'),
  async ({ request }) => {
    test.setTimeout(180_000);
    for (const part of ['/sitemap/pages.xml', '/en/sitemap/pages.xml'])
      for (const page of locations((await xmlAt(request, part)).urlset.url))
        expect((await request.get(page)).status(), page).toBe(200);
  },
);

test('each list has feeds, by which readers hear of what is new', async ({ page, request }) => {
  const lists = ['/tutorials', '/blog', '/blog/practice', '/tutorials/linux', '/tutorials/tag/ssh'];
  for (const list of [...lists, '/tutorials/authors/ilya-somov']) {
    await page.goto(list);
    const feed = page.locator('link[rel=alternate][type="application/rss+xml"]');
    await expect(feed).toHaveAttribute('href', `${list}/rss.xml`);
    const { channel } = (await xmlAt(request, `${list}/rss.xml`)).rss;
    expect(pathOf(channel.link)).toBe(list);
    expect(channel.item, list).toBeDefined();
    const { entry } = (await xmlAt(request, `${list}/atom.xml`)).feed;
    expect([entry].flat()[0].id).toBe([channel.item].flat()[0].link);
  }
  await page.getByRole('link', { name: 'Новое в этом списке по RSS' }).scrollIntoViewIfNeeded();
  for (const none of ['/tutorials/moon/rss.xml', `${ARTICLE}/rss.xml`, '/tutorials/page/2/rss.xml'])
    expect((await request.get(none)).status(), none).toBe(404);

  const everything = await request.get('/rss.xml');
  expect(everything.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const again = await request.get('/rss.xml', {
    headers: { 'if-none-match': everything.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('an article is copied as Markdown, and stands under its own address with .md', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: 'Скопировать как Markdown' }).click();
  await expect(page.getByText('Статья скопирована как Markdown')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const twin = await page.request.get(`${ARTICLE}.md`);
  expect(twin.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(twin.headers()['x-robots-tag']).toBe('noindex');
  expect(copied).toBe(await twin.text());
  expect(copied).toMatch(/^# Как подключиться к облачному серверу по SSH-ключу/);
  expect(copied).toContain('\n## Шаг 1. Создайте ключ\n');
  expect(copied).toContain('\n```bash\nssh-keygen -t ed25519');
  expect(copied).not.toMatch(/<\/?(div|aside|span|pre)\b/);
  // What leads to pages of the site leads there from anywhere.
  expect(copied).not.toMatch(/\]\(\//);
  expect((await page.request.get('/tutorials/linux/moon.md')).status()).toBe(404);
  expect((await page.request.get('/blog/ssh-keys.md')).status()).toBe(404);
});

test('a copy that cannot be had is said to be none', async ({ page }) => {
  await page.route('**/*.md', (route) => route.abort());
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: 'Скопировать как Markdown' }).click();
  await expect(page.getByText('Не получилось скопировать, попробуйте ещё раз')).toBeVisible();
});

test('language models find a text about the site that leads to Markdown', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => address);
  expect(links.length).toBeGreaterThan(40);
  const [article = ''] = links.filter((link) => link.endsWith('.md'));
  expect((await request.get(article)).ok()).toBe(true);
  expect(text).not.toContain(HIDDEN);
});

for (const [what, addresses] of [
  ['a page, a list and an article are', ['/', '/services/databases', '/tutorials/linux', ARTICLE]],
  ['every kind of page is', SHARED],
] as const)
  test(
    `${what} shared with a picture of its own`,
    byNightBut(addresses !== SHARED, 'get-picture-subject.test.ts', 'share-tags.test.ts'),
    async ({ page, request }) => {
      test.setTimeout(120_000);
      const pictures = new Set<string>();
      for (const address of addresses) {
        await page.goto(address);
        const said = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
        const picture = String(await said('image'));
        pictures.add(picture);
        const answer = await request.get(picture);
        expect(answer.status(), address).toBe(200);
        expect(answer.headers()['content-type'], address).toMatch(/^image\/(?:png|jpeg)$/);
        expect([await said('image:width'), await said('image:height')], address).toEqual(['1200', '600']);
        expect(await said('image:alt'), address).toMatch(/.{3}/);
        await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
          'content',
          'summary_large_image',
        );
      }
      expect(pictures.size).toBe(addresses.length);
    },
  );

test('pages say to search engines what they are', async ({ page }) => {
  await page.goto(ARTICLE);
  expect(await thingsOn(page)).toMatchObject([
    {
      ...{ '@type': 'TechArticle', headline: expect.any(String), datePublished: '2026-02-10T09:00:00.000Z' },
      author: { '@type': 'Person', url: expect.stringMatching(/\/tutorials\/authors\/ilya-somov$/) },
    },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] },
  ]);
  await page.goto('/tutorials/authors/ilya-somov');
  expect(await thingsOn(page)).toMatchObject([
    { '@type': 'BreadcrumbList' },
    { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Илья Сомов' } },
  ]);
  await page.goto('/services/databases');
  expect((await thingsOn(page)).map((thing) => thing['@type'])).toContain('FAQPage');
});

async function thingsOn(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

async function xmlAt(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  const text = await answer.text();
  expect(XMLValidator.validate(text), address).toBe(true);
  return new XMLParser({ ignoreAttributes: false }).parse(text);
}

function oneOfEachFolder(addresses: readonly string[]): string[] {
  return [
    ...new Map(addresses.map((address) => [address.slice(0, address.lastIndexOf('/')), address])).values(),
  ];
}

function locations(entries: { loc: string } | { loc: string }[]): string[] {
  return [entries].flat().map(({ loc }) => loc);
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}
