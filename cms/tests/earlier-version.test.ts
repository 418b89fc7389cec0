import path from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { at, query } from './requests';
import { startCms, temporaryFolder, type Variables } from './running-cms';
import { createDatabase, postgresFault } from './test-postgres';

const fault = await postgresFault();
const mustRun = process.env.CI === 'true';
if (fault !== undefined && !mustRun) process.stderr.write(`Upgrades are tested on SQLite only: ${fault}.\n`);

// Each starts the CMS twice.
describe('a database of an earlier version', { timeout: 240_000 }, () => {
  test('keeps its menu, footer, banners and cards on SQLite', async () => {
    const { folder, remove } = await temporaryFolder();
    const filename = path.join(folder, 'data.db');
    await expectAllKept({ DATABASE_FILENAME: filename }, async (statements) => {
      const database = new Sqlite(filename);
      database.exec(statements);
      database.close();
    });
    await remove();
  });

  test.skipIf(fault !== undefined && !mustRun)('keeps them on PostgreSQL', async () => {
    const { url, drop } = await createDatabase();
    await expectAllKept({ DATABASE_CLIENT: 'postgres', DATABASE_URL: url }, async (statements) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(statements);
      await client.end();
    });
    await drop();
  });
});

async function expectAllKept(database: Variables, run: (statements: string) => Promise<void>): Promise<void> {
  await (await startCms(database)).stop();
  await run(MAKE_EARLIER);
  const cms = await startCms(database);
  try {
    const { body } = await query(
      cms.url,
      `{ siteSettings { brand_name } navigation { menu_links { label href } }
         footer { legal_details footer_columns { title links { label } } } banners { title audience }
         staticPresets(sort: "code") { code preset_id configurator_id } }`,
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
        { code: 'dedicated-msk-1', preset_id: 4823, configurator_id: null },
        // A marketer has made another server of it, and chosen one for the next.
        { code: 'dedicated-msk-2', preset_id: null, configurator_id: null },
        { code: 'dedicated-msk-3', preset_id: 7, configurator_id: null },
        { code: 'frankfurt-second-2', preset_id: null, configurator_id: 79 },
      ],
    });
  } finally {
    await cms.stop();
  }
}

/** Takes an empty database of this version back, with rows of that time: the menu is not in the order it was written in. */
const MAKE_EARLIER = `
  DELETE FROM strapi_migrations;
  DELETE FROM strapi_database_schema;
  ALTER TABLE site_settings ADD legal_details text;
  ALTER TABLE static_presets DROP COLUMN configurator_id;
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
  INSERT INTO banners (id, document_id, title, published_at) VALUES (1, 'banner', 'Переезд в облако', CURRENT_TIMESTAMP);
  INSERT INTO static_presets (id, document_id, code, title, "group", preset_id, cpu, ram_gb, disk_gb, published_at) VALUES
    (1, 'msk-1', 'dedicated-msk-1', 'MSK 1', 'dedicated_msk', NULL, 1, 4, 50, CURRENT_TIMESTAMP),
    (2, 'msk-2', 'dedicated-msk-2', 'MSK 2', 'dedicated_msk', NULL, 2, 8, 90, CURRENT_TIMESTAMP),
    (3, 'msk-3', 'dedicated-msk-3', 'MSK 3', 'dedicated_msk', 7, 3, 12, 100, CURRENT_TIMESTAMP),
    (4, 'fra-2', 'frankfurt-second-2', 'Старт 2', 'frankfurt_second', NULL, 1, 2, 30, CURRENT_TIMESTAMP);
`;
