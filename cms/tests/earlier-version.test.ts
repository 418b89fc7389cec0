import path from 'node:path';
import {
  DEFAULT_CONFIGURATORS,
  DEFAULT_FAMILIES,
  DEFAULT_LOCATIONS,
} from '@vitrina/content-contract/default-taxonomy';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { at, query } from './requests';
import { prepare, startCms, temporaryFolder, type Variables } from './running-cms';
import { createDatabase, postgresFault } from './test-postgres';

const fault = await postgresFault();
const mustRun = process.env.CI === 'true';
if (fault !== undefined && !mustRun) process.stderr.write(`Upgrades are tested on SQLite only: ${fault}.\n`);

describe('a database of an earlier version', { timeout: 240_000 }, () => {
  test('keeps its menu, footer, banners and cards on SQLite', async () => {
    const { folder, remove } = await temporaryFolder();
    const filename = path.join(folder, 'data.db');
    const withoutDrafts = (uid: string) => `UPDATE strapi_core_store_settings
      SET value = json_set(value, '$."${uid}".options.draftAndPublish', json('false')) WHERE key = '${KNOWN_TYPES}';`;
    await expectAllKept({ DATABASE_FILENAME: filename }, withoutDrafts, async (statements) => {
      const database = new Sqlite(filename);
      database.exec(statements);
      database.close();
    });
    const database = new Sqlite(filename, { readonly: true });
    expect(database.prepare(DRAFTS).all()).toEqual(GIVEN_DRAFTS);
    expect(database.prepare(FOUND_BY).all()).toEqual(READ_ONCE);
    database.close();
    await remove();
  });

  test.skipIf(fault !== undefined && !mustRun)('keeps them on PostgreSQL', async () => {
    const { url, drop } = await createDatabase();
    const withoutDrafts = (uid: string) => `UPDATE strapi_core_store_settings
      SET value = jsonb_set(value::jsonb, '{${uid},options,draftAndPublish}', 'false')::text WHERE key = '${KNOWN_TYPES}';`;
    const client = new pg.Client({ connectionString: url });
    await expectAllKept(
      { DATABASE_CLIENT: 'postgres', DATABASE_URL: url },
      withoutDrafts,
      async (statements) => {
        // Not before: a database in which somebody is cannot be filled by a copy.
        await client.connect();
        await client.query(statements);
      },
    );
    const { rows } = await client.query(DRAFTS);
    expect(rows.map((row) => ({ ...row, drafts: Number(row.drafts) }))).toEqual(GIVEN_DRAFTS);
    expect((await client.query(FOUND_BY)).rows).toEqual(READ_ONCE);
    await client.end();
    await drop();
  });
});

async function expectAllKept(
  database: Variables,
  withoutDrafts: (uid: string) => string,
  run: (statements: string) => Promise<void>,
): Promise<void> {
  const { folder, remove } = await temporaryFolder();
  await prepare({ ...database, PUBLIC_FOLDER: folder });
  await remove();
  const soldAtOnce = ['api::commerce.static-preset', 'api::commerce.commerce-settings'];
  await run([MAKE_EARLIER, ...soldAtOnce.map(withoutDrafts)].join(''));
  const cms = await startCms(database);
  try {
    const { body } = await query(
      cms.url,
      `{ siteSettings { brand_name } navigation { menu_links { label href } }
         footer { legal_details footer_columns { title links { label } } } banners { title audience }
         staticPresets(sort: "code") { code preset_id configurator_id price }
         commerceSettings { floating_ip_price retired_presets { preset_id successor_id } payment_periods { code multiplier } build_location
           locations(pagination: { limit: 100 }) { code name families } server_families { code }
           configurator_rules(sort: "id") { configurator_id min_ram_per_core_gb location family is_under_tab } } }`,
    );
    expect(at(body, 'errors')).toBeUndefined();
    expect(at(body, 'data')).toEqual({
      siteSettings: { brand_name: 'Vitrina' },
      navigation: {
        menu_links: [
          { label: 'Тарифы', href: '/services/cloud-servers#tariffs' },
          { label: 'Инструкции', href: '/tutorials' },
        ],
      },
      footer: {
        legal_details: 'ООО «Витрина»',
        footer_columns: [{ title: 'Аккаунт', links: [{ label: 'Войти' }] }],
      },
      banners: [{ title: 'Переезд в облако', audience: 'everyone' }],
      staticPresets: [
        { code: 'dedicated-msk-1', preset_id: '4823', configurator_id: null, price: 2330 },
        // A marketer has made another server of it, and chosen one for the next.
        { code: 'dedicated-msk-2', preset_id: null, configurator_id: null, price: 4420 },
        { code: 'dedicated-msk-3', preset_id: '7', configurator_id: null, price: 6390 },
        { code: 'frankfurt-second-2', preset_id: null, configurator_id: '79', price: 810 },
      ],
      commerceSettings: {
        floating_ip_price: 170,
        retired_presets: [{ preset_id: '1921', successor_id: '2453' }],
        payment_periods: [
          { code: 'P1M', multiplier: 1 },
          { code: 'P3M', multiplier: 0.97 },
          { code: 'P6M', multiplier: 0.95 },
          { code: 'P1Y', multiplier: 0.9 },
        ],
        // What stood in the code of that version; a rule of memory is as the marketer has left it.
        build_location: 'ru-3',
        locations: DEFAULT_LOCATIONS.map(({ code, name, families = null }) => ({ code, name, families })),
        server_families: DEFAULT_FAMILIES.map(({ code }) => ({ code })),
        configurator_rules: [
          { ...DEFAULT_CONFIGURATORS[0], min_ram_per_core_gb: 3 },
          ...DEFAULT_CONFIGURATORS.slice(1),
        ].map(({ min_ram_per_core_gb = null, is_under_tab = null, ...row }) => ({
          ...row,
          min_ram_per_core_gb,
          is_under_tab,
        })),
      },
    });
  } finally {
    await cms.stop();
  }
}

/** Where Strapi keeps which types it knew at the last start. */
const KNOWN_TYPES = 'strapi_content_types_schema';

/** What was sold stays published, and is given drafts to be worked on, with the rows they consist of. */
const DRAFTS = `
  SELECT 'presets' AS what, count(*) AS drafts FROM static_presets WHERE published_at IS NULL
  UNION ALL SELECT 'settings', count(*) FROM commerce_settings WHERE published_at IS NULL
  UNION ALL SELECT 'periods of settings', count(*) FROM commerce_settings_cmps WHERE field = 'payment_periods'
    AND entity_id IN (SELECT id FROM commerce_settings WHERE published_at IS NULL)
  UNION ALL SELECT 'locations of settings', count(*) FROM commerce_settings_cmps WHERE field = 'locations'
    AND entity_id IN (SELECT id FROM commerce_settings WHERE published_at IS NULL)
  UNION ALL SELECT 'parts of the settings of the site', count(*) FROM site_settings_cmps
  UNION ALL SELECT 'adopted', count(*) FROM strapi_core_store_settings WHERE key = 'plugin_vitrina_taxonomy_adopted'`;
const GIVEN_DRAFTS = [
  { what: 'presets', drafts: 4 },
  { what: 'settings', drafts: 1 },
  { what: 'periods of settings', drafts: 4 },
  { what: 'locations of settings', drafts: 12 },
  // Menu and footer are entries of their own.
  { what: 'parts of the settings of the site', drafts: 0 },
  // Once: what a marketer clears later stays cleared.
  { what: 'adopted', drafts: 1 },
];

/** By what the panel finds articles and requests, which the first start of this version reads once of what is there. */
const FOUND_BY = 'SELECT text_links AS by FROM articles UNION ALL SELECT email_key FROM requests ORDER BY 1';
const READ_ONCE = [
  { by: 'data-article="abc"\nsrc="/assets/a.webp"' },
  { by: 'ivan@shop.example' },
  { by: 'иван@почта.рф' },
];

/** Takes an empty database of this version back, with rows of that time: the menu is not in the order it was written in. */
const MAKE_EARLIER = `
  DELETE FROM strapi_migrations;
  DELETE FROM strapi_database_schema;
  DELETE FROM strapi_core_store_settings WHERE key = 'plugin_vitrina_taxonomy_adopted';
  ALTER TABLE site_settings ADD legal_details text;
  ALTER TABLE static_presets DROP COLUMN configurator_id;
  ALTER TABLE static_presets DROP COLUMN preset_id;
  ALTER TABLE static_presets ADD preset_id integer;
  ALTER TABLE articles DROP COLUMN text_links;
  DROP INDEX requests_email;
  DROP INDEX requests_phone;
  ALTER TABLE requests DROP COLUMN email_key;
  DROP TABLE site_settings_cmps;
  CREATE TABLE site_settings_cmps
    (id integer, entity_id integer, cmp_id integer, component_type varchar(255), field varchar(255), "order" float);

  DELETE FROM site_settings;
  INSERT INTO site_settings (id, document_id, brand_name, legal_details, published_at)
    VALUES (1, 'settings', 'Vitrina', 'ООО «Витрина»', CURRENT_TIMESTAMP);
  INSERT INTO components_site_link (id, label, href) VALUES
    (101, 'Инструкции', '/tutorials'), (102, 'Тарифы', '/services/cloud-servers#tariffs'), (103, 'Войти', '/registration');
  INSERT INTO components_site_link_column (id, title) VALUES (101, 'Аккаунт');
  INSERT INTO components_site_link_column_cmps (id, entity_id, cmp_id, component_type, field, "order")
    VALUES (101, 101, 103, 'site.link', 'links', 1);
  INSERT INTO site_settings_cmps (id, entity_id, cmp_id, component_type, field, "order") VALUES
    (1, 1, 101, 'site.link', 'menu_links', 2), (2, 1, 102, 'site.link', 'menu_links', 1),
    (3, 1, 101, 'site.link-column', 'footer_columns', 1);
  INSERT INTO articles (id, document_id, title, text)
    VALUES (1, 'article', 'О ссылках', '<p><a data-article="abc">Да</a> <img src="/assets/a.webp" alt="А"></p>');
  INSERT INTO requests (id, document_id, kind, state, email) VALUES (1, 'request', 'product', 'new', 'Ivan@Shop.example'), (2, 'another', 'product', 'new', 'Иван@Почта.рф');
  INSERT INTO banners (id, document_id, title, published_at) VALUES (1, 'banner', 'Переезд в облако', CURRENT_TIMESTAMP);
  INSERT INTO static_presets (id, document_id, code, title, "group", preset_id, cpu, ram_gb, disk_gb, price, published_at) VALUES
    (101, 'msk1', 'dedicated-msk-1', 'MSK 1', 'dedicated_msk', NULL, 1, 4, 50, 2330, CURRENT_TIMESTAMP),
    (102, 'msk2', 'dedicated-msk-2', 'MSK 2', 'dedicated_msk', NULL, 2, 8, 90, 4420, CURRENT_TIMESTAMP),
    (103, 'msk3', 'dedicated-msk-3', 'MSK 3', 'dedicated_msk', 7, 3, 12, 100, 6390, CURRENT_TIMESTAMP),
    (104, 'fra2', 'frankfurt-second-2', 'Старт 2', 'frankfurt_second', NULL, 1, 2, 30, 810, NULL);

  DELETE FROM commerce_settings WHERE published_at IS NULL;
  UPDATE commerce_settings SET floating_ip_price = 170, build_location = NULL;
  DELETE FROM commerce_settings_cmps WHERE field IN ('locations', 'server_families');
  DELETE FROM commerce_settings_cmps WHERE field = 'configurator_rules'
    AND cmp_id IN (SELECT id FROM components_commerce_configurator_rule WHERE configurator_id <> '150');
  UPDATE components_commerce_configurator_rule
    SET min_ram_per_core_gb = 3, location = NULL, family = NULL, is_under_tab = NULL;
  INSERT INTO components_commerce_retired_preset (id, preset_id, successor_id) VALUES (101, '1921', '2453');
  INSERT INTO commerce_settings_cmps (entity_id, cmp_id, component_type, field, "order")
    SELECT id, 101, 'commerce.retired-preset', 'retired_presets', 1 FROM commerce_settings;
  ${numbersAgain('components_commerce_configurator_rule', 'configurator_id', 150)}
  ${numbersAgain('components_commerce_retired_preset', 'preset_id', 1921)}
  ${numbersAgain('components_commerce_retired_preset', 'successor_id', 2453)}
`;

/** Identifiers were whole numbers once: both databases can drop a column, one alone can change its type. */
function numbersAgain(table: string, column: string, value: number): string {
  return `ALTER TABLE ${table} DROP COLUMN ${column}; ALTER TABLE ${table} ADD ${column} integer; UPDATE ${table} SET ${column} = ${value};`;
}
