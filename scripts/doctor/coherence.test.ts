import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Finding, incoherences, unknownNames } from './coherence.mjs';

const secret = () => randomBytes(32).toString('hex');
const SHARED = {
  CMS_READ_TOKEN: secret(),
  REVALIDATE_SECRET: secret(),
  CMS_REQUESTS_TOKEN: secret(),
  CMS_PREVIEW_TOKEN: secret(),
  PREVIEW_SECRET: secret(),
  LANDING_API_URL: 'https://landing.test',
};
/** What `docs/production.md` ends with. */
const SITE = {
  ...SHARED,
  SITE_URL: 'https://shop.test',
  CMS_PUBLIC_URL: 'https://cms.shop.test',
  TRUSTED_PROXIES: '1',
  SESSION_SECRET: secret(),
  REDIS_URL: 'redis://127.0.0.1:6379',
  ORDERS_DATABASE_URL: 'postgres://vitrina_orders:x@127.0.0.1/vitrina',
};
const CMS = {
  ...SHARED,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://cms.shop.test',
  TRUSTED_PROXIES: '1',
  SITE_URL: 'http://127.0.0.1:3000',
  SITE_PUBLIC_URL: 'https://shop.test',
  SITE_INSTANCES: 'http://127.0.0.1:3000,http://127.0.0.1:3001',
  APP_KEYS: `${secret()},${secret()}`,
  API_TOKEN_SALT: secret(),
  ADMIN_JWT_SECRET: secret(),
  TRANSFER_TOKEN_SALT: secret(),
  ENCRYPTION_KEY: secret(),
  STAFF_SECOND_FACTOR: 'required',
  DATABASE_CLIENT: 'postgres',
  DATABASE_URL: 'postgres://vitrina_cms:x@127.0.0.1/vitrina',
};

test('a configuration as the documentation ends with has nothing to mend and nothing to think about', () => {
  expect(incoherences({ site: SITE, cms: CMS })).toEqual([]);
  // What one of them takes when it is given nothing.
  expect(incoherences({ site: { ...SITE, SHOP_LANGUAGES: 'ru' }, cms: CMS })).toEqual([]);
  expect(unknownNames({ site: SITE, cms: CMS })).toEqual([]);
});

const TWICE = secret();
type Side = Record<string, string | undefined>;
test.each<[string, Finding['level'], string, { site?: Side; cms?: Side }]>([
  ['another secret of changes', 'fault', 'REVALIDATE_SECRET', { cms: { REVALIDATE_SECRET: secret() } }],
  ['another choice of languages', 'fault', 'SHOP_LANGUAGES', { site: { SHOP_LANGUAGES: 'ru,en' } }],
  ['a key of requests on one side', 'fault', 'CMS_REQUESTS_TOKEN', { cms: { CMS_REQUESTS_TOKEN: '' } }],
  ['another landing service', 'warning', 'LANDING_API_URL', { cms: { LANDING_API_URL: 'https://old.test' } }],
  ['another address of the site', 'fault', 'SITE_PUBLIC_URL', { cms: { SITE_PUBLIC_URL: 'https://a.test' } }],
  ['no public address of the site', 'fault', 'SITE_PUBLIC_URL', { cms: { SITE_PUBLIC_URL: undefined } }],
  ['another address of the CMS', 'fault', 'CMS_PUBLIC_URL', { site: { CMS_PUBLIC_URL: 'https://a.test' } }],
  ['a secret of one letter', 'fault', 'SESSION_SECRET', { site: { SESSION_SECRET: 'x'.repeat(64) } }],
  [
    'a secret of development',
    'fault',
    'ENCRYPTION_KEY',
    { cms: { ENCRYPTION_KEY: 'development-only-encryption_key-0123456789' } },
  ],
  ['one secret twice', 'fault', 'ENCRYPTION_KEY', { cms: { ENCRYPTION_KEY: CMS.API_TOKEN_SALT } }],
  ['one key of cookies twice', 'fault', 'APP_KEYS', { cms: { APP_KEYS: `${TWICE},${TWICE}` } }],
  ['no NODE_ENV', 'fault', 'NODE_ENV', { cms: { NODE_ENV: undefined } }],
  ['a site in development', 'fault', 'NODE_ENV', { site: { NODE_ENV: 'development' } }],
  ['demo accounts', 'fault', 'VITRINA_DEMO', { cms: { VITRINA_DEMO: 'true' } }],
  ['a demonstration', 'fault', 'DEMO_RESET_MINUTES', { site: { DEMO_RESET_MINUTES: '60' } }],
  ['the first password', 'warning', 'ADMIN_PASSWORD', { cms: { ADMIN_PASSWORD: 'A-good-password-1' } }],
  ['no second factor', 'warning', 'STAFF_SECOND_FACTOR', { cms: { STAFF_SECOND_FACTOR: undefined } }],
  ['SQLite', 'warning', 'DATABASE_CLIENT', { cms: { DATABASE_CLIENT: undefined } }],
  [
    'one account in PostgreSQL',
    'warning',
    'ORDERS_DATABASE_URL',
    { site: { ORDERS_DATABASE_URL: CMS.DATABASE_URL } },
  ],
  ['no proxy before TLS', 'fault', 'TRUSTED_PROXIES', { site: { TRUSTED_PROXIES: '0' } }],
  ['no proxy before the CMS', 'fault', 'TRUSTED_PROXIES', { cms: { TRUSTED_PROXIES: undefined } }],
  [
    'a site without TLS',
    'fault',
    'SITE_URL',
    { site: { SITE_URL: 'http://shop.test' }, cms: { SITE_PUBLIC_URL: 'http://shop.test' } },
  ],
  [
    'a site on this machine',
    'warning',
    'SITE_URL',
    { site: { SITE_URL: 'http://localhost:3000' }, cms: { SITE_PUBLIC_URL: 'http://localhost:3000' } },
  ],
  ['open figures', 'warning', 'METRICS_HOST', { site: { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' } }],
  [
    'instances that share nothing',
    'fault',
    'REDIS_URL',
    { site: { REDIS_URL: '', ORDERS_DATABASE_URL: '' } },
  ],
  ['one folder of pages for all instances', 'fault', 'NEXT_DIST_DIR', { site: { NEXT_DIST_DIR: '.next-1' } }],
  ['one folder of notes for all instances', 'fault', 'STATE_DIR', { site: { STATE_DIR: '/var/lib/site' } }],
  [
    'orders that nothing outlives',
    'warning',
    'STATE_DIR',
    { site: { REDIS_URL: '', ORDERS_DATABASE_URL: '' }, cms: { SITE_INSTANCES: 'http://127.0.0.1:3000' } },
  ],
])('%s is a %s of %s, and nothing else is found', (_, level, where, { site = {}, cms = {} }) => {
  const findings = incoherences({ site: { ...SITE, ...site }, cms: { ...CMS, ...cms } });
  expect(findings).toEqual([
    {
      level,
      what: expect.any(String),
      where: expect.stringContaining(where),
      mend: expect.stringMatching(/\.$|32$/),
    },
  ]);
});

test('a name that nobody reads is told', () => {
  expect(unknownNames({ site: { ...SITE, SITE_ULR: '' }, cms: CMS })).toMatchObject([{ where: 'SITE_ULR' }]);
});

test('no finding repeats a secret', () => {
  const findings = incoherences({ site: SITE, cms: { ...CMS, REVALIDATE_SECRET: CMS.API_TOKEN_SALT } });
  expect(findings.length).toBeGreaterThan(0);
  expect(JSON.stringify(findings)).not.toMatch(/[0-9a-f]{32}/);
});
