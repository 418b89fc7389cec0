import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from './free-port.mjs';
import { localEdge } from './local-edge.mjs';
import { nginxFault, startNginx } from './nginx.mjs';
import { ROOT } from './toolchain.mjs';

const fault = nginxFault();
if (fault) process.stderr.write(`What the edge keeps is not tested: ${fault}.\n`);

// Copies have to end before some of what follows is seen.
vi.setConfig({ testTimeout: 60_000 });

const SHARED = 'public, max-age=0, s-maxage=60';
const PAGE: Headers = { 'content-type': 'text/html', 'cache-control': SHARED };

type Headers = Record<string, string | string[]>;
interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

describe.skipIf(fault !== undefined)('the edge', () => {
  let folder: string;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let answer: RequestListener;
  let heard: IncomingMessage[] = [];
  const listener: RequestListener = (asked, response) => {
    heard.push(asked);
    asked.resume().on('end', () => answer(asked, response));
  };
  const site = createServer(listener);
  const other = createServer(listener);
  const ports = { edge: 0, refresh: 0, site: 0, other: 0 };
  let addresses = 0;
  /** One that nobody has asked for so far. */
  const newAddress = () => {
    addresses += 1;
    return `/services/page-${addresses}`;
  };

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'vitrina-edge-'));
    await Promise.all([site, other].map((server) => listen(server)));
    Object.assign(ports, { site: portOf(site), other: portOf(other) });
    Object.assign(ports, { edge: await freePort(), refresh: await freePort() });
    // Of this machine's own addresses one is inside and all others are not.
    const files = path.join(folder, 'vitrina');
    cpSync(path.join(ROOT, 'deploy', 'nginx', 'vitrina'), files, { recursive: true });
    const door = path.join(files, 'refresh.conf');
    const allowed = readFileSync(door, 'utf8');
    expect(allowed).toContain('allow 127.0.0.0/8;');
    writeFileSync(door, allowed.replace('allow 127.0.0.0/8;', 'allow 127.0.0.1;'));
    const text = localEdge({
      ...{ sites: [ports.site, ports.other], port: ports.edge, refreshPort: ports.refresh },
      copies: path.join(folder, 'copies'),
    });
    nginx = await startNginx({
      servers: [text.replaceAll(path.join(ROOT, 'deploy', 'nginx', 'vitrina'), files)],
      ports: [ports.edge, ports.refresh],
    });
  });
  beforeEach(() => {
    heard = [];
    answer = (asked, response) => response.writeHead(200, PAGE).end(`${heard.length} ${asked.url}`);
  });
  afterAll(async () => {
    await nginx?.close();
    for (const server of [site, other]) server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (address: string, asked: Asked = {}) => askAt(ports.edge, address, asked);
  const refresh = (address: string, asked: Asked = {}) => askAt(ports.refresh, address, asked);

  test('gives everybody the copy of a page that the site says is for everyone', async () => {
    const address = newAddress();
    const first = await ask(address, { headers: { cookie: 'vitrina-counters=yes; theme=dark' } });
    const second = await ask(address);
    expect([first.body, second.body, heard.length]).toEqual([`1 ${address}`, `1 ${address}`, 1]);
    expect([first, second].map(({ headers }) => headers['cache-status'])).toEqual([
      ...['vitrina-edge; fwd=uri-miss', 'vitrina-edge; hit'],
    ]);
    // What browsers and others are told is the site's to say.
    expect(second.headers['cache-control']).toBe(SHARED);
  });

  test.each<[string, number, Headers]>([
    ['that sets a cookie', 200, { ...PAGE, 'set-cookie': 'a=b' }],
    ['that nobody may store', 200, { 'cache-control': 'no-store' }],
    ['for one visitor', 200, { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }],
    ['that is private for all it says of shares', 200, { 'cache-control': 'private, s-maxage=60' }],
    ['that browsers may keep', 200, { 'cache-control': 'public, max-age=60' }],
    ['that says nothing', 200, {}],
    ['that hangs on cookies', 200, { ...PAGE, vary: 'Accept-Encoding, Cookie' }],
    ['that hangs on the language', 200, { ...PAGE, vary: 'Accept-Language' }],
    ['that there is no page', 404, { 'cache-control': 'no-store' }],
    ['that leads elsewhere', 308, { location: '/', 'cache-control': 'no-store' }],
    ['of a failure', 503, { 'cache-control': 'no-store' }],
  ])('keeps no answer %s', async (_, status, headers) => {
    answer = (_asked, response) => response.writeHead(status, headers).end(String(heard.length));
    const address = newAddress();
    const answers = [await ask(address), await ask(address)];
    expect(answers.map(({ body }) => body)).toEqual(['1', '2']);
    expect(answers.map((one) => one.status)).toEqual([status, status]);
  });

  test.each(['vitrina-session', '__Host-vitrina-session', '__Host-vitrina-login'])(
    'gives who has the cookie %s no copy, and takes none of them',
    async (name) => {
      const address = newAddress();
      const customer = { headers: { cookie: `theme=dark; ${name}=sealed` } };
      expect((await ask(address, customer)).body).toBe(`1 ${address}`);
      expect((await ask(address)).body).toBe(`2 ${address}`);
      expect((await ask(address, customer)).body).toBe(`3 ${address}`);
      expect((await ask(address)).body).toBe(`2 ${address}`);
      expect(heard[2]?.headers.cookie).toContain(`${name}=sealed`);
    },
  );

  test.each(
    [
      ...['/', '/services', '/tutorials/linux/ssh', '/about'].map((address) => [`${address}?a=b`]),
      ...['/order', '/registration', '/request', '/hand-off', '/log-out', '/anti-bot', '/api/counts'],
      ...[
        '/preview/article',
        '/kubernetes/create-cluster',
        '/search',
        '/status',
        '/ui',
        '/assets/a.png',
        '/mcp',
      ],
      ...['/prices.json', '/sitemap.xml', '/robots.txt', '/a%2Fb', '//services', '/services/?utm_source=x'],
      ...['/services?utm_source=x&wmid=5', '/_next/data/x.json', '/not-found', '/unknown-form'],
    ].flat(),
  )('asks the site each time for %s', async (address) => {
    const answers = [await ask(address), await ask(address)];
    expect(answers.map(({ body }) => body)).toEqual([`1 ${address}`, `2 ${address}`]);
  });

  test('asks the site for what is no plain question', async () => {
    const address = newAddress();
    await ask(address);
    for (const asked of [{ method: 'POST', body: 'a=1' }, { headers: { authorization: 'Bearer x' } }])
      expect((await ask(address, asked)).body).not.toBe(`1 ${address}`);
    expect((await ask(address)).body).toBe(`1 ${address}`);
  });

  test('knows a page also with the marks of advertisements', async () => {
    const address = newAddress();
    await ask(`${address}?utm_source=x&utm_medium=%D0%B0&yclid=7`);
    expect((await ask(address)).body).toContain('1 ');
    expect((await ask(`${address}?gclid=3`)).body).toContain('1 ');
  });

  test('keeps one copy for each encoding, however browsers ask for it', async () => {
    answer = ({ headers }, response) =>
      response.writeHead(200, { ...PAGE, vary: 'accept-encoding' }).end(`in ${headers['accept-encoding']}`);
    const address = newAddress();
    const ways = [
      ...['gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8', 'gzip, deflate', 'gzip, br;q=0', 'deflate'],
      ...['', 'gzip;q=0, br', 'GZIP', 'x-gzip'],
    ];
    const answers = [];
    for (const way of ways) answers.push((await ask(address, { headers: { 'accept-encoding': way } })).body);
    const [brotli, gzip, plain] = ['in br, gzip', 'in gzip', 'in identity'];
    expect(answers).toEqual([brotli, brotli, gzip, gzip, plain, plain, plain, gzip, plain]);
    expect(heard).toHaveLength(3);
  });

  test('answers with the copy while a newer one is made, and with that afterwards', async () => {
    const headers = { ...PAGE, 'cache-control': 'public, s-maxage=1, stale-while-revalidate=600' };
    const address = newAddress();
    answer = (_, response) => response.writeHead(200, headers).end('old');
    await ask(address);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    answer = async (_, response) => {
      await released;
      response.writeHead(200, headers).end('new');
    };
    await expect.poll(async () => statusOf(await ask(address)), { timeout: 30_000 }).toContain('stale');
    expect((await ask(address)).body).toBe('old');
    release();
    await expect.poll(async () => (await ask(address)).body, { timeout: 30_000 }).toBe('new');
  });

  test('does not use a copy that is older than the site says while the site answers', async () => {
    const address = newAddress();
    answer = (_, response) =>
      response.writeHead(200, { ...PAGE, 'cache-control': 's-maxage=1' }).end(String(heard.length));
    await ask(address);
    const seen = new Set<string>();
    await expect
      .poll(
        async () => {
          const { body, headers } = await ask(address);
          seen.add(String(headers['cache-status']));
          return body;
        },
        { timeout: 30_000 },
      )
      .toBe('2');
    expect([...seen].filter((status) => status.includes('stale') && status.includes('hit'))).toEqual([]);
  });

  test.each([500, 502, 503])('shows the last copy while the site answers %i', async (status) => {
    const address = newAddress();
    answer = (_, response) => response.writeHead(200, { ...PAGE, 'cache-control': 's-maxage=1' }).end('good');
    await ask(address);
    answer = (_, response) => response.writeHead(status, { 'cache-control': 'no-store' }).end('bad');
    await expect.poll(async () => statusOf(await ask(address)), { timeout: 30_000 }).toContain('stale');
    expect(await ask(address)).toMatchObject({ status: 200, body: 'good' });
  });

  test('shows the last copies while nobody of the site is there, of files, too', async () => {
    const [page, file] = [newAddress(), '/_next/static/chunks/a-b0c1.js'];
    answer = ({ url }, response) =>
      response
        .writeHead(200, url === file ? immutable : { ...PAGE, 'cache-control': 's-maxage=1' })
        .end('good');
    await ask(page);
    await ask(file);
    for (const server of [site, other]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
    try {
      await expect.poll(async () => statusOf(await ask(page)), { timeout: 30_000 }).toContain('stale');
      for (const address of [page, file])
        expect(await ask(address)).toMatchObject({ status: 200, body: 'good' });
      expect((await ask(newAddress())).status).toBe(502);
    } finally {
      await listen(site, ports.site);
      await listen(other, ports.other);
      // Whoever did not answer is left alone for two seconds.
      await expect.poll(async () => (await ask(newAddress())).status, { timeout: 30_000 }).toBe(200);
    }
  });

  const immutable: Headers = { 'cache-control': 'public, max-age=31536000, immutable' };
  test.each(['/_next/static/chunks/[slug]-b0c1.js', '/fonts/onest.woff2', '/islands/search-b0c1.js'])(
    'keeps %s, which is named by its content, and not what may change there',
    async (address) => {
      answer = (_, response) => response.writeHead(200, immutable).end(String(heard.length));
      expect([(await ask(address)).body, (await ask(address)).body]).toEqual(['1', '1']);
      answer = (_, response) =>
        response.writeHead(404, { 'cache-control': 'public, max-age=0' }).end(String(heard.length));
      // What one instance does not have is asked of the other.
      expect([(await ask(`${address}x`)).body, (await ask(`${address}x`)).body]).toEqual(['3', '5']);
    },
  );

  test('has a page fetched anew at its door, for every encoding by itself', async () => {
    const address = newAddress();
    const encoded = (way: string) => ({ headers: { 'accept-encoding': way } });
    for (const way of ['br, gzip', 'gzip']) await ask(address, encoded(way));
    await refresh(address, encoded('gzip'));
    expect((await ask(address, encoded('gzip, deflate'))).body).toBe(`3 ${address}`);
    expect((await ask(address, encoded('gzip, br'))).body).toBe(`1 ${address}`);
  });

  test.each<[string, number, Headers]>([
    ['is gone', 410, { 'cache-control': 'no-store' }],
    ['is not there', 404, { 'cache-control': 'no-store' }],
    ['has moved', 308, { location: '/services', 'cache-control': 'no-store' }],
  ])('forgets at its door a page that %s', async (_, status, headers) => {
    const address = newAddress();
    await ask(address);
    answer = (_asked, response) => response.writeHead(status, headers).end();
    await refresh(address);
    expect((await ask(address)).status).toBe(status);
  });

  test.each<[string, number, Headers]>([
    ['a failure', 503, { 'cache-control': 'no-store' }],
    ['what is for one visitor', 200, { 'cache-control': 'private, no-store' }],
    ['what sets a cookie', 200, { ...PAGE, 'set-cookie': 'a=b' }],
  ])('takes %s at its door for no page', async (_, status, headers) => {
    const address = newAddress();
    await ask(address);
    answer = (_asked, response) => response.writeHead(status, headers).end('not this');
    await refresh(address);
    expect((await ask(address)).body).toBe(`1 ${address}`);
  });

  test('opens its door to nobody from outside, and for no other question', async () => {
    const address = newAddress();
    await ask(address);
    expect((await refresh(address, { from: '127.0.0.2' })).status).toBe(403);
    expect((await refresh(address, { method: 'POST', body: 'a' })).status).toBe(403);
    expect((await refresh(address, { method: 'PURGE' })).status).toBe(403);
    for (const headers of [{ 'cache-control': 'no-cache' }, { pragma: 'no-cache' }, { 'x-purge': '1' }])
      expect((await ask(address, { headers })).body).toBe(`1 ${address}`);
    expect(heard).toHaveLength(1);
  });

  test('asks another instance instead of one that breaks off, but for a form', async () => {
    let broken: number | undefined;
    answer = (asked, response) => {
      broken ??= asked.socket.localPort;
      if (asked.socket.localPort === broken) return void asked.socket.destroy();
      response.writeHead(200, PAGE).end('answered');
    };
    const addresses = [newAddress(), newAddress(), newAddress()];
    for (const address of addresses) expect((await ask(address)).body).toBe('answered');
    broken = undefined;
    heard = [];
    answer = (asked) => void asked.socket.destroy();
    expect((await ask('/order', { method: 'POST', body: 'a=1' })).status).toBe(502);
    expect(heard).toHaveLength(1);
  });
});

const statusOf = ({ headers }: Answer) => String(headers['cache-status']);

interface Asked {
  method?: string;
  headers?: Headers;
  body?: string;
  from?: string;
}

function askAt(
  port: number,
  address: string,
  { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Asked,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', localAddress: from, port, path: address, method, headers, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

function listen(server: Server, port = 0): Promise<void> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
