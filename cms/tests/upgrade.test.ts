import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { knownReleases } from '../../scripts/releases/known-releases.mjs';
import { ROOT } from '../../scripts/toolchain.mjs';
import { isNight } from './by-night';
import { askDatabase, describeOnBothByNight, sqlite, type TestDatabase } from './databases';
import { at, get, logIn, query } from './requests';
import { DEMO_PASSWORD, startCms, type Variables } from './running-cms';

// Each brings a whole database up to date, and starts the CMS once more.
vi.setConfig({ testTimeout: 240_000 });

/** What is known of them by the same words in both, and read as the site reads it. */
const SERVED = `{
  articles(sort: "url") { title url text topic { path parent { path } } category { path } author { name bio } tags { name } seo_title comment_invitation }
  services { name slug menu_text seo_title blocks { ... on ComponentBlocksFaq { title questions { question answer } } } }
  pages { title slug } banners { title text place link priority audience }
  siteSettings { brand_name tagline phone } navigation { menu_links { label href } }
  footer { legal_details footer_columns { title links { label href } } }
  commerceSettings { floating_ip_price cpu_limit payment_periods { code multiplier } retired_presets { preset_id successor_id } }
  staticPresets(sort: "code") { code price preset_id configurator_id }
  redirects(sort: "from") { from to redirect_kind } }`;

const SHOP = {
  services: [
    {
      ...{ name: 'Облачные серверы', slug: 'cloud-servers', menu_text: 'Серверы', seo_title: 'Облако' },
      blocks: [
        {
          title: 'Вопросы',
          questions: [{ question: 'Сколько стоит?', answer: 'Столько, сколько работает.' }],
        },
      ],
    },
  ],
  pages: [{ title: 'О нас', slug: 'about' }],
  siteSettings: { brand_name: 'Облако Анны', tagline: 'Серверы за минуту', phone: '+7 800 555-35-35' },
  navigation: {
    menu_links: [
      { label: 'Тарифы', href: '/services/cloud-servers#tariffs' },
      { label: 'Инструкции', href: '/tutorials' },
    ],
  },
  footer: {
    legal_details: 'ООО «Витрина», ИНН 7700000000',
    footer_columns: [{ title: 'Аккаунт', links: [{ label: 'Войти', href: '/registration' }] }],
  },
  commerceSettings: {
    ...{ floating_ip_price: 175, cpu_limit: 12 },
    payment_periods: [
      { code: 'P1M', multiplier: 1 },
      { code: 'P3M', multiplier: 0.97 },
      { code: 'P6M', multiplier: 0.95 },
      { code: 'P1Y', multiplier: 0.9 },
    ],
    retired_presets: [{ preset_id: '3', successor_id: '4' }],
  },
  // Neither said what of the provider it sells.
  staticPresets: [
    { code: 'dedicated-msk-1', price: 2330, preset_id: '4823', configurator_id: null },
    { code: 'frankfurt-second-1', price: 310, preset_id: null, configurator_id: '79' },
  ],
};

const article = (url: string) => ({
  ...{ title: 'Как поставить nginx', url, seo_title: 'nginx на Linux', comment_invitation: true },
  text: '<h2>Установка</h2><p>Выполните <code>apt-get install nginx</code>.</p><ul><li>Проверьте порт 80</li></ul>',
  ...{ topic: { path: 'linux', parent: { path: 'servers' } }, category: null, tags: [{ name: 'nginx' }] },
  author: { name: 'Анна Белова', bio: 'Пишет о серверах с 2012 года.' },
});
const NEWS = {
  ...{ title: 'Новый дата-центр', url: 'new-data-centre', text: '<p>Мы открылись во Франкфурте.</p>' },
  ...{ topic: null, category: { path: 'news' }, tags: [], seo_title: null, comment_invitation: true },
  author: { name: 'Анна Белова', bio: 'Пишет о серверах с 2012 года.' },
};
const banner = (audience: string) => ({
  ...{
    title: 'Переезд в облако',
    text: 'Поможем',
    place: 'home',
    link: '/services/cloud-servers',
    priority: 5,
  },
  audience,
});

const VERSIONS = [
  {
    version: 'first',
    shop: {
      ...SHOP,
      articles: [article('install-nginx'), NEWS],
      banners: [banner('everyone')],
      redirects: [],
    },
  },
  {
    version: 'first-with-redirects',
    shop: {
      ...SHOP,
      articles: [NEWS, article('nginx')],
      banners: [banner('guests')],
      redirects: [
        { from: '/old-nginx', to: '/tutorials/linux/install-nginx', redirect_kind: 'permanent' },
        { from: '/sale', to: 'https://example.com/sale', redirect_kind: 'temporary' },
        {
          ...{ from: '/tutorials/servers/linux/install-nginx', to: '/tutorials/servers/linux/nginx' },
          redirect_kind: 'permanent',
        },
      ],
    },
  },
];

/** Moved to entries of their own, and the shop above says that they arrived; or said in code, and written anew by each start. */
const MOVED = ['site_settings.legal_details', 'site_settings_cmps', 'admin_roles.description'];

/** Whole numbers in earlier versions, and texts since providers may have words for them. */
const IDENTIFIERS = ['preset_id', 'successor_id', 'configurator_id'];

describeOnBothByNight('a database that an earlier version has written', (open) => {
  // The last holds all that those before it do.
  test.each(isNight ? VERSIONS : VERSIONS.slice(-1))(
    'the $version: is served whole, and no row of it is lost',
    async ({ version, shop }) => {
      const database = await open();
      await fill(database, version);
      const before = await contentOf(database.variables);
      expect(before.get('articles')).toHaveLength(5);
      const variables = { ...database.variables, VITRINA_DEMO: 'true', DEMO_PASSWORD };
      let cms = await startCms(variables);
      try {
        const { body } = await query(cms.url, SERVED);
        expect(at(body, 'errors')).toBeUndefined();
        expect(at(body, 'data')).toEqual(shop);
        expect(lostOf(before, await contentOf(database.variables))).toEqual([]);

        // People are known, and drafts wait for them.
        const editor = await logIn(cms.url, 'editor@vitrina.example', DEMO_PASSWORD);
        const draft = await get(
          `${cms.url}/content-manager/collection-types/api::knowledge.article?filters[url][$eq]=not-ready`,
          editor,
        );
        expect(at(draft.body, 'results', 0, 'title')).toBe('Ещё не готово');
        expect(at(draft.body, 'results', 0, 'status')).toBe('draft');

        // The second start finds nothing left to do; with every change one version is asked for it.
        if (version !== VERSIONS[0]?.version && !isNight) return;
        await cms.stop();
        const upgraded = await contentOf(database.variables);
        cms = await startCms(variables);
        const again = await contentOf(database.variables);
        expect([lostOf(upgraded, again), lostOf(again, upgraded)]).toEqual([[], []]);
        expect(at((await query(cms.url, SERVED)).body, 'data')).toEqual(shop);
      } finally {
        await cms.stop();
        await database.remove();
      }
    },
  );
});

const present: string = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).version;
/** Of the present version nobody has a database to move yet: `npm run try:upgrade -- --keep` leaves it for the next. */
const released = knownReleases()
  .map(({ version }) => version)
  .filter((version) => version !== present || hasDatabase(version));

/** What the shop of the rehearsal has besides the content of the demonstration (`scripts/upgrade/adopted-shop.mjs`). */
const ADOPTED = `{
  siteSettings { brand_name tagline phone accent_colour }
  pages(filters: { slug: { eq: "about-polus" } }) { title }
  articles(filters: { url: { eq: "polus-nginx" } }) { title topic { path } }
  redirects(filters: { from: { eq: "/old-about" } }) { to }
  commerceSettings { floating_ip_price cpu_limit } }`;

test('there is a database of every release, but of the one that is just made', () => {
  expect(released.length).toBeGreaterThan(0);
  expect(released.filter((version) => !hasDatabase(version))).toEqual([]);
});

describe('a database of a release', () => {
  test.each(released)('%s: a shop of its own is served whole, and no row of it is lost', async (version) => {
    const database = await sqlite();
    await fillReleased(database, version);
    const before = await contentOf(database.variables);
    expect([before.get('requests')?.length, before.get('order_histories')?.length]).not.toContain(0);
    const cms = await startCms(database.variables);
    try {
      const { body } = await query(cms.url, ADOPTED);
      expect(at(body, 'errors')).toBeUndefined();
      expect(at(body, 'data')).toEqual({
        siteSettings: {
          ...{ brand_name: 'Полюс', tagline: 'Серверы за минуту' },
          ...{ phone: '+7 800 555-35-35', accent_colour: '#0b62c4' },
        },
        pages: [{ title: 'О Полюсе' }],
        articles: [{ title: 'Как поставить nginx на Полюсе', topic: { path: 'linux' } }],
        redirects: [{ to: '/about-polus' }],
        commerceSettings: { floating_ip_price: 195, cpu_limit: 14 },
      });
      expect(lostOf(before, await contentOf(database.variables))).toEqual([]);
    } finally {
      await cms.stop();
      await database.remove();
    }
  });
});

function databaseFile(version: string): string {
  return path.join(import.meta.dirname, 'earlier', `${version}.sqlite.db.gz`);
}

function hasDatabase(version: string): boolean {
  return existsSync(databaseFile(version));
}

async function fillReleased({ variables }: TestDatabase, version: string): Promise<void> {
  const store = gunzipSync(await readFile(databaseFile(version)));
  await writeFile(String(variables.DATABASE_FILENAME), store);
}

async function fill({ variables }: TestDatabase, version: string): Promise<void> {
  const kind = variables.DATABASE_URL === undefined ? 'sqlite' : 'postgres';
  const file = path.join(import.meta.dirname, 'earlier', `${version}.${kind}.sql`);
  const statements = await readFile(file, 'utf8');
  if (kind === 'sqlite') {
    const store = new Sqlite(String(variables.DATABASE_FILENAME));
    // Tables stand there in the order of their names.
    store.pragma('foreign_keys = OFF');
    store.exec(statements);
    store.close();
    return;
  }
  const client = new pg.Client({ connectionString: variables.DATABASE_URL });
  await client.connect();
  await client.query(statements);
  await client.end();
}

type Row = Record<string, unknown>;

/** All that people have written, by its table: entries, and the parts and the relations they consist of. */
async function contentOf(variables: Variables): Promise<Map<string, Row[]>> {
  const tables = await askDatabase(
    variables,
    variables.DATABASE_URL === undefined
      ? "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"
      : "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  const content = new Map<string, Row[]>();
  for (const name of tables.map((table) => String(table.name)))
    if (!/^(strapi|admin_perm|i18n|sqlite|article_search|access_|site_notices)/.test(name)) {
      const rows = await askDatabase(variables, `SELECT * FROM "${name}"`);
      content.set(
        name,
        rows.toSorted((one, other) => Number(one.id) - Number(other.id)),
      );
    }
  return content;
}

/** What stood there before and does not stand there now, in the same row or at all. */
function lostOf(before: Map<string, Row[]>, after: Map<string, Row[]>): string[] {
  const lost: string[] = [];
  for (const [table, rows] of before) {
    if (MOVED.includes(table) || rows.length === 0) continue;
    // A table whose rows have no number knows them by all that stands in them.
    const keyOf = (row: Row) => row.id ?? JSON.stringify(row);
    const now = new Map((after.get(table) ?? []).map((row) => [keyOf(row), row]));
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) {
        const place = `${table}.${column}`;
        if (value === null || MOVED.includes(place) || column === 'updated_at') continue;
        const is = now.get(keyOf(row))?.[column];
        const wanted = IDENTIFIERS.includes(column) ? String(value) : value;
        if (JSON.stringify(is) !== JSON.stringify(wanted))
          lost.push(`${place} of ${String(row.id)}: ${JSON.stringify(value)} is ${JSON.stringify(is)}`);
      }
  }
  return lost;
}
