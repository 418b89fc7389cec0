import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { fuzzSide } from '../../scripts/fuzz-http/fuzz-side.mjs';
import { openShopUnderFire, type ShopUnderFire, type Site } from './once/shop-under-fire';
import { OPENING_MS } from './patience';
import { askBare } from './tls-proxy';

let shop: ShopUnderFire;
let site: Site;

test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  shop = await openShopUnderFire({ instances: 1, redisUrl: undefined });
  const [first] = shop.sites;
  if (!first) throw new Error('There is one instance of the site.');
  site = first;
});
test.afterAll(() => shop?.close());

test('hostile requests are refused, none of them is a failure of ours, and visitors come in afterwards', async () => {
  test.setTimeout(180_000);
  // `npm run fuzz:http` sends thousands of the same series, to the CMS too.
  const { findings } = await fuzzSide({ side: 'site', port: site.port, seed: 41, count: 150 });
  expect(findings).toEqual([]);
  expect((await askBare(site.port, '/')).status).toBe(200);
});

test('no address and no header leads anybody to another site', async () => {
  test.setTimeout(180_000);
  const away = [
    ...[
      '//evil.test',
      '///evil.test',
      '////evil.test',
      '/\\evil.test',
      '\\\\evil.test',
      '\\/evil.test',
      '/\t/evil.test',
      '/\n/evil.test',
    ],
    ...[
      'https://evil.test',
      'http:evil.test',
      'https:/evil.test',
      'HTTPS://evil.test',
      'https:\\\\evil.test',
      '//evil.test/%2e%2e',
      '/.//evil.test',
    ],
    ...[
      '/..//evil.test',
      '/%2e%2e//evil.test',
      '/;//evil.test',
      '/@evil.test',
      '@evil.test',
      '.evil.test',
      ':80@evil.test',
      '/%09/evil.test',
    ],
    ...[
      '/%5cevil.test',
      '/%2f%2fevil.test',
      '//%65vil.test',
      '/\u2215evil.test',
      '//evil。test',
      'javascript:x',
      'data:text/html,x',
      'vbscript:x',
    ],
    ...[
      '//evil.test:443',
      '//a@evil.test',
      '//[::1]',
      '//0x7f.1',
      '/\r\nlocation: //evil.test',
      '/%0d%0alocation:%20//evil.test',
      '?//evil.test',
    ],
    ...[
      '#//evil.test',
      '/registration?redirect=//evil.test',
      '/log-out',
      '//evil.test#/servers',
      '/servers//evil.test',
      '/servers/..//evil.test',
    ],
    ...[
      '/servers?next=//evil.test',
      '//localhost.evil.test',
      '/services/../..//evil.test',
      '\u0000//evil.test',
      ' //evil.test',
      '//evil.test\\@shop',
    ],
    ...[
      'https://localhost@evil.test',
      'https://evil.test?localhost',
      'ftp://evil.test',
      'blob:https://evil.test',
      'filesystem:https://evil.test',
    ],
    ...[
      '//evil.test/services',
      '/services//evil.test/',
      'about:blank',
      '/\u202e//evil.test',
      '%2f%2fevil.test',
    ],
  ];
  expect(new Set(away).size).toBeGreaterThanOrEqual(60);
  const ways: ((vector: string) => { target: string; headers?: string[] })[] = [
    (vector) => ({ target: `/hand-off?to=${encodeURIComponent(vector)}` }),
    (vector) => ({ target: `/?wmid=501&next=${encodeURIComponent(vector)}` }),
    (vector) => ({ target: `${inLine(vector)}?wmid=501` }),
    (vector) => ({ target: `${inLine(vector)}/` }),
    (vector) => ({ target: `/services/cloud-servers/?preset=${encodeURIComponent(vector)}` }),
    (vector) => ({ target: '/services/', headers: [`X-Forwarded-Host: ${inLine(vector)}`] }),
    (vector) => ({
      target: '/hand-off',
      headers: [`X-Forwarded-Host: ${inLine(vector)}`, `Referer: ${inLine(vector)}`],
    }),
  ];
  const own = [site.origin, new URL(shop.panel).origin];
  const led: string[] = [];
  for (const vector of away)
    for (const way of ways) {
      const { target, headers = [] } = way(vector);
      const location = await locationOf(site.port, target, headers);
      if (location === undefined) continue;
      const to = URL.parse(location, `${site.origin}${inLine(target)}`) ?? URL.parse(location, site.origin);
      if (!to || !own.includes(to.origin)) led.push(`${target} ${headers.join()} leads to ${location}`);
    }
  expect(led).toEqual([]);
  // Who asks by another name is led to the address of the site all the same, or stays where they are.
  for (const host of [
    'evil.test',
    'evil.test:80',
    `localhost:${site.port}.evil.test`,
    `localhost:${site.port}@evil.test`,
  ])
    for (const target of ['/hand-off', '/?wmid=501'])
      expect
        .soft(await locationOf(site.port, target, [], host), `${target} of ${host}`)
        .toMatch(new RegExp(`^(?:(?:${own.join('|')})(?:/|$)|/(?![/\\\\]))`));
});

/** As it stands in the first line of a request, where blanks would end it. */
function inLine(vector: string): string {
  return vector.replace(/[\s\0]/g, (sign) => encodeURIComponent(sign));
}

function locationOf(
  port: number,
  target: string,
  headers: string[],
  host = `localhost:${port}`,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let head = '';
    const finish = () => {
      socket.destroy();
      resolve(/\r\nlocation: ([^\r\n]*)/i.exec(head.split('\r\n\r\n', 1)[0] ?? '')?.[1]);
    };
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      head += chunk;
      if (head.includes('\r\n\r\n')) finish();
    });
    socket.on('close', finish).on('error', reject);
    socket.write(
      Buffer.from(
        [`GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers, '', ''].join('\r\n'),
      ),
    );
  });
}

test('a form that nobody can read is answered with words', async () => {
  for (const body of [
    'junk',
    '',
    '--x\r\ncontent-disposition: form-data; name="$ACTION_1:1"\r\n\r\nx\r\n--x--\r\n',
    '--x\r\ncontent-disposition: form-data; name="form"\r\n\r\nconstructor\r\n--x--\r\n',
  ]) {
    const answer = await askBare(site.port, '/registration?auth=login', {
      method: 'POST',
      headers: {
        origin: site.origin,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(body.length),
      },
      body,
    });
    expect(answer.status, body).toBe(400);
  }
});
