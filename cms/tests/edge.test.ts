import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as askPlain, createServer, type IncomingHttpHeaders } from 'node:http';
import { request as askSecurely } from 'node:https';
import type { createServer as listenAnywhere } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OWN_DOCUMENTS, OWN_ROUTES, SECTIONS } from '@vitrina/content-contract/addresses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../../scripts/free-port.mjs';
import { temporaryFolder } from './running-cms';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const PATH = `${process.env.PATH}:/usr/sbin`;
const missing = ['nginx', 'openssl', 'redis-server'].filter((name) => !isInstalled(name));
const isSkipped = missing.length > 0 && process.env.CI !== 'true';
if (isSkipped)
  process.stderr.write(`The edge and Redis of Compose are not tested: no ${missing.join(', ')}.\n`);

const HOSTS = { SITE_HOST: 'shop.example', CMS_HOST: 'cms.example' };

describe.skipIf(isSkipped)('the edge of Compose', () => {
  let folder: string;
  let remove: () => Promise<void>;
  let edge: ReturnType<typeof spawn>;
  let heard: IncomingHttpHeaders = {};
  let asked = 0;
  const upstream = createServer((request, response) => {
    heard = request.headers;
    asked += 1;
    if (request.url === '/services') response.setHeader('cache-control', 'public, s-maxage=60');
    request.resume().on('end', () => response.end('from behind'));
  });
  const ports = { plain: 0, secure: 0, refresh: 0 };

  beforeAll(async () => {
    ({ folder, remove } = await temporaryFolder());
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const behind = portOf(upstream);
    Object.assign(ports, { plain: await freePort(), secure: await freePort() });
    ports.refresh = await freePort();
    mkdirSync(path.join(folder, 'certificates'));
    for (const host of Object.values(HOSTS))
      execFileSync(
        'openssl',
        [
          ...[
            'req',
            '-x509',
            '-newkey',
            'ec',
            '-pkeyopt',
            'ec_paramgen_curve:prime256v1',
            '-nodes',
            '-days',
            '2',
          ],
          ...[
            '-subj',
            `/CN=${host}`,
            '-keyout',
            `certificates/${host}.key`,
            '-out',
            `certificates/${host}.pem`,
          ],
        ],
        { cwd: folder, stdio: 'ignore' },
      );
    const variables: Record<string, string> = {
      ...HOSTS,
      SITE_SERVERS: `server 127.0.0.1:${behind};`,
      CMS_UPSTREAM: `127.0.0.1:${behind}`,
    };
    // As the image does it: only of variables that are set.
    const servers = readFileSync(path.join(ROOT, 'deploy', 'edge.conf.template'), 'utf8')
      .replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => variables[name] ?? whole)
      .replaceAll(' /tmp/', ` ${folder}/`)
      .replaceAll('8080', `127.0.0.1:${ports.plain}`)
      .replaceAll('8443', `127.0.0.1:${ports.secure}`)
      .replaceAll('listen 8081', `listen 127.0.0.1:${ports.refresh}`)
      .replaceAll('/var/cache/nginx/', `${folder}/`)
      .replaceAll('/certificates/', `${folder}/certificates/`)
      // Debian's nginx is older than that directive; the image's knows it.
      .replaceAll('  http2 on;\n', '')
      .replaceAll('/etc/nginx/vitrina/', `${path.join(ROOT, 'deploy', 'nginx', 'vitrina')}/`);
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
       events {} http { access_log off; ${servers} }`,
    );
    edge = spawn(
      'nginx',
      [
        ...['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', `${folder}/error.log`],
        // Its workers read and write what belongs to whoever has started the test.
        ...(process.getuid?.() === 0 ? ['-g', 'user root;'] : []),
      ],
      {
        env: { PATH },
      },
    );
    while (edge.exitCode === null && (await ask('/').catch(() => undefined)) === undefined) await pause(50);
    if (edge.exitCode !== null) throw new Error(readFileSync(`${folder}/error.log`, 'utf8'));
  });
  afterAll(async () => {
    edge?.kill('SIGTERM');
    upstream.close();
    await remove();
  });

  function ask(
    address: string,
    {
      host = HOSTS.SITE_HOST,
      headers = {},
      body = '',
    }: { host?: string; headers?: object; body?: string } = {},
  ): Promise<{ status: number; location: string | undefined }> {
    return new Promise((resolve, reject) => {
      const request = askSecurely(
        {
          ...{
            host: '127.0.0.1',
            port: ports.secure,
            servername: host,
            path: address,
            rejectUnauthorized: false,
          },
          ...{ method: body === '' ? 'GET' : 'POST', headers: { host, ...headers } },
        },
        (response) => {
          response.resume();
          resolve({ status: response.statusCode ?? 0, location: response.headers.location });
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  test.each(Object.values(HOSTS))(
    'passes a visitor of %s on with their own address and name',
    async (host) => {
      const forged = {
        'x-forwarded-for': '203.0.113.9, 198.51.100.7',
        forwarded: 'for=203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
        tracestate: 'a=b',
      };
      expect(await ask('/', { host, headers: forged })).toMatchObject({ status: 200 });
      expect(heard).toMatchObject({
        ...{ host, 'x-forwarded-host': host, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' },
        'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
      });
      for (const name of ['forwarded', 'traceparent', 'tracestate'])
        expect(heard[name], name).toBeUndefined();
    },
  );

  test('asks the site once for what is for everyone, and again when it is told to by its door', async () => {
    asked = 0;
    for (let turn = 0; turn < 3; turn += 1) expect(await ask('/services')).toMatchObject({ status: 200 });
    expect(asked).toBe(1);
    expect((await fetch(`http://127.0.0.1:${ports.refresh}/services`)).status).toBe(200);
    expect(asked).toBe(2);
    // The CMS has no copies.
    for (let turn = 0; turn < 2; turn += 1) await ask('/services', { host: HOSTS.CMS_HOST });
    expect(asked).toBe(4);
  });

  test('takes no body that the one behind would not', async () => {
    const body = 'a'.repeat(5_000_000);
    expect(await ask('/', { body })).toMatchObject({ status: 413 });
    expect(await ask('/', { host: HOSTS.CMS_HOST, body })).toMatchObject({ status: 200 });
  });

  test('shows its certificates only to who asks for a host by its name', async () => {
    await expect(ask('/', { host: 'other.example' })).rejects.toThrow();
  });

  test('leads whoever comes without encryption to it', async () => {
    const location = await new Promise((resolve, reject) => {
      askPlain(
        {
          host: '127.0.0.1',
          port: ports.plain,
          path: '/tutorials?page=2',
          headers: { host: HOSTS.SITE_HOST },
        },
        (response) => resolve([response.statusCode, response.headers.location]),
      )
        .on('error', reject)
        .end();
    });
    expect(location).toEqual([308, 'https://shop.example/tutorials?page=2']);
  });
});

test.each(['edge.conf.template', 'nginx/vitrina/visitor.conf', 'nginx/cms.conf'])(
  '%s lets no stranger choose a trace',
  (file) => {
    const lines = readFileSync(path.join(ROOT, 'deploy', file), 'utf8')
      .split('\n')
      .map((line) => line.trim());
    for (const name of ['traceparent', 'tracestate']) expect(lines).toContain(`proxy_set_header ${name} "";`);
  },
);

test('Compose gives the edge whatever its template asks for', () => {
  const { services } = parse(readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });
  const template = readFileSync(path.join(ROOT, 'deploy', 'edge.conf.template'), 'utf8');
  const variables = new Set([...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
  expect(Object.keys(services.edge.environment).toSorted()).toEqual([...variables].toSorted());
  const mounted = services.edge.volumes.map((volume: string) => volume.split(':')[1]);
  const included = [...template.matchAll(/include (\S+)\/[\w-]+\.conf;/g)].map(([, folder]) => folder);
  expect(new Set(included)).toEqual(new Set(['/etc/nginx/vitrina']));
  expect(mounted).toContain('/etc/nginx/vitrina');
});

test('the edge never keeps an address that the site answers for one visitor', () => {
  const text = readFileSync(path.join(ROOT, 'deploy', 'nginx', 'vitrina', 'locations.conf'), 'utf8');
  const [, listed = ''] = /location ~ \^\/\(\?:\[a-z\]\[a-z\]\/\)\?\(\?:(kubernetes[^)]*)\)/.exec(text) ?? [];
  const isDocument = (name: string) => SECTIONS.includes(name) || OWN_DOCUMENTS.includes(`/${name}`);
  const names = OWN_ROUTES.filter((name) => !isDocument(name) && !name.includes('.'));
  expect(listed.split('|').toSorted()).toEqual([...names, '_next'].toSorted());
});

test.skipIf(isSkipped)(
  'Redis of Compose keeps what it is told, and answers nobody without its password',
  async () => {
    const { services } = parse(readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });
    const { folder, remove } = await temporaryFolder();
    const port = String(await freePort());
    const REDIS_PASSWORD = 'of-the-test';
    // What Compose does to it: two dollars are one.
    const plain = (text: string) => text.replaceAll('$$', '$');
    const command = plain(services.redis.command.at(-1))
      .replaceAll('/tmp/', `${folder}/`)
      .replace('dir /data', `dir ${folder}`)
      .replace(/$/, ` --port ${port}`);
    const redis = spawn('sh', ['-c', command], { env: { PATH, REDIS_PASSWORD }, stdio: 'ignore' });
    const check = plain(services.redis.healthcheck.test[1]).replace('redis-cli', `redis-cli -p ${port}`);
    const isHealthy = (password: string) =>
      spawnSync('sh', ['-c', check], { env: { PATH, REDIS_PASSWORD: password } }).status === 0;
    while (redis.exitCode === null && !isHealthy(REDIS_PASSWORD)) await pause(50);
    expect(redis.exitCode).toBeNull();
    expect(isHealthy('another')).toBe(false);
    const asked = (...args: string[]) =>
      execFileSync('redis-cli', ['-p', port, ...args], { env: { PATH }, encoding: 'utf8', stdio: 'pipe' });
    expect(asked('KEYS', '*')).toContain('NOAUTH');
    expect(asked('-a', REDIS_PASSWORD, '--no-auth-warning', 'CONFIG', 'GET', 'appendonly')).toContain('yes');
    // Told to end it ends by itself, with everything on the disk.
    redis.kill('SIGTERM');
    expect(await once(redis, 'exit')).toEqual([0, null]);
    await remove();
  },
);

function isInstalled(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`], { env: { PATH } }).status === 0;
}

function portOf(server: ReturnType<typeof listenAnywhere>): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
