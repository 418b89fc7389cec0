import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { openShopUnderFire, type ShopUnderFire, type Site } from './once/shop-under-fire';
import { portBeside } from './own-ports';
import { OPENING_MS } from './patience';
import { type Answer, type Asked, askBare, openTlsProxy, type TlsProxy } from './tls-proxy';

const TLS_PORT = portBeside(0);
/** As many as a page is made again in a minute for one address (pages/api/try-again.ts). */
const TRIES = 6;

let shop: ShopUnderFire;
/** Nothing stands before it, and nobody is believed. */
let bare: Site;
/** Believes one proxy, and has one. */
let behind: Site;
let proxy: TlsProxy;

test.describe.configure({ mode: 'serial' });
test.use({ ignoreHTTPSErrors: true });

test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  const secured = { SITE_URL: `https://localhost:${TLS_PORT}`, TRUSTED_PROXIES: '1' };
  shop = await openShopUnderFire({
    instances: 2,
    redisUrl: undefined,
    envOf: (instance) => (instance === 0 ? {} : secured),
  });
  const [first, second] = shop.sites;
  if (!first || !second) throw new Error('There are two instances of the site.');
  [bare, behind] = [first, second];
  proxy = await openTlsProxy({ port: TLS_PORT, to: behind.port });
});
test.afterAll(async () => {
  await proxy?.close();
  await shop?.close();
});

test('every address answers behind TLS as it does bare, and whoever says to be behind TLS gets no other answer', async () => {
  // What the provider is asked for the first time may take longer than a feed waits.
  for (const ask of [(address: string) => askBare(bare.port, address), proxy.ask])
    await expect.poll(async () => (await ask('/prices.json')).status, { timeout: 60_000 }).toBe(200);
  const addresses = [
    ...[
      '/',
      '/services',
      '/solutions',
      '/services/cloud-servers',
      '/ai-help',
      '/tutorials',
      '/search?q=linux',
    ],
    ...['/x', '/services/x', '/solutions/x', '/tutorials/x', '/tutorials/linux/x', '/missing/page', '/a/b/c'],
    ...['/registration', '/registration?auth=login', '/registration?auth=bogus', '/order', '/request'],
    ...['/services/', '/services//x', '/?wmid=501', '/services/cloud-servers?preset=1&wmid=x', '/log-out'],
    ...['/hand-off', '/hand-off?to=/servers', '/anti-bot', '/preview/page?ticket=x'],
    ...['/preview/article', '/kubernetes/create-cluster', '/prices.json', '/prices.csv', '/robots.txt'],
    ...['/assets/none.png', '/_next/static/none.js', '/fonts/none.woff2', '/api/none', '/icon.svg'],
  ];
  const forged = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.test', 'x-forwarded-port': '1' };
  for (const address of addresses) {
    const [plain, said, secured] = [
      essence(await askBare(bare.port, address), bare.origin),
      essence(await askBare(bare.port, address, { headers: forged }), bare.origin),
      essence(await proxy.ask(address), proxy.origin),
    ];
    expect.soft(plain.status, address).toBeLessThan(500);
    expect.soft(said, `${address}, said to be behind TLS`).toEqual(plain);
    expect.soft(secured, `${address} behind TLS`).toEqual(plain);
  }
});

test('a customer logs in, goes to the panel and logs out behind TLS, by cookies that no plain connection gets', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${proxy.origin}/registration?auth=login`);
    await page.getByLabel('Логин или почта').fill('demo');
    await page.getByLabel('Пароль').fill(shop.password);
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page).toHaveURL(`${shop.panel}/servers`);
    const cookies = await context.cookies(proxy.origin);
    // The browser also keeps, for longer, that it is known to this account.
    const session = cookies.find(({ name }) => name.startsWith('__Host-') && !name.includes('device'));
    expect(session).toMatchObject({ secure: true, httpOnly: true });
    await page.goto(`${proxy.origin}/services`);
    const ended = await page.request.post(`${proxy.origin}/log-out`, {
      headers: { origin: proxy.origin },
      maxRedirects: 0,
    });
    expect([ended.status(), ended.headers().location]).toEqual([303, `${proxy.origin}/`]);
    const left = await context.cookies(proxy.origin);
    expect(left.some(({ name }) => name === session?.name)).toBe(false);
    await context.close();
  }
});

test('behind TLS visitors are told to stay there, and nowhere does the panel hear where they come from', async () => {
  const [plain, secured] = [await askBare(bare.port, '/hand-off'), await proxy.ask('/hand-off')];
  expect(plain.headers).not.toHaveProperty('strict-transport-security');
  expect(secured.headers['strict-transport-security']).toBe('max-age=31536000');
  for (const { headers } of [plain, secured]) expect(headers['referrer-policy']).toBe('no-referrer');
});

test('a form of another site is refused with words, also when it forges the site’s name', async () => {
  const form = 'multipart/form-data; boundary=x';
  const body = '--x\r\ncontent-disposition: form-data; name="username"\r\n\r\ndemo\r\n--x--\r\n';
  const send = (headers: Record<string, string>): Asked => ({
    method: 'POST',
    headers: { 'content-type': form, 'content-length': String(body.length), ...headers },
    body,
  });
  const evil = { origin: 'https://evil.test' };
  const answers = [
    await askBare(bare.port, '/registration?auth=login', send(evil)),
    await askBare(bare.port, '/registration?auth=login', send({ ...evil, 'x-forwarded-host': 'evil.test' })),
    await askBare(bare.port, '/registration?auth=login', send({ ...evil, 'next-action': '40ab' })),
    await askBare(bare.port, '/order', send({ origin: 'null' })),
    await proxy.ask('/registration?auth=login', send(evil)),
    await proxy.ask('/registration?auth=login', send({ ...evil, 'x-forwarded-host': 'evil.test' })),
  ];
  for (const { status, text } of answers) {
    expect(status).toBe(403);
    expect(text).toContain('Форма отправлена не с нашего сайта');
  }
  // From their own page they reach Next.js, which knows no action that this form could mean.
  const [own, ownBehind] = [
    await askBare(bare.port, '/registration?auth=login', send({ origin: bare.origin })),
    await proxy.ask('/registration?auth=login', send({ origin: proxy.origin })),
  ];
  expect([own.status, ownBehind.status]).toEqual([400, 400]);
  const large = 'x'.repeat(1_500_000);
  const refused = await askBare(bare.port, '/order', {
    ...send({ origin: bare.origin, 'content-length': String(large.length) }),
    body: large,
  });
  expect(refused).toMatchObject({ status: 413, text: expect.stringContaining('слишком много текста') });
});

test('who says to be somebody else counts as the same visitor', async () => {
  // What they say of themselves stands left of what the proxy says; without a proxy nothing of it counts.
  const visitors: [string, (headers: Record<string, string>, page: string) => Promise<Answer>][] = [
    ['without a proxy', (headers, page) => askBare(bare.port, '/api/try-again', again(headers, page))],
    ['behind one', (headers, page) => proxy.ask('/api/try-again', again(headers, page))],
  ];
  for (const [how, ask] of visitors) {
    const grown: number[] = [];
    for (let attempt = 0; attempt < TRIES + 3; attempt += 1) {
      const before = await shop.creations('listDedicatedPresets');
      const { status } = await ask(
        { 'x-forwarded-for': `198.51.100.${attempt}` },
        '/services/dedicated-servers',
      );
      expect(status).toBe(303);
      grown.push((await shop.creations('listDedicatedPresets')) - before);
    }
    const admitted = grown.map((questions) => questions > 0);
    expect(admitted, how).toEqual([...Array(TRIES).fill(true), ...Array(3).fill(false)]);
  }
});

test('unknown addresses leave no file behind, whatever is said with them', async () => {
  test.setTimeout(120_000);
  const build = readBuildId(bare);
  const flight = { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' };
  const said: Record<string, string>[] = [
    {},
    { 'x-prerender-revalidate': 'x' },
    { 'x-prerender-revalidate': 'x', 'x-prerender-revalidate-if-generated': '1' },
    {
      'x-matched-path': '/services/[slug]',
      'x-now-route-matches': '1=abc',
      'x-invoke-path': '/services/abc',
    },
    { 'x-middleware-subrequest': Array(5).fill('src/proxy').join(':'), 'x-middleware-skip': '1' },
    { 'x-nextjs-data': '1' },
    { 'x-next-revalidated-tags': 'site', 'x-next-revalidate-tag-token': 'x' },
    { purpose: 'prefetch', 'sec-purpose': 'prefetch' },
    { cookie: '__prerender_bypass=x; __next_preview_data=x' },
    flight,
    { ...flight, 'next-router-prefetch': '1' },
    { ...flight, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  ];
  const forms = [
    (name: string) => `/${name}`,
    (name: string) => `/services/${name}`,
    (name: string) => `/solutions/${name}?_rsc=abc`,
    (name: string) => `/tutorials/linux/${name}?__nextLocale=en&__nextDataReq=1&nxtPslug=x`,
    (name: string) => `/services/${name}.rsc`,
    (name: string) => `/_next/data/${build}/services/${name}.json`,
  ];
  // Pages that an unknown address may lead to are there before.
  for (const address of ['/x', '/tutorials/x', '/services/x', '/registration?auth=bogus'])
    await askBare(bare.port, address);
  const before = filesOf(bare);
  for (const [turn, headers] of said.entries()) {
    const addresses = Array.from(
      { length: 2 * forms.length },
      (_, number) => forms[number % forms.length]?.(`q${turn}-${number}`) ?? '',
    );
    const answers = await Promise.all(addresses.map((address) => askBare(bare.port, address, { headers })));
    for (const { status } of answers) expect(status).toBeLessThan(500);
    expect(filesOf(bare), JSON.stringify(headers)).toEqual(before);
  }
});

test('a site that is told to end answers those who are connected, and ends', async () => {
  // Each has asked before, so the site has taken the connection.
  const visitors = await Promise.all(Array.from({ length: 20 }, () => openVisit(behind.port)));
  const ended = behind.end();
  // A site that cuts connections at once has done it by then; one that lets them ask once more does so for two seconds.
  await expect.poll(() => behind.isRefusing(), { intervals: [20] }).toBe(true);
  const answers = await Promise.all(visitors.map((visit) => visit.ask()));
  expect(
    answers.filter((answer) => /^HTTP\/1\.1 200 /.test(answer) && /\r\nconnection: close\r\n/i.test(answer)),
  ).toHaveLength(20);
  expect(await ended).toBe(0);
});

/** What a visitor sees of an answer, wherever the site stands. */
function essence({ status, headers, text }: Answer, origin: string) {
  const isPage = /html/.test(headers['content-type'] ?? '');
  const found = (pattern: RegExp) => (isPage ? (pattern.exec(text)?.[1] ?? '').replace(/<[^>]+>/g, '') : '');
  return {
    status,
    type: headers['content-type'],
    // Next.js shortens an address of its own.
    location: headers.location && new URL(headers.location, origin).href.replace(origin, 'SITE'),
    title: found(/<title>([^<]*)/),
    heading: found(/<h1[^>]*>(.*?)<\/h1>/s),
    cookies: (headers['set-cookie'] ?? []).map((cookie) =>
      (cookie.split('=', 1)[0] ?? '').replace('__Host-', ''),
    ),
  };
}

function again(headers: Record<string, string>, page: string): Asked {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method: 'POST', headers: { ...type, ...headers }, body: `${new URLSearchParams({ page })}` };
}

/** Files a visit could add, with those of the CMS's and the provider's copies. */
function filesOf({ build }: Site): string[] {
  const folder = fileURLToPath(new URL(`../${build}`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(server|cache)\//.test(file))
    .sort();
}

function readBuildId({ build }: Site): string {
  const [id] = readdirSync(fileURLToPath(new URL(`../${build}/static`, import.meta.url))).filter(
    (name) => !['chunks', 'media', 'css'].includes(name),
  );
  return id ?? '';
}

/** A connection on which one question was answered already. */
async function openVisit(port: number): Promise<{ ask: () => Promise<string> }> {
  const socket = connect(port, 'localhost');
  socket.setEncoding('utf8');
  const ask = () => exchange(socket, `GET /icon.svg HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`);
  await ask();
  return { ask };
}

/** What comes back, up to the end of the head; nothing when the connection is cut. */
function exchange(socket: Socket, question: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const finish = () => {
      socket.removeAllListeners();
      socket.on('error', () => {});
      resolve(answer);
    };
    socket.on('data', (chunk: string) => {
      answer += chunk;
      if (answer.includes('</svg>')) finish();
    });
    socket.on('close', finish).on('error', finish);
    // What was cut before tells nobody of it again.
    if (socket.closed) finish();
    else socket.write(question);
  });
}
