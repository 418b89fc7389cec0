import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepare, REQUIRED, temporaryFolder } from './running-cms';

const TYPES = [
  'api::site.service',
  'api::site.page',
  'api::knowledge.article',
  'api::commerce.static-preset',
  'api::commerce.commerce-settings',
];

let own: Awaited<ReturnType<typeof temporaryFolder>>;
let counted: Record<string, number>;

beforeAll(async () => {
  own = await temporaryFolder();
  const variables = {
    ...REQUIRED,
    SEED: 'true',
    DATABASE_FILENAME: path.join(own.folder, 'data.db'),
    PUBLIC_FOLDER: own.folder,
  };
  await prepare(variables);
  // Every step of a write takes part. Nobody answers there.
  const told = {
    SITE_URL: 'http://127.0.0.1:9',
    REVALIDATE_SECRET: 'a-secret-between-cms-and-site',
    SITE_PUBLIC_URL: 'https://shop.example',
    INDEXNOW_KEY: 'a-key-for-search-engines-0123456789',
  };
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'production', ...variables, ...told };
  const script = path.join(import.meta.dirname, 'publish-and-count.cjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'start', ...TYPES], { env });
  counted = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
});

afterAll(() => own?.remove());

// Once for the questions to the site, which come before the transaction; in it the draft, and what visitors see before and after.
test.each(TYPES)('a publication of %s loads the entry four times at most', (type) => {
  expect(counted[type]).toBeGreaterThan(0);
  expect(counted[type]).toBeLessThanOrEqual(4);
});
