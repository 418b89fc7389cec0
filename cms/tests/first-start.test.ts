import path from 'node:path';
import { DEFAULT_CONFIGURATORS } from '@vitrina/content-contract/default-taxonomy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examineCms } from '../src/doctor/examine-cms';
import { BRAND } from '../src/shop-brand';
import { isNight } from './by-night';
import { at, get, logIn, post, put, query } from './requests';
import { REQUIRED, type RunningCms, startCms, temporaryFolder, type Variables } from './running-cms';

const OWNER = { ADMIN_EMAIL: 'Owner@shop.example', ADMIN_PASSWORD: 'First-password-1' };
/** A start may take most of this on a machine that does other work. */
const START_MS = 120_000;

describe('a CMS that is started on an empty database', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let cms: RunningCms | undefined;
  let url: string;

  // One database for all of them, each of which begins with what the one before has left.
  beforeAll(async () => {
    folder = await temporaryFolder();
    await start({}, { isFirstStart: true });
  });
  afterAll(async () => {
    await cms?.stop();
    await folder.remove();
  });

  async function start(variables: Variables, { isFirstStart = false } = {}): Promise<void> {
    await cms?.stop();
    const database = { DATABASE_FILENAME: path.join(folder.folder, 'data.db') };
    cms = await startCms({ ...database, ...variables }, { isFirstStart });
    url = cms.url;
  }

  test('has what prices are counted with, and nothing of the demonstration', async () => {
    const { body } = await query(
      url,
      `{ commerceSettings { floating_ip_price cpu_limit min_ram_per_core_gb consent_checked
           configurator_rules { configurator_id min_ram_per_core_gb } payment_periods { code multiplier }
           retired_presets { preset_id } }
         siteSettings { brand_name tagline phone email } navigation { documentId } footer { documentId }
         articles { documentId } services { documentId } staticPresets { documentId } banners { documentId } }`,
    );
    expect(at(body, 'data')).toEqual({
      commerceSettings: {
        ...{ floating_ip_price: 180, cpu_limit: 16, min_ram_per_core_gb: 1, consent_checked: true },
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
        retired_presets: [],
      },
      siteSettings: { brand_name: BRAND.name, tagline: null, phone: null, email: null },
      ...{ navigation: null, footer: null, articles: [], services: [], staticPresets: [], banners: [] },
    });
  });

  test('makes nobody an administrator who only comes along', async () => {
    const stranger = { email: 'a@b.example', password: 'Stranger-password-1', firstname: 'Кто-то' };
    for (const address of ['register-admin', 'register-admin/', 'Register-Admin']) {
      const { status } = await post(`${url}/admin/${address}`, stranger);
      expect([403, 404, 405], address).toContain(status);
    }
    const { body } = await post(`${url}/admin/register-admin`, stranger);
    expect(at(body, 'error', 'message')).toContain('Первого администратора заводят по ссылке из журнала CMS');
    expect(at((await get(`${url}/admin/init`)).body, 'data', 'hasAdmin')).toBe(false);
  });

  test('is one of which the doctor says that nobody can log in, and nobody make themselves its administrator', async () => {
    const { fine, findings } = await examineCms({
      ...{ ...REQUIRED, NODE_ENV: 'production', PORT: new URL(url).port, PUBLIC_FOLDER: folder.folder },
      DATABASE_FILENAME: path.join(folder.folder, 'data.db'),
    });
    expect(findings.filter(({ level }) => level === 'fault')).toEqual([]);
    expect(findings).toContainEqual(
      expect.objectContaining({
        where: '/admin/auth/register-admin',
        what: expect.stringContaining('nobody can log in'),
      }),
    );
    expect(fine).toContain('no stranger makes themselves the administrator');
  });

  // By day as well, wherever a test begins with a seeded shop: `prepared-databases.ts` has one filled that was started empty.
  if (isNight)
    test(
      'may still be seeded as long as nobody has written anything',
      async () => {
        await start({ ...OWNER, SEED: 'true' });
        const { body } = await query(
          url,
          '{ commerceSettings { retired_presets { preset_id } } siteSettings { tagline } services { documentId } }',
        );
        expect(at(body, 'data', 'commerceSettings', 'retired_presets')).toEqual([{ preset_id: '1921' }]);
        expect(at(body, 'data', 'siteSettings', 'tagline')).toEqual(expect.any(String));
        expect(at(body, 'data', 'services')).not.toEqual([]);
      },
      START_MS,
    );

  test(
    'has the administrator whom the environment named first, and keeps what they change',
    async () => {
      await start(OWNER);
      const settings = '/content-manager/single-types/api::commerce.commerce-settings';
      const token = await logIn(url, 'owner@shop.example', OWNER.ADMIN_PASSWORD);
      expect((await put(`${url}${settings}`, { floating_ip_price: 200 }, token)).status).toBe(200);
      await start({ ADMIN_EMAIL: 'other@shop.example', ADMIN_PASSWORD: 'Other-password-1', SEED: 'true' });
      const { body } = await get(
        `${url}${settings}`,
        await logIn(url, 'owner@shop.example', OWNER.ADMIN_PASSWORD),
      );
      expect(at(body, 'data', 'floating_ip_price')).toBe(200);
      await expect(logIn(url, 'other@shop.example', 'Other-password-1')).rejects.toThrow('cannot log in');
    },
    START_MS,
  );
});

test(
  'a CMS whose empty shop somebody has begun to set up is not seeded over it',
  async () => {
    const { folder, remove } = await temporaryFolder();
    const database = { DATABASE_FILENAME: path.join(folder, 'data.db') };
    let cms = await startCms({ ...database, ...OWNER });
    try {
      const token = await logIn(cms.url, 'owner@shop.example', OWNER.ADMIN_PASSWORD);
      const settings = `${cms.url}/content-manager/single-types/api::site.site-settings`;
      expect((await put(settings, { brand_name: 'Облако у реки' }, token)).status).toBe(200);
      await cms.stop();
      cms = await startCms({ ...database, SEED: 'true' });
      const { body } = await query(cms.url, '{ siteSettings { brand_name } services { documentId } }');
      expect(at(body, 'data')).toEqual({ siteSettings: { brand_name: 'Облако у реки' }, services: [] });
    } finally {
      await cms.stop();
      await remove();
    }
  },
  2 * START_MS,
);
