import { expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/open-test-shop';

const NBSP = '\u00a0';

async function enter(shop: TestShop, token: string, redirect = '/servers', more = '') {
  const answer = await shop.fetch(
    `/panel/auto-login?token=${token}&redirect=${encodeURIComponent(redirect)}${more}`,
  );
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '',
    answer,
  };
}

const page = (shop: TestShop, path: string, cookie = '') => shop.fetch(path, { headers: { cookie } });
const form = (
  shop: TestShop,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) => shop.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) });

test('from the registration to a running server in the panel', async () => {
  const shop = await openTestShop({ installSeconds: 4 });
  const { autologin_token, session } = await shop.newCustomer('a@example.ru');
  const server = await shop.ordered(session);
  const more = '&paymentPeriod=P3M&siteTransfer=true&reg=cloud_site';
  const { status, location, cookie, answer } = await enter(
    shop,
    autologin_token,
    `/servers/${server.id}`,
    more,
  );
  expect([status, location]).toEqual([303, `/panel/servers/${server.id}?paymentPeriod=P3M`]);
  expect(answer.headers.get('set-cookie')).toMatch(
    /^vitrina_panel=.+; Path=\/panel; HttpOnly; SameSite=Lax$/,
  );

  const installing = await (await page(shop, location ?? '', cookie)).text();
  expect(installing).toContain('<meta http-equiv="refresh" content="2">');
  expect(installing).toMatch(/role="status"[\s\S]*Создаётся[\s\S]*Выделяем место в зоне msk-1/);

  shop.pass(4);
  const running = (await (await page(shop, `/panel/servers/${server.id}`, cookie)).text()).replaceAll(
    NBSP,
    ' ',
  );
  expect(running).not.toContain('http-equiv="refresh"');
  expect(running).toMatch(/role="status"[\s\S]*Работает/);
  // (350 + 180) × 0.97, and the period stays after the first arrival.
  for (const words of [
    'Тихая цапля',
    'Ubuntu 24.04',
    'Москва',
    'msk-1',
    '203.0.113.1',
    '515 ₽',
    'за 3 месяца',
  ]) {
    expect(running).toContain(words);
  }
  expect(installing + running).not.toContain(autologin_token);
  expect(installing + running).not.toContain(cookie.split('=')[1]);
});

test('a payment period is settled by the first arrival', async () => {
  const shop = await openTestShop();
  const { autologin_token, session } = await shop.newCustomer('a@example.ru');
  await shop.order(session);
  const { cookie } = await enter(shop, autologin_token);
  await page(shop, '/panel/servers/1?paymentPeriod=P1M', cookie);
  expect(await (await page(shop, '/panel/servers/1?paymentPeriod=P1Y', cookie)).text()).toContain('за месяц');
});

test('neither a token nor a password can be used to lead elsewhere', async () => {
  const shop = await openTestShop();
  const { autologin_token } = await shop.registered('a@example.ru');
  for (const redirect of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/../api/v1/servers',
  ]) {
    expect((await enter(shop, autologin_token, redirect)).location).toBe('/panel/servers');
    const login = await form(shop, '/panel/login', { username: 'demo', password: 'vitrina-demo', redirect });
    expect(login.headers.get('location')).toBe('/panel/servers');
  }
});

test('an unknown or expired token leads to the login page, or on when the panel is open already', async () => {
  const shop = await openTestShop();
  const registration = await shop.registered('a@example.ru');
  const { cookie } = await enter(shop, registration.autologin_token);
  shop.pass(3601);
  const lost = await enter(shop, registration.autologin_token, '/servers/17', '&paymentPeriod=P1Y');
  expect(lost.location).toBe(`/panel/login?redirect=${encodeURIComponent('/servers/17?paymentPeriod=P1Y')}`);
  const open = await page(shop, '/panel/auto-login?token=made-up&redirect=/servers/17', cookie);
  expect(open.headers.get('location')).toBe('/panel/servers/17');
});

test('the login form keeps what was typed and where it was going, and says what is wrong', async () => {
  const shop = await openTestShop();
  const fields = {
    username: '"><b>demo',
    password: 'wrong-password',
    redirect: '/servers/17?paymentPeriod=P1M',
  };
  const refused = await form(shop, '/panel/login', fields);
  const html = await refused.text();
  expect(refused.status).toBe(401);
  expect(html).toContain('Неверный логин или пароль');
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;demo"');
  expect(html).toContain('value="/servers/17?paymentPeriod=P1M"');
  expect(html).not.toContain('wrong-password');

  const empty = await form(shop, '/panel/login', { username: '', password: '' });
  expect([empty.status, (await empty.text()).includes('Введите логин и пароль')]).toEqual([400, true]);
  const right = await form(shop, '/panel/login', {
    ...fields,
    username: 'customer@vitrina.example',
    password: 'vitrina-demo',
  });
  expect([right.status, right.headers.get('location')]).toEqual([303, '/panel/servers/17?paymentPeriod=P1M']);
});

test('a form of another site is refused', async () => {
  const shop = await openTestShop();
  const fields = { username: 'demo', password: 'vitrina-demo' };
  const answer = await form(shop, '/panel/login', fields, { 'sec-fetch-site': 'cross-site' });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
});

test('after logging out the old cookie opens nothing', async () => {
  const shop = await openTestShop();
  const login = await form(shop, '/panel/login', { username: 'demo', password: 'vitrina-demo' });
  const cookie = login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  expect((await page(shop, '/panel/servers', cookie)).status).toBe(200);
  const logout = await form(shop, '/panel/logout', {}, { cookie });
  expect(logout.headers.get('location')).toBe('/panel/login');
  const closed = await page(shop, '/panel/servers/1?paymentPeriod=P1M', cookie);
  expect(closed.headers.get('location')).toBe(
    `/panel/login?redirect=${encodeURIComponent('/servers/1?paymentPeriod=P1M')}`,
  );
});

test('the list shows the own servers, or says that there are none', async () => {
  const shop = await openTestShop();
  const { autologin_token, session } = await shop.newCustomer('owner@example.ru');
  await shop.order(session, { name: '<script>alert(1)</script>' });
  const owner = await enter(shop, autologin_token);
  const list = await (await page(shop, '/panel/servers', owner.cookie)).text();
  expect(list).toContain('&lt;script&gt;');
  expect(list).not.toContain('<script');

  const other = await enter(shop, (await shop.newCustomer('other@example.ru')).autologin_token);
  expect(await (await page(shop, '/panel/servers', other.cookie)).text()).toContain('Серверов пока нет');
  const foreign = await page(shop, '/panel/servers/1', other.cookie);
  expect([foreign.status, (await foreign.text()).includes('Сервер не найден')]).toEqual([404, true]);
});

test.each(['/panel/login', '/panel/servers', '/panel/nowhere', '/panel/auto-login?token=a'])(
  '%s is neither kept nor told to others',
  async (path) => {
    const shop = await openTestShop();
    const { headers } = await shop.fetch(path);
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  },
);

test.each(['/panel', '/panel/'])('%s leads to the servers', async (path) => {
  const shop = await openTestShop();
  expect((await shop.fetch(path)).headers.get('location')).toBe('/panel/servers');
});
