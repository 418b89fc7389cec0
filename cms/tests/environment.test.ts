import { describe, expect, test } from 'vitest';
import { REQUIRED, runToItsEnd, type Variables } from './running-cms';

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
    'half of the settings for previews',
    { ...REQUIRED, PREVIEW_SECRET: 'x'.repeat(32) },
    'The CMS cannot start: previews need PREVIEW_SECRET, CMS_PREVIEW_TOKEN and SITE_URL together.',
  ],
];

describe('a wrong environment', () => {
  test.each(FAULTS)('%s stops the start with one sentence', async (_fault, variables, sentence) => {
    const { exitCode, output } = await runToItsEnd(variables);
    expect(exitCode).toBe(1);
    expect(output.trim()).toBe(sentence);
  });
});

function without(name: string): Variables {
  return Object.fromEntries(Object.entries(REQUIRED).filter(([key]) => key !== name));
}
