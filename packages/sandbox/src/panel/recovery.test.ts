import { expect, test } from 'vitest';
import { basic, openTestShop, type TestShop } from '../testing/open-test-shop';

test('the link of a letter sets a new password, and ends every session', async () => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('a@example.ru');
  const link = await linkFor(shop, 'a@example.ru');
  expect((await shop.fetch(link)).status).toBe(200);

  const set = await setPassword(shop, link, 'совсем новый');
  expect([set.status, await set.text()]).toEqual([200, expect.stringContaining('Пароль изменён')]);
  expect((await shop.post('/v3/auth', {}, basic('a@example.ru', 'совсем новый'))).status).toBe(200);
  expect((await shop.post('/v3/auth', {}, basic('a@example.ru'))).status).toBe(401);
  expect((await shop.order(session)).status).toBe(401);
});

test('a link works once, and for an hour', async () => {
  const shop = await openTestShop();
  await shop.registered('a@example.ru');
  const link = await linkFor(shop, 'a@example.ru');
  await setPassword(shop, link, 'совсем новый');
  for (const answer of [await shop.fetch(link), await setPassword(shop, link, 'ещё новее')])
    expect([answer.status, await answer.text()]).toEqual([
      410,
      expect.stringContaining('больше не работает'),
    ]);

  await shop.post('/v3/auth/recovery', { email: 'a@example.ru' });
  const late = await linkFor(shop, 'a@example.ru');
  expect((await shop.fetch(late)).status).toBe(200);
  shop.pass(3601);
  expect((await shop.fetch(late)).status).toBe(410);
});

test.each([
  ['1234567', 'Нужно не меньше 8 знаков'],
  ['ааааааааа', 'Пароль не может быть из одного знака'],
  ['а1'.repeat(101), 'Нужно не больше 200 знаков'],
])('the password "%s" is told: %s, and the link goes on working', async (password, words) => {
  const shop = await openTestShop();
  await shop.registered('a@example.ru');
  const link = await linkFor(shop, 'a@example.ru');
  const refused = await setPassword(shop, link, password);
  const page = await refused.text();
  expect([refused.status, page]).toEqual([400, expect.stringContaining(words)]);
  expect(page).not.toContain(password);
  expect((await setPassword(shop, link, 'совсем новый')).status).toBe(200);
});

test('a token of another kind sets no password', async () => {
  const shop = await openTestShop();
  const { autologin_token } = await shop.registered('a@example.ru');
  expect((await shop.fetch(`/panel/recovery?token=${autologin_token}`)).status).toBe(410);
});

test('the outbox of the panel shows letters with their links, and is gone without the instruments', async () => {
  const shop = await openTestShop();
  await shop.registered('a@example.ru');
  const page = await (await shop.fetch('/panel/outbox')).text();
  expect(page).toContain('a@example.ru');
  expect(page).toContain(`href="${await linkFor(shop, 'a@example.ru')}"`);
  const closed = await openTestShop({ controls: false });
  expect((await closed.fetch('/panel/outbox')).status).toBe(404);
});

test('a reset gives the demo customers their password back', async () => {
  const shop = await openTestShop();
  await shop.post('/v3/auth/recovery', { email: 'customer@vitrina.example' });
  await setPassword(shop, await linkFor(shop, 'customer@vitrina.example'), 'совсем новый');
  await shop.post('/__sandbox/reset');
  expect((await shop.post('/v3/auth', {}, basic('demo'))).status).toBe(200);
  expect(await shop.outbox()).toEqual([]);
});

/** The link of the newest letter to an address. */
async function linkFor(shop: TestShop, email: string): Promise<string> {
  const [letter] = await shop.outbox(email);
  return letter?.link ?? '';
}

function setPassword(shop: TestShop, link: string, password: string): Promise<Response> {
  const token = new URL(link, 'http://panel.invalid').searchParams.get('token') ?? '';
  return shop.fetch('/panel/recovery', { method: 'POST', body: new URLSearchParams({ token, password }) });
}
