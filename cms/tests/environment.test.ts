import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CMS_START } from '../../scripts/cms-program.mjs';
import { readEnv } from '../src/env';
import { CMS, REQUIRED, runToItsEnd, temporaryFolder, type Variables } from './running-cms';

const FAULTS: [string, Variables, string][] = [
  [
    'a missing secret',
    without('ADMIN_JWT_SECRET'),
    'The CMS cannot start: set ADMIN_JWT_SECRET in the environment.',
  ],
  [
    'an empty environment',
    {},
    'The CMS cannot start: set APP_KEYS, API_TOKEN_SALT, ADMIN_JWT_SECRET, TRANSFER_TOKEN_SALT, ENCRYPTION_KEY, CMS_READ_TOKEN in the environment.',
  ],
  [
    'a guessable read token',
    { ...REQUIRED, CMS_READ_TOKEN: 'short' },
    'The CMS cannot start: CMS_READ_TOKEN must be at least 32 characters long.',
  ],
  [
    'PostgreSQL without an address',
    { ...REQUIRED, DATABASE_CLIENT: 'postgres' },
    'The CMS cannot start: DATABASE_CLIENT is postgres, so set DATABASE_URL.',
  ],
  [
    'proxies that are not counted',
    { ...REQUIRED, TRUSTED_PROXIES: 'true' },
    'The CMS cannot start: TRUSTED_PROXIES must be a whole number from 0 to 10, not true.',
  ],
  [
    'any page as a reader',
    { ...REQUIRED, CORS_ORIGINS: '*' },
    'The CMS cannot start: CORS_ORIGINS must be an absolute address, not *.',
  ],
  [
    'demonstration accounts without a password',
    { ...REQUIRED, VITRINA_DEMO: 'true' },
    'The CMS cannot start: VITRINA_DEMO is true, so set DEMO_PASSWORD.',
  ],
  [
    'object storage without a bucket',
    { ...REQUIRED, UPLOADS_STORAGE: 's3', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
    'The CMS cannot start: UPLOADS_STORAGE is s3, so set S3_BUCKET.',
  ],
  [
    'a guessable key of requests',
    { ...REQUIRED, CMS_REQUESTS_TOKEN: 'short' },
    'The CMS cannot start: CMS_REQUESTS_TOKEN must be at least 32 characters long.',
  ],
  [
    'a site without a secret',
    { ...REQUIRED, SITE_URL: 'http://127.0.0.1:3000' },
    'The CMS cannot start: the site is to be told of changes, so set REVALIDATE_SECRET too.',
  ],
  [
    'an administrator without a password',
    { ...REQUIRED, ADMIN_EMAIL: 'owner@shop.example' },
    'The CMS cannot start: set ADMIN_EMAIL and ADMIN_PASSWORD together.',
  ],
  [
    'an administrator with a password others guess',
    { ...REQUIRED, ADMIN_EMAIL: 'owner@shop.example', ADMIN_PASSWORD: 'password1234' },
    'The CMS cannot start: ADMIN_PASSWORD must have 12 characters or more, a small letter, a capital and a digit among them, and at most 72 bytes.',
  ],
  [
    'an administrator without an address',
    { ...REQUIRED, ADMIN_EMAIL: 'owner', ADMIN_PASSWORD: 'A-good-password-1' },
    'The CMS cannot start: ADMIN_EMAIL must be an e-mail address.',
  ],
  [
    'a limit of prices that is no share',
    { ...REQUIRED, PRICE_CHANGE_LIMIT: '30%' },
    'The CMS cannot start: PRICE_CHANGE_LIMIT must be a whole number from 0 to 100, not 30%.',
  ],
  [
    'a second factor that is neither asked for nor not',
    { ...REQUIRED, STAFF_SECOND_FACTOR: 'true' },
    'The CMS cannot start: STAFF_SECOND_FACTOR must be optional or required, not true.',
  ],
  [
    'a key that search engines would not take',
    { ...REQUIRED, INDEXNOW_KEY: 'ключ' },
    'The CMS cannot start: INDEXNOW_KEY must be 8 to 128 Latin letters, digits and dashes.',
  ],
  [
    'a key for search engines of a site without an address',
    { ...REQUIRED, INDEXNOW_KEY: 'a-key-of-the-shop' },
    'The CMS cannot start: INDEXNOW_KEY is set, so set SITE_PUBLIC_URL, whose addresses search engines are told.',
  ],
  [
    'a mail server without a sender',
    { ...REQUIRED, SMTP_URL: 'smtp://mail.example' },
    'The CMS cannot start: set SMTP_URL and SMTP_FROM together.',
  ],
  [
    'a mail server that is a site',
    { ...REQUIRED, SMTP_URL: 'https://user:word@mail.example', SMTP_FROM: 'help@shop.example' },
    'The CMS cannot start: SMTP_URL must be an address of smtp:// or smtps://.',
  ],
  [
    'a sender without an address',
    { ...REQUIRED, SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'Поддержка' },
    'The CMS cannot start: SMTP_FROM must be an e-mail address.',
  ],
  [
    'languages that are no codes',
    { ...REQUIRED, SHOP_LANGUAGES: 'ru,English' },
    'The CMS cannot start: SHOP_LANGUAGES must be codes of languages with commas between, the default first, as ru,en, not ru,English.',
  ],
  [
    'a demonstration in another language than its own',
    { ...REQUIRED, SHOP_LANGUAGES: 'en,ru', SEED: 'true' },
    'The CMS cannot start: SEED is true and its content is in Russian, so SHOP_LANGUAGES must begin with ru.',
  ],
  [
    'half of the settings for previews',
    { ...REQUIRED, PREVIEW_SECRET: 'x'.repeat(32) },
    'The CMS cannot start: previews need PREVIEW_SECRET, CMS_PREVIEW_TOKEN and SITE_URL together.',
  ],
];

describe('a wrong environment', () => {
  // How a start ends with such a sentence is tried below, on a start.
  test.each(FAULTS)('%s is told in one sentence', (_fault, variables, sentence) => {
    expect(() => readEnv({ NODE_ENV: 'production', ...variables }, 'start')).toThrow(
      expect.objectContaining({ message: sentence }),
    );
  });
});

// Relative places of the settings are meant from there, as that of the database that is chosen where none is named.
test('a CMS is served from its own folder, wherever it is started', async () => {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  const hook = path.join(folder, 'hook.cjs');
  await writeFile(hook, "process.on('exit', () => process.stdout.write(process.cwd()));");
  const { stdout } = spawnSync(process.execPath, ['--require', hook, path.join(CMS, CMS_START)], {
    cwd: folder,
    env: {},
    encoding: 'utf8',
  });
  expect(stdout).toBe(CMS);
});

describe('secrets', () => {
  const sentence =
    'The CMS cannot start: set APP_KEYS, API_TOKEN_SALT, ADMIN_JWT_SECRET, TRANSFER_TOKEN_SALT, ENCRYPTION_KEY, CMS_READ_TOKEN in the environment.';

  // Strapi itself makes `development` of an environment that names none.
  test('are required of a CMS that is started while NODE_ENV is not set', async () => {
    const { exitCode, output } = await runToItsEnd({ NODE_ENV: undefined });
    expect(exitCode).toBe(1);
    expect(output.trim()).toBe(sentence);
  });

  test.each(['build', 'develop'])('are required of a CMS that is started with "%s" behind', async (word) => {
    const { output } = await runToItsEnd({ NODE_ENV: 'development' }, word);
    expect(output.trim()).toBe(sentence);
  });

  test.each(['prod', 'staging', 'Development', 'production', 'test', ''])(
    'are required while NODE_ENV is "%s", whatever the command',
    (NODE_ENV) => {
      for (const command of ['start', 'develop', 'console', ''])
        expect(() => readEnv({ NODE_ENV }, command)).toThrow(sentence);
    },
  );

  test('have insecure defaults only when both the command and NODE_ENV ask for development', () => {
    expect(readEnv({ NODE_ENV: 'development' }, 'develop').isProduction).toBe(false);
    expect(() => readEnv({ NODE_ENV: 'development' }, 'start')).toThrow(sentence);
  });

  test('are not asked for by a build, and by nothing that only has the word in its arguments', () => {
    expect(readEnv({}, 'build').isProduction).toBe(true);
    expect(() => readEnv({}, 'export')).toThrow(sentence);
  });
});

function without(name: string): Variables {
  return Object.fromEntries(Object.entries(REQUIRED).filter(([key]) => key !== name));
}
