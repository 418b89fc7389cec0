import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_CONFIGURATORS } from '@vitrina/content-contract/default-taxonomy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnOne, type TestDatabase } from './databases';
import { at, get, post, query } from './requests';
import { type RunningCms, startCms } from './running-cms';

const SEED = path.resolve(import.meta.dirname, '..', 'seed', 'articles');
/** How many articles of the seed visitors see. */
const PUBLISHED = readdirSync(SEED).filter(
  (file) => file.endsWith('.md') && /^published: true$/m.test(readFileSync(path.join(SEED, file), 'utf8')),
).length;

describeOnOne('what the site reads', (create) => {
  let cms: RunningCms;
  let database: TestDatabase;

  beforeAll(async () => {
    database = await create();
    cms = await startCms({ ...database.variables, SEED: 'true' });
  });

  afterAll(async () => {
    await cms?.stop();
    await database?.remove();
  });

  test.each([
    'articles',
    'static-presets',
    'services',
    'pages',
    'site-settings',
    'navigation',
    'upload/files',
  ])('a stranger may not read /api/%s', async (name) => {
    const { status } = await get(`${cms.url}/api/${name}`, '');
    expect(status).toBe(401);
  });

  test('a stranger may not query', async () => {
    const { status, body } = await post(`${cms.url}/graphql`, { query: '{ articles { title } }' });
    expect(status).toBe(401);
    expect(at(body, 'data')).toBeNull();
  });

  test.each(['auth/local/register', 'auth/local', 'auth/forgot-password'])(
    'nobody signs up or logs in at /api/%s',
    async (name) => {
      const visitor = { username: 'visitor', email: 'visitor@vitrina.example', password: 'Visitor-1' };
      const { status } = await post(`${cms.url}/api/${name}`, visitor);
      expect(status).toBe(404);
    },
  );

  test('the site reads what is published, with everything a page needs', async () => {
    const { body } = await query(
      cms.url,
      `query Tutorial($url: String!) {
        articles(filters: { url: { eq: $url } }) {
          text topic { path parent { path } } tags { path } author { name }
          author_reviewed { gender } similar_tutorials { url topic { path } }
        }
      }`,
      { url: 'ssh-keys' },
    );
    expect(at(body, 'errors')).toBeUndefined();
    expect(at(body, 'data', 'articles', 0)).toMatchObject({
      text: expect.stringContaining('<h2>'),
      topic: { path: 'linux', parent: null },
      author_reviewed: { gender: 'female' },
      similar_tutorials: [{ url: 'nginx-https-ubuntu' }, { url: 'postgresql-backup' }],
    });
  });

  test('with an article comes where the others are that its page leads to', async () => {
    const placesOf = async (filters: object) => {
      const { body } = await query(
        cms.url,
        `query Places($filters: ArticleFiltersInput) {
          articles(filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { limit: 5 }) {
            documentId url title text text_articles articles_beside topic { path parent { path } }
          }
        }`,
        { filters },
      );
      expect(at(body, 'errors')).toBeUndefined();
      const articles = at(body, 'data', 'articles');
      if (!Array.isArray(articles)) throw new Error('no articles');
      return articles;
    };
    const addressOf = ({
      url,
      topic,
    }: {
      url: string;
      topic?: { path: string; parent?: { path: string } };
    }) =>
      ['', topic ? 'tutorials' : 'blog', topic?.parent?.path, topic?.path, url]
        .filter((part) => part !== undefined)
        .join('/');

    const [dns] = await placesOf({ url: { eq: 'dns-records' } });
    const linked = [...dns.text.matchAll(/data-article="(\w+)"/g)].map(([, id]) => id);
    expect(linked.length).toBeGreaterThan(2);
    expect(dns.text_articles.map(([id]: string[]) => id).sort()).toEqual([...new Set(linked)].sort());
    const [[id, address]] = dns.text_articles;
    const [first] = await placesOf({ documentId: { eq: id } });
    expect(address).toBe(addressOf(first));

    for (const [among, near] of [
      [
        { topic: { path: { eq: 'linux' } } },
        { topic: { or: [{ path: { eq: 'linux' } }, { parent: { path: { eq: 'linux' } } }] } },
      ],
      [{ topic: { path: { null: true } } }, { topic: { path: { null: true } } }],
    ]) {
      const [own] = await placesOf(among ?? {});
      const others = (await placesOf(near ?? {})).filter(({ url }) => url !== own.url).slice(0, 3);
      expect(others).toHaveLength(3);
      expect(own.articles_beside).toEqual(
        others.map(({ url, title, topic }) => [url, title, addressOf({ url, topic: topic ?? undefined })]),
      );
    }
  });

  test('a series names its published parts in their order, with the address of each', async () => {
    const { body } = await query(
      cms.url,
      '{ seriesList(filters: { path: { eq: "server-from-scratch" } }) { name parts } }',
      {},
    );
    expect(at(body, 'errors')).toBeUndefined();
    const parts = at(body, 'data', 'seriesList', 0, 'parts');
    expect(Array.isArray(parts) && parts.map(([url, , address]) => [url, address])).toEqual([
      ['first-steps-on-a-server', '/tutorials/linux/first-steps-on-a-server'],
      ['ssh-keys', '/tutorials/linux/ssh-keys'],
      ['ufw-basics', '/tutorials/security/firewall/ufw-basics'],
      ['fail2ban-ssh', '/tutorials/security/firewall/fail2ban-ssh'],
      ['automatic-updates', '/tutorials/security/automatic-updates'],
    ]);
  });

  test('the constants of selling are the decided ones', async () => {
    const { body } = await query(
      cms.url,
      `{ commerceSettings { floating_ip_price cpu_limit min_ram_per_core_gb
           configurator_rules { configurator_id min_ram_per_core_gb } payment_periods { code multiplier } } }`,
    );
    expect(at(body, 'data', 'commerceSettings')).toEqual({
      floating_ip_price: 180,
      cpu_limit: 16,
      min_ram_per_core_gb: 1,
      configurator_rules: DEFAULT_CONFIGURATORS.map(({ configurator_id, min_ram_per_core_gb = null }) => ({
        configurator_id,
        min_ram_per_core_gb,
      })),
      payment_periods: [
        { code: 'P1M', multiplier: 1 },
        { code: 'P3M', multiplier: 0.97 },
        { code: 'P6M', multiplier: 0.95 },
        { code: 'P1Y', multiplier: 0.9 },
      ],
    });
  });

  test('the shell of the site is read in one query: its links, and all services in the order of the menu', async () => {
    const { body } = await query(
      cms.url,
      `{ siteSettings { brand_name } navigation { menu_links { label href } }
         footer { footer_columns { title links { label href } } }
         services(sort: ["position:asc", "name:asc"], pagination: { limit: 100 }) { kind slug menu_text } }`,
    );
    expect(at(body, 'errors')).toBeUndefined();
    expect(at(body, 'data', 'navigation', 'menu_links', 1)).toEqual({
      label: 'Инструкции',
      href: '/tutorials',
    });
    expect(at(body, 'data', 'footer', 'footer_columns')).toHaveLength(5);
    const services = at(body, 'data', 'services');
    const of = (kind: string) =>
      Array.isArray(services) ? services.filter((service) => service.kind === kind) : [];
    expect(of('service').map(({ slug }) => slug)).toEqual([
      'cloud-servers',
      'databases',
      's3',
      'load-balancers',
      'kubernetes',
      'dedicated-servers',
      'apps',
      'ai-servers',
      'gpu',
      'reservedcloud',
    ]);
    expect(of('solution').map(({ slug }) => slug)).toEqual([
      'mail',
      'for-business',
      'daas',
      '152fz',
      'cloud-migration',
    ]);
  });

  test('a page of blocks is read in one query, with the topic that a block refers to', async () => {
    const { body } = await query(
      cms.url,
      `{ pages(filters: { slug: { eq: "ai-help" } }) { title blocks { __typename ... on ComponentBlocksHero { title } } }
         services(filters: { slug: { eq: "databases" } }) {
           blocks { ... on ComponentBlocksRelatedTutorials { topic { path } } } } }`,
    );
    expect(at(body, 'errors')).toBeUndefined();
    expect(at(body, 'data', 'pages', 0, 'blocks', 0)).toEqual({
      __typename: 'ComponentBlocksHero',
      title: expect.any(String),
    });
    expect(at(body, 'data', 'services', 0, 'blocks')).toContainEqual({ topic: { path: 'databases' } });
  });

  test('a draft is in no list and at no address', async () => {
    const { body } = await query(
      cms.url,
      '{ articles(pagination: { limit: 100 }) { url } draft: articles(filters: { url: { eq: "draft-example" } }) { url } }',
    );
    expect(at(body, 'data', 'articles')).toHaveLength(PUBLISHED);
    expect(at(body, 'data', 'draft')).toEqual([]);
    const rest = await get(`${cms.url}/api/articles?filters[url][$eq]=draft-example`);
    expect(at(rest.body, 'data')).toEqual([]);
  });

  test.each([
    ['an argument', '{ articles(status: DRAFT) { title } }', {}],
    [
      'a variable',
      'query ($version: PublicationStatus) { articles(status: $version) { title } }',
      { version: 'DRAFT' },
    ],
    ['a default', 'query ($version: PublicationStatus = DRAFT) { articles(status: $version) { title } }', {}],
    ['another filter', '{ articles(publicationFilter: NEVER_PUBLISHED) { title } }', {}],
    ['the older filter', '{ articles(hasPublishedVersion: false) { title } }', {}],
    ['a fragment', '{ ...Drafts } fragment Drafts on Query { articles(status: DRAFT) { title } }', {}],
    ['another type', '{ services(status: DRAFT) { name } }', {}],
    ['a type without drafts', '{ authors(status: DRAFT) { name } }', {}],
  ])('a query may not ask for drafts by %s', async (_way, text, variables) => {
    const { status, body } = await query(cms.url, text, variables);
    expect(status).toBe(403);
    expect(at(body, 'errors', 0, 'extensions', 'code')).toBe('FORBIDDEN');
    expect(at(body, 'data') ?? null).toBeNull();
  });

  test('a query may say that it wants what is published', async () => {
    const { body } = await query(
      cms.url,
      '{ articles(status: PUBLISHED, pagination: { limit: 100 }) { url } }',
    );
    expect(at(body, 'data', 'articles')).toHaveLength(PUBLISHED);
  });

  test.each([
    ['status=draft', 403],
    ['publicationFilter=modified', 403],
    ['hasPublishedVersion=false', 403],
    ['populate[similar_tutorials][status]=draft', 400],
    ['populate[image][populate][related]=*', 400],
  ])('REST may not ask for drafts by ?%s', async (search, expected) => {
    const { status, body } = await get(`${cms.url}/api/articles?${search}`);
    expect(status).toBe(expected);
    expect(at(body, 'data')).toBeNull();
  });

  test('REST may not walk from article to article without end', async () => {
    const way = '[similar_tutorials][populate]'.repeat(4);
    const { status } = await get(`${cms.url}/api/articles?populate${way}=*`);
    expect(status).toBe(400);
  });

  test('the site may not upload or delete files', async () => {
    const { body } = await query(cms.url, 'mutation { deleteUploadFile(id: 1) { name } }');
    expect(at(body, 'errors', 0, 'extensions', 'code')).toBe('FORBIDDEN');
    expect((await get(`${cms.url}/api/upload/files`)).status).toBe(403);
  });

  test.each([
    ['too deep', '{ topics { parent { parent { parent { parent { parent { parent { path } } } } } } } }'],
    ['with many aliases', `{ ${[...Array(30).keys()].map((n) => `a${n}: tags { path }`).join(' ')} }`],
    ['with many fields', `{ articles { ${'title url text '.repeat(1200)} } }`],
    ['of lists within lists', '{ articles { similar_tutorials { similar_tutorials { title } } } }'],
    [
      'of lists hidden in fragments',
      `{ articles { ...First } } fragment First on Article { similar_tutorials { ...Second } }
       fragment Second on Article { similar_tutorials { title } }`,
    ],
    ['about the schema', '{ __schema { types { name } } }'],
  ])('a query %s is refused before it reads anything', async (_what, text) => {
    const { status, body } = await query(cms.url, text);
    expect(status).toBe(400);
    expect(at(body, 'errors', 0, 'message')).toEqual(expect.any(String));
    expect(at(body, 'data')).toBeUndefined();
  });
});
