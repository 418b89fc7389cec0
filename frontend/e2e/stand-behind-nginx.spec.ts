import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { expect, test } from '@playwright/test';
import { nginxConfiguration, nginxFault, startNginx } from '../../scripts/nginx.mjs';
import { openPublishShop } from '../../scripts/publish-shop.mjs';
import { changes, openPanel } from '../../scripts/publishing.mjs';
import { observatoryScore } from '../src/testing/observatory-score';
import { askByHttp2 } from './http2-visitor';
import { ownPorts, WORKER } from './own-ports';
import { PAGES } from './page-types';
import { OPENING_MS } from './patience';
import { DEMO_PASSWORD } from './stand';
import { askBare, makeCertificate } from './tls-proxy';

const PORTS = ownPorts(2);
const FIRST = PORTS.sites[0] ?? 0;
/** Of nginx: for the site with TLS and without, the second proxy behind it, the same for the CMS, and where pages are fetched anew. */
const [TLS, PLAIN, INNER, CMS_TLS, CMS_PLAIN, REFRESH] = [
  FIRST + 2,
  FIRST + 3,
  FIRST + 4,
  FIRST + 5,
  FIRST + 6,
  FIRST + 7,
] as const;
const SITE = `https://localhost:${TLS}`;
const CMS = `https://localhost:${CMS_TLS}`;
/** The promise is a second; a machine that runs other journeys meanwhile gets some more. */
const SEEN_WITHIN_MS = 6_000;
const PAGES_OF_ALL_TYPES = [...Object.entries(PAGES), ['order', '/order'], ['request', '/request']] as const;

let shop: Awaited<ReturnType<typeof openPublishShop>> | undefined;
let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
let certificate: ReturnType<typeof makeCertificate>;
let folder: string;

test.describe.configure({ mode: 'serial' });
test.use({ ignoreHTTPSErrors: true });

test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  const fault = nginxFault();
  test.skip(fault !== undefined, fault);
  folder = mkdtempSync(join(tmpdir(), 'vitrina-certificate-'));
  certificate = makeCertificate();
  writeFileSync(join(folder, 'pem'), certificate.cert);
  writeFileSync(join(folder, 'key'), certificate.key);
  shop = await openPublishShop({
    data: join(tmpdir(), `vitrina-e2e-nginx-${WORKER}`),
    ports: PORTS,
    // The CMS asks the site from inside, where there is no certificate.
    cmsEnv: {
      PUBLIC_URL: CMS,
      TRUSTED_PROXIES: '1',
      SITE_PUBLIC_URL: SITE,
      SITE_URL: `http://127.0.0.1:${FIRST + 1}`,
    },
    siteEnvOf: (instance) => ({
      CMS_PUBLIC_URL: CMS,
      SHOW_STYLE_GUIDE: 'true',
      // Nobody stands before the first; two proxies of ours stand before the second.
      ...(instance === 0
        ? { SITE_URL: `http://localhost:${FIRST}` }
        : {
            ...{ SITE_URL: SITE, TRUSTED_PROXIES: '2' },
            EDGE_REFRESH_URL: `http://127.0.0.1:${REFRESH}`,
          }),
    }),
  });
  nginx = await startNginx({
    servers: [
      nginxConfiguration('site.conf', {
        'https://shop.example.com': SITE,
        '/etc/ssl/shop.example.com.pem': join(folder, 'pem'),
        '/etc/ssl/shop.example.com.key': join(folder, 'key'),
        'shop.example.com': 'localhost',
        'listen 443': `listen ${TLS}`,
        'listen 80': `listen ${PLAIN}`,
        'server 127.0.0.1:3000': `server 127.0.0.1:${INNER}`,
        '127.0.0.1:8081': `127.0.0.1:${REFRESH}`,
        '/var/lib/nginx/vitrina': join(folder, 'copies'),
      }),
      innerProxy(),
      nginxConfiguration('cms.conf', {
        'https://cms.example.com': CMS,
        '/etc/ssl/cms.example.com.pem': join(folder, 'pem'),
        '/etc/ssl/cms.example.com.key': join(folder, 'key'),
        'cms.example.com': 'localhost',
        'listen 443': `listen ${CMS_TLS}`,
        'listen 80': `listen ${CMS_PLAIN}`,
        'http://127.0.0.1:1337': `http://127.0.0.1:${PORTS.cms}`,
      }),
    ],
    ports: [TLS, PLAIN, INNER, CMS_TLS, CMS_PLAIN],
  });
});
test.afterAll(async () => {
  await nginx?.close();
  await shop?.close();
  if (folder) rmSync(folder, { recursive: true });
});

/** A second proxy of ours behind the first, as a balancer is, with the same lines as the first. */
function innerProxy(): string {
  return `server { listen 127.0.0.1:${INNER}; client_max_body_size 4m;
    ${nginxConfiguration('vitrina/visitor.conf', {})}
    location / { proxy_pass http://127.0.0.1:${FIRST + 1}; proxy_buffering off; } }`;
}

const ask = (path: string, asked = {}) => askByHttp2(SITE, certificate.cert, path, asked);

test('every type of page answers by HTTP/2 behind two proxies as it does bare', async () => {
  test.setTimeout(120_000);
  const others = [
    '/x',
    '/services/x',
    '/tutorials/x',
    '/prices.json',
    '/robots.txt',
    '/hand-off',
    '/assets/none.png',
  ];
  for (const address of [...PAGES_OF_ALL_TYPES.map(([, address]) => address), ...others]) {
    const bare = await askBare(FIRST, address);
    const behind = await ask(address);
    expect.soft(behind.status, address).toBe(bare.status);
    expect.soft(essence(behind.headers, behind.text), address).toEqual(essence(bare.headers, bare.text));
  }
});

test('every type of page has A+ by the rules of Mozilla’s observatory, with at least 120 points', async () => {
  const led = await askBare(PLAIN, '/');
  const plain = { status: led.status, location: led.headers.location };
  for (const [name, address] of PAGES_OF_ALL_TYPES) {
    const first = await ask(address);
    // A form is led to an order of its own; the observatory follows, too.
    const { headers, text: html } =
      first.status === 307 ? await ask(`${first.headers.location}`.replace(SITE, '')) : first;
    const { score, points } = observatoryScore({ headers, html }, plain, `localhost:${TLS}`);
    expect.soft(score, `${name}: ${JSON.stringify(points)}`).toBeGreaterThanOrEqual(120);
    expect.soft(headers['cross-origin-opener-policy'], name).toBe('same-origin');
    expect.soft(headers['permissions-policy'], name).toContain('camera=()');
  }
});

test('the panel of the CMS has A+ too', async () => {
  const led = await askBare(CMS_PLAIN, '/admin');
  const { headers, text: html } = await askByHttp2(CMS, certificate.cert, '/admin');
  const plain = { status: led.status, location: led.headers.location };
  const { score, points } = observatoryScore({ headers, html }, plain, `localhost:${CMS_TLS}`);
  expect(score, JSON.stringify(points)).toBeGreaterThanOrEqual(100);
});

test('who comes without TLS is led to the same page with it, and who asks for another name gets nothing', async () => {
  for (const [port, origin] of [
    [PLAIN, SITE],
    [CMS_PLAIN, CMS],
  ] as const) {
    const led = await askBare(port, '/services?x=1');
    expect([led.status, led.headers.location]).toEqual([301, `${origin}/services?x=1`]);
  }
  const foreign = await ask('/', { headers: { ':authority': 'evil.test' } });
  expect(foreign.status).toBe(421);
  const refused = await new Promise((resolve) => {
    const socket = connect({
      port: TLS,
      host: '127.0.0.1',
      servername: 'evil.test',
      rejectUnauthorized: false,
    });
    socket.on('secureConnect', () => resolve('shaken'));
    socket.on('error', () => resolve('refused'));
  });
  expect(refused).toBe('refused');
});

test('a customer logs in by a form with scripts and without them, and is known by their own address', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${SITE}/registration?auth=login`);
    await page.getByLabel('Логин или почта').fill('demo');
    await page.getByLabel('Пароль').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page).toHaveURL(new RegExp(`:${PORTS.sandbox}/panel/servers`));
    await context.close();
  }
  // Left of what both proxies say stands what the visitor says, and it changes nothing.
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const tries = Array.from({ length: 9 }, (_, turn) => ({
    ...form,
    'x-forwarded-for': `198.51.100.${turn}`,
  }));
  for (const headers of tries) {
    const { status } = await ask('/api/try-again', { method: 'POST', headers, body: 'page=/services/gpu' });
    expect(status).toBe(303);
  }
});

test('a form of another site is a 403, and a form too large is a 413, behind nginx too', async () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const evil = await ask('/order', {
    method: 'POST',
    headers: { ...type, origin: 'https://evil.test' },
    body: 'a=1',
  });
  expect(evil.status).toBe(403);
  const own = { ...type, origin: SITE };
  const large = await ask('/order', { method: 'POST', headers: own, body: 'a'.repeat(1_500_000) });
  expect([large.status, large.text.includes('слишком много текста')]).toEqual([413, true]);
});

test('an editor logs in to the panel, uploads a picture and sees a draft in its frame', async ({ page }) => {
  await page.goto(`${CMS}/admin/auth/login`);
  await page.getByLabel(/почт|email/i).fill('developer@vitrina.example');
  await page.getByRole('textbox', { name: /пароль|password/i }).fill(DEMO_PASSWORD);
  const answered = page.waitForResponse((response) => response.url().endsWith('/admin/login'));
  await page.getByRole('button', { name: /войти|login/i }).click();
  const { data } = await (await answered).json();
  const headers = { authorization: `Bearer ${data.token}` };
  const cookies = await page.context().cookies(`${CMS}/admin/access-token`);
  expect(cookies.find(({ name }) => name.includes('refresh'))).toMatchObject({
    secure: true,
    httpOnly: true,
  });

  // Larger than nginx takes by itself.
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/><!--${' '.repeat(900_000)}--></svg>`;
  const film = Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    Buffer.alloc(3_000_000, 32),
    Buffer.from('\nstartxref\n0\n%%EOF\n'),
  ]);
  for (const file of [
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(picture) },
    { name: 'offer.pdf', mimeType: 'application/pdf', buffer: film },
  ]) {
    const sent = await page.request.post(`${CMS}/upload`, {
      headers,
      multipart: { files: file, fileInfo: JSON.stringify({ name: file.name }) },
    });
    expect(sent.status(), await sent.text()).toBe(201);
  }

  const address = `behind-nginx-${Date.now()}`;
  const articles = `${CMS}/content-manager/collection-types/api::knowledge.article`;
  const created = await page.request.post(articles, {
    headers,
    data: { title: `Черновик ${address}`, url: address, text: '<p>Этого на сайте ещё нет.</p>' },
  });
  const { data: entry } = await created.json();
  await page.goto(
    `${CMS}/admin/content-manager/collection-types/api::knowledge.article/${entry.documentId}?plugins[i18n][locale]=ru`,
  );
  await page.getByRole('button', { name: 'Посмотреть черновик' }).click();
  const frame = page.frameLocator('iframe[title="Черновик на сайте"]');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`Черновик ${address}`);
});

test('a page is kept for everybody but for who is logged in, who sees it with their name', async ({
  page,
}) => {
  await expect.poll(async () => (await ask('/services/s3')).headers['cache-status']).toContain('hit');
  const before = await page.goto(`${SITE}/services/s3`);
  expect(before?.headers()['cache-status']).not.toContain('bypass');
  await page.goto(`${SITE}/registration?auth=login`);
  await page.getByLabel('Логин или почта').fill('demo');
  await page.getByLabel('Пароль').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL(new RegExp(`:${PORTS.sandbox}/panel/servers`));
  const visit = await page.goto(`${SITE}/services/s3`);
  expect(visit?.headers()['cache-status']).toContain('bypass');
  await expect(page.locator('[data-customer-name]').first()).toHaveText('Анна Демидова');
  await expect.poll(async () => (await ask('/services/s3')).headers['cache-status']).toContain('hit');
});

test('what is published replaces the copies of nginx, and what is withdrawn is gone from them', async () => {
  const cms = `http://127.0.0.1:${PORTS.cms}`;
  const { article } = await changes(cms);
  // Readers have left copies in every encoding.
  const encodings = ['gzip, br', 'gzip', 'identity'].map((encoding) => ({
    headers: { 'accept-encoding': encoding },
  }));
  const readAll = (address: string) => Promise.all(encodings.map((asked) => ask(address, asked)));
  for (const address of article.pages) await readAll(address);
  const title = `Ключи за nginx ${Date.now()}`;
  await article.show(title);
  for (const address of article.pages)
    await expect.poll(async () => (await ask(address)).text, { timeout: SEEN_WITHIN_MS }).toContain(title);
  const [address = ''] = article.pages;
  const tags = (await readAll(address)).map(({ headers }) => headers.etag);
  expect(new Set(tags).size).toBe(1);

  const editor = await openPanel(cms, 'editor');
  const url = `behind-nginx-and-gone-${Date.now()}`;
  const brief = await editor.create('knowledge.article', {
    ...{ title: 'Статья на время', url, description: 'О том, как статью снимают.' },
    text: '<p>Её скоро снимут.</p>',
  });
  await editor.publish('knowledge.article', brief);
  await expect.poll(async () => (await ask(`/blog/${url}`)).status, { timeout: SEEN_WITHIN_MS }).toBe(200);
  await readAll(`/blog/${url}`);
  await editor.unpublish('knowledge.article', brief);
  const statuses = async () => (await readAll(`/blog/${url}`)).map(({ status }) => status);
  await expect.poll(statuses, { timeout: SEEN_WITHIN_MS }).toEqual([410, 410, 410]);
});

test('nginx has had nothing to complain about but names that nobody has', () => {
  const complaints = (nginx?.errors() ?? '')
    .split('\n')
    .filter((line) => /\[(?:error|crit|alert|emerg)\]/.test(line));
  expect(complaints.filter((line) => !/SSL_do_handshake|rejected/.test(line))).toEqual([]);
});

/** What a visitor sees of a page, and what a browser is told with it. */
function essence(headers: Readonly<Record<string, string | string[] | undefined>>, text: string) {
  const isPage = /html/.test(`${headers['content-type']}`);
  const found = (pattern: RegExp) => (isPage ? (pattern.exec(text)?.[1] ?? '').replace(/<[^>]+>/g, '') : '');
  const told = [
    'content-type',
    'cache-control',
    'content-security-policy',
    'referrer-policy',
    'x-frame-options',
    'x-content-type-options',
  ];
  return {
    ...Object.fromEntries(told.map((name) => [name, headers[name]])),
    // Every visit of a form has an order of its own.
    location: `${headers.location ?? ''}`
      .replace(SITE, '')
      .replace(`http://localhost:${FIRST}`, '')
      .replace(/(?<=intent=)[0-9a-f-]+/, 'OF THE VISIT'),
    title: found(/<title>([^<]*)/),
    heading: found(/<h1[^>]*>(.*?)<\/h1>/s),
  };
}
