import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ACCESS_KEY, openObjectStore, SECRET_KEY } from '../../scripts/object-store.mjs';
import { examineCms } from '../src/doctor/examine-cms';
import { REQUIRED, temporaryFolder, type Variables } from './running-cms';

const SECRET = 'r'.repeat(32);
/** What a CMS and an instance of the site answer that are as they must be. */
const RIGHT: Record<string, [status: number, body?: string]> = {
  '/_health': [204],
  '/admin/init': [200, '{"data":{"hasAdmin":true}}'],
  '/admin/register-admin': [403, '{}'],
  '/api/ready': [200, '{}'],
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let answers = RIGHT;
let isSilent = false;
/** CMS and site at one port. */
const server = createServer((request, response) => answer(request, response));
let settings: Variables;

beforeAll(async () => {
  folder = await temporaryFolder();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { default: Database } = await import('better-sqlite3');
  const file = path.join(folder.folder, 'data.db');
  new Database(file).exec('CREATE TABLE strapi_migrations (id INTEGER)').close();
  settings = {
    ...REQUIRED,
    ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
    ...{ DATABASE_FILENAME: file, PUBLIC_FOLDER: path.join(folder.folder, 'public') },
    ...{ SITE_URL: `http://127.0.0.1:${port}`, REVALIDATE_SECRET: SECRET },
    LANDING_API_URL: 'http://127.0.0.1:1',
  };
});
beforeEach(() => {
  answers = RIGHT;
  isSilent = false;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await folder.remove();
});

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (isSilent) return;
  const isSecret = request.headers['x-revalidate-secret'] === SECRET;
  const [status, body] =
    request.url === '/api/revalidate' ? [isSecret ? 400 : 401] : (answers[request.url ?? ''] ?? [404]);
  response.writeHead(status).end(body);
}

test('nothing is found where everything is as it must be, and nothing is made', async () => {
  const { fine, findings } = await examineCms(settings);
  expect([findings, existsSync(path.join(folder.folder, 'public'))]).toEqual([[], false]);
  expect(fine.length).toBeGreaterThanOrEqual(8);
});

test.each<[string, Variables, string]>([
  ['a missing secret', { API_TOKEN_SALT: '' }, 'API_TOKEN_SALT'],
  ['PostgreSQL without an address', { DATABASE_CLIENT: 'postgres' }, 'DATABASE_URL'],
])('%s is told in the words of the start', async (_, wrong, where) => {
  const { fine, findings } = await examineCms({ ...settings, ...wrong });
  expect(fine).toEqual([]);
  expect(findings).toEqual([
    {
      level: 'fault',
      what: expect.stringContaining(where),
      where: expect.stringContaining(where),
      mend: expect.any(String),
    },
  ]);
});

test.each<[string, () => Variables | undefined, { level?: string; where: string }]>([
  [
    'a database that is away',
    () => ({ DATABASE_FILENAME: '/nowhere/data.db' }),
    { where: 'DATABASE_FILENAME' },
  ],
  [
    'a PostgreSQL that is away',
    () => ({ DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }),
    { where: 'DATABASE_URL' },
  ],
  ['a folder that is a file', () => ({ PUBLIC_FOLDER: import.meta.filename }), { where: 'PUBLIC_FOLDER' }],
  ['a CMS that is not healthy', () => says('/_health', [503]), { where: 'HOST, PORT' }],
  [
    'a panel that nobody can enter',
    () => says('/admin/init', [200, '{"data":{"hasAdmin":false}}']),
    { level: 'warning', where: '/admin/auth/register-admin' },
  ],
  [
    'a panel that anybody can enter',
    () => says('/admin/register-admin', [400]),
    { where: '/admin/register-admin' },
  ],
  ['a site that is not ready', () => says('/api/ready', [503]), { where: 'SITE_INSTANCES' }],
  ['another secret', () => ({ REVALIDATE_SECRET: 's'.repeat(32) }), { where: 'REVALIDATE_SECRET' }],
  ['no site', () => ({ SITE_URL: '' }), { level: 'warning', where: 'SITE_URL, SITE_INSTANCES' }],
  ['no landing service', () => ({ LANDING_API_URL: '' }), { level: 'warning', where: 'LANDING_API_URL' }],
])('%s is all that is found', async (_, spoil, { level = 'fault', where }) => {
  const { findings } = await examineCms({ ...settings, ...spoil() });
  expect(findings).toEqual([{ level, where, what: expect.any(String), mend: expect.stringMatching(/\.$/) }]);
});

function says(address: string, answered: [number, string?]): undefined {
  answers = { ...RIGHT, [address]: answered };
}

test.each(['SITE_URL', 'LANDING_API_URL'])('a password in %s is refused, and not repeated', async (name) => {
  const word = 'opensesame';
  for (const host of ['site.test', '']) {
    const { findings } = await examineCms({ ...settings, [name]: `https://somebody:${word}@${host}` });
    expect(findings).toMatchObject([{ level: 'fault', where: name }]);
    expect(JSON.stringify(findings)).not.toContain(word);
  }
});

test('a storage of files is asked with the keys it is to be used with', async () => {
  const store = await openObjectStore();
  const bucket = {
    UPLOADS_STORAGE: 's3',
    S3_ENDPOINT: store.url,
    S3_BUCKET: 'library',
    S3_ACCESS_KEY_ID: ACCESS_KEY,
  };
  const right = await examineCms({ ...settings, ...bucket, S3_SECRET_ACCESS_KEY: SECRET_KEY });
  expect(right.findings).toEqual([]);
  const wrong = await examineCms({ ...settings, ...bucket, S3_SECRET_ACCESS_KEY: 'another' });
  expect(wrong.findings).toMatchObject([{ level: 'fault', where: expect.stringContaining('S3_BUCKET') }]);
  await store.close();
});

test('of a storage with many files one name is enough', async () => {
  const asked: string[] = [];
  const list = `<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>more</NextContinuationToken></ListBucketResult>`;
  const store = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/xml' }).end(list);
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const address = store.address();
  const S3_ENDPOINT = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const keys = { S3_BUCKET: 'library', S3_ACCESS_KEY_ID: ACCESS_KEY, S3_SECRET_ACCESS_KEY: SECRET_KEY };
  const { findings } = await examineCms({ ...settings, UPLOADS_STORAGE: 's3', S3_ENDPOINT, ...keys });
  store.closeAllConnections();
  store.close();
  expect([findings, asked]).toEqual([[], [expect.stringContaining('max-keys=1')]]);
});

test('one that hangs is told like one that is away', async () => {
  isSilent = true;
  const { findings } = await examineCms(settings, 200);
  expect(findings.map(({ where }) => where)).toEqual([
    ...[
      'HOST, PORT',
      '/admin/auth/register-admin',
      '/admin/register-admin',
      'SITE_INSTANCES',
      'REVALIDATE_SECRET',
    ],
  ]);
  for (const { what } of findings) expect(what).toContain('no answer within');
});
