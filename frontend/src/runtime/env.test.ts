import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const COMPLETE = {
  SITE_URL: 'https://site.example',
  CMS_URL: 'http://127.0.0.1:1337',
  CMS_READ_TOKEN: 'read-token',
  PROVIDER_API_URL: 'http://127.0.0.1:4000',
  LANDING_API_URL: 'http://127.0.0.1:4000/landing-api',
  PANEL_URL: 'http://127.0.0.1:4000/panel',
  SESSION_SECRET: 's'.repeat(32),
  REVALIDATE_SECRET: 'r'.repeat(32),
};

const USUAL = {
  ...{ TRUSTED_PROXIES: 0, PROVIDER_TIMEOUT_MS: 8_000, ORDER_SETTLED_SECONDS: 120 },
  ...{ PAGE_DEADLINE_MS: 3_000, ACTION_DEADLINE_MS: 4_000, CONFIRMATION_SECONDS: 20 },
  DEMO_RESET_MINUTES: 0,
  ...{ PROVIDER_ADAPTER: 'api', SHOP_LANGUAGES: 'ru', SHOP_TIME_ZONE: 'Europe/Moscow', SHOP_CURRENCY: 'RUB' },
  ...{ METRICS_PORT: 0, METRICS_HOST: '127.0.0.1', OTEL_TRACES_SAMPLER_ARG: 1 },
};

beforeEach(() => {
  // It is read once and kept.
  vi.resetModules();
  vi.stubEnv('REDIS_URL', undefined);
  vi.stubEnv('ENRICHMENT_URL', undefined);
  vi.stubEnv('SHOP_LANGUAGES', undefined);
  vi.stubEnv('SHOP_CURRENCY', undefined);
  vi.stubEnv('SHOP_TIME_ZONE', undefined);
  vi.stubEnv('TRUSTED_PROXIES', undefined);
  for (const [name, value] of Object.entries(COMPLETE)) vi.stubEnv(name, value);
});

afterEach(() => vi.unstubAllEnvs());

test('a complete environment is read', async () => {
  expect(await read()).toEqual({ ...COMPLETE, ...USUAL });
});

test.each([
  ['http://127.0.0.1:4000/enrichment', 'http://127.0.0.1:4000/enrichment'],
  ['', undefined],
])('a register of organisations is a choice: "%s"', async (given, read) => {
  vi.stubEnv('ENRICHMENT_URL', given);
  const { env } = await import('./env');
  expect(env().ENRICHMENT_URL).toBe(read);
});

test('Redis is a choice', async () => {
  vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:6379');
  expect(await read()).toEqual({ ...COMPLETE, ...USUAL, REDIS_URL: 'redis://127.0.0.1:6379' });
});

test('times of orders may be set, and an empty one is as good as none', async () => {
  vi.stubEnv('PROVIDER_TIMEOUT_MS', '1500');
  vi.stubEnv('ORDER_SETTLED_SECONDS', '');
  expect(await read()).toMatchObject({ PROVIDER_TIMEOUT_MS: 1_500, ORDER_SETTLED_SECONDS: 120 });
});

test.each([
  ['', 0],
  ['2', 2],
])('of TRUSTED_PROXIES "%s" the site believes %i', async (given, believed) => {
  vi.stubEnv('TRUSTED_PROXIES', given);
  expect((await read()).TRUSTED_PROXIES).toBe(believed);
});

test.each(Object.keys(COMPLETE))(
  'without %s the site says so in one sentence, and blames nothing else',
  async (name) => {
    vi.stubEnv(name, undefined);
    const sentence = await complaint();
    expect(sentence).toMatch(/^The site cannot start: [^.\n]+\.$/);
    expect(Object.keys(COMPLETE).filter((variable) => sentence.includes(variable))).toEqual([name]);
  },
);

test('everything that is missing is named at once', async () => {
  for (const name of Object.keys(COMPLETE)) vi.stubEnv(name, undefined);
  const sentence = await complaint();
  for (const name of Object.keys(COMPLETE)) expect(sentence).toContain(name);
});

test.each([
  ['SITE_URL', 'https://site.example/'],
  ['SITE_URL', 'site.example'],
  ['CMS_URL', 'ftp://cms.example'],
  ['PANEL_URL', 'http://panel example'],
  ['PROVIDER_API_URL', 'javascript:alert(1)'],
  ['ENRICHMENT_URL', 'registry.example'],
  ['EDGE_REFRESH_URL', 'edge:8081/'],
  ['LANDING_API_URL', ''],
  ['SESSION_SECRET', 'too-short-a-secret'],
  ['REVALIDATE_SECRET', 'r'.repeat(31)],
  ['CMS_READ_TOKEN', ''],
  ['INDEXNOW_KEY', 'a key'],
  ['INDEXNOW_KEY', 'seven77'],
  ['TRUSTED_PROXIES', '-1'],
  ['TRUSTED_PROXIES', 'all'],
  ['TRUSTED_PROXIES', '11'],
  ['PROVIDER_TIMEOUT_MS', 'soon'],
  ['PROVIDER_TIMEOUT_MS', '99'],
  ['ORDER_SETTLED_SECONDS', '0'],
  ['ORDER_SETTLED_SECONDS', '1.5'],
])('%s cannot be "%s"', async (name, value) => {
  vi.stubEnv(name, value);
  expect(await complaint()).toContain(name);
});

test('a secret that is too short is not repeated in the complaint', async () => {
  vi.stubEnv('SESSION_SECRET', 'too-short-a-secret');
  expect(await complaint()).not.toContain('too-short-a-secret');
});

async function read() {
  const { env } = await import('./env');
  return env();
}

async function complaint(): Promise<string> {
  const error: unknown = await read().catch((thrown: unknown) => thrown);
  return error instanceof Error ? error.message : 'no complaint';
}

test.each(['ru', 'en', 'ru,en', 'en,ru'])('a shop may speak %s', async (languages) => {
  vi.stubEnv('SHOP_LANGUAGES', languages);
  expect((await read()).SHOP_LANGUAGES).toBe(languages);
});

test.each(['de', 'ru,', 'ru,ru', 'ru, en', 'rus', 'en,ru,en'])(
  'a shop cannot speak "%s"',
  async (languages) => {
    vi.stubEnv('SHOP_LANGUAGES', languages);
    await expect(read()).rejects.toThrow('SHOP_LANGUAGES must name languages of the site, once each: ru,en');
  },
);

test('the clock of a shop is that of a zone', async () => {
  vi.stubEnv('SHOP_TIME_ZONE', 'Asia/Almaty');
  expect((await read()).SHOP_TIME_ZONE).toBe('Asia/Almaty');
  vi.stubEnv('SHOP_TIME_ZONE', 'Moscow');
  vi.resetModules();
  await expect(read()).rejects.toThrow('SHOP_TIME_ZONE must be a time zone such as Europe/Moscow');
});
