import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { OF_PROCESS, readVariables } from '../../scripts/variables.mjs';

const ROOT = path.resolve(import.meta.dirname, '..', '..');

const { site, cms } = readVariables();
const SERVICES = [
  {
    service: 'site',
    documented: 'docs/operations.md',
    variables: site,
    // Instances of one service share their volumes, and each wants a folder of its own: there Redis keeps the notes.
    notInCompose: ['STATE_DIR', 'SHOW_STYLE_GUIDE', 'DEMO_RESET_MINUTES'],
  },
  {
    service: 'cms',
    documented: 'cms/README.md',
    variables: cms,
    // The image listens where Compose expects it, the database and the bucket are Compose's own, nothing is a demonstration, and images
    // are made of `brand/`.
    notInCompose: [
      ...['HOST', 'PORT', 'PUBLIC_FOLDER', 'DATABASE_FILENAME', 'S3_REGION', 'S3_PREFIX'],
      ...['VITRINA_DEMO', 'DEMO_PASSWORD', 'DEMO_RESET_MINUTES', 'SCHEMA_FILE', 'BRAND_FOLDER'],
    ],
  },
];

describe.each(SERVICES)(
  'the variables of the $service',
  ({ service, documented, variables, notInCompose }) => {
    const own = variables.filter((name) => !OF_PROCESS.includes(name));

    test('are all documented', () => {
      const text = read(documented);
      expect(own.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
    });

    test('are passed on by Compose, which passes on nothing else', () => {
      const compose: { services: Record<string, { environment: Record<string, string> }> } = parse(
        read('docker-compose.yml'),
        { merge: true },
      );
      const passed = Object.keys(compose.services[service]?.environment ?? {}).toSorted();
      expect(passed).toEqual(own.filter((name) => !notInCompose.includes(name)));
    });
  },
);

interface Service {
  image?: string;
  environment?: Record<string, string>;
  ports?: string[];
  networks?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  pids_limit?: number;
  mem_limit?: string;
}

describe('Compose', () => {
  const { services, networks }: { services: Record<string, Service>; networks: Record<string, object> } =
    parse(read('docker-compose.yml'), { merge: true });
  const STORES = ['postgres', 'storage', 'redis'];
  const each = Object.entries(services);

  test('publishes nothing on all addresses of the host but its edge', () => {
    const open = each.filter(([, { ports = [] }]) => ports.some((port) => !port.startsWith('127.0.0.1:')));
    expect(open.map(([name]) => name)).toEqual(['edge']);
    for (const store of STORES) expect(services[store]?.ports).toBeUndefined();
  });

  test('keeps stores where only those who need them are, and no way leads out', () => {
    expect(networks).toMatchObject({ data: { internal: true } });
    for (const store of STORES) expect(services[store]?.networks).toEqual(['data']);
    const among = each.filter(([, { networks: own = [] }]) => own.includes('data')).map(([name]) => name);
    expect(among.toSorted()).toEqual(
      [...STORES, 'backup', 'cms', 'postgres-accounts', 'site', 'storage-bucket'].toSorted(),
    );
    for (const [name, { networks: own = [] }] of each) expect([name, own.length]).not.toEqual([name, 0]);
  });

  test.each(each)('confines %s', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number),
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
    });
  });

  test('gives nobody the accounts of owners, and no secret has a default', () => {
    const owners = ['POSTGRES_PASSWORD', 'STORAGE_ROOT_PASSWORD'];
    for (const name of ['site', 'cms', 'backup', 'sandbox', 'edge']) {
      const given = JSON.stringify(services[name]?.environment);
      for (const owner of owners) expect([name, given.includes(`{${owner}`)]).toEqual([name, false]);
    }
    const { cms, storage, site, redis } = services;
    expect(cms?.environment?.S3_ACCESS_KEY_ID).not.toBe(storage?.environment?.MINIO_ROOT_USER);
    expect(cms?.environment?.DATABASE_URL).not.toBe(site?.environment?.ORDERS_DATABASE_URL);
    expect(site?.environment?.REDIS_URL).toContain('${REDIS_PASSWORD');
    expect(Object.keys(redis?.environment ?? {})).toEqual(['REDIS_PASSWORD']);
    const defaults = [...read('docker-compose.yml').matchAll(/\$\{(\w+):-([^}]+)\}/g)];
    const secret = defaults.filter(([, name = '']) => /PASSWORD|SECRET|TOKEN|KEY|SALT/.test(name));
    // Of a demonstration.
    expect(secret.map(([, name]) => name)).toEqual(['SANDBOX_DEMO_PASSWORD']);
  });

  test('lets the CMS do in the storage what it does, in its bucket only', () => {
    const { Statement }: { Statement: { Action: string[]; Resource: string[] }[] } = JSON.parse(
      read('deploy/storage-policy.json'),
    );
    expect(Statement.flatMap(({ Action }) => Action).toSorted()).toEqual(
      ['s3:DeleteObject', 's3:GetBucketLocation', 's3:GetObject', 's3:ListBucket', 's3:PutObject'].toSorted(),
    );
    for (const { Resource } of Statement)
      for (const name of Resource) expect(name).toMatch(/^arn:aws:s3:::vitrina-library(\/\*)?$/);
  });

  test('says in the documentation every secret that it asks for', () => {
    const asked = [...read('docker-compose.yml').matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
    const told = `${read('docs/operations.md')}${read('cms/README.md')}`;
    expect([...new Set(asked)].filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the images', () => {
  const recipe = read('deploy/Dockerfile');

  test('run as nobody of importance, with what they were made of belonging to root', () => {
    const stages = recipe.split(/^FROM /m).slice(1);
    const runs = stages.filter((stage) => /^CMD /m.test(stage));
    expect(runs).toHaveLength(4);
    for (const stage of runs) {
      expect(stage.match(/^USER (.*)$/gm)?.at(-1)).toMatch(/^USER (node|postgres)$/);
      expect(stage).not.toMatch(/COPY .*--chown/);
      expect(stage).toMatch(/^COPY --from=built \/images\//m);
    }
  });

  test('are made by the script that is tried without them', () => {
    expect(recipe).toContain('node scripts/image.mjs "$image" "/images/$image"');
    expect(recipe).not.toMatch(/COPY --from=built[^\n]* \/vitrina \/vitrina/);
  });
});

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
