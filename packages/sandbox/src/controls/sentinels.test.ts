import { expect, test } from 'vitest';
import { basic, openTestShop } from '../testing/open-test-shop';
import { readFailure, refusal } from '../testing/read-answer';

test.each([
  ['rate-limited@example.ru', 429, 'too_many_requests'],
  ['server-error@example.ru', 500, 'internal_server_error'],
  ['account-exists+2@example.ru', 409, 'account_exists'],
])('%s cannot register or log in: %i', async (email, status, errorCode) => {
  const shop = await openTestShop();
  expect(await refusal(await shop.register(email))).toEqual([status, errorCode]);
  expect(await refusal(await shop.post('/v3/auth', {}, basic(email)))).toEqual([status, errorCode]);
});

test('malformed registers and answers broken JSON', async () => {
  const shop = await openTestShop();
  const answer = await shop.register('malformed+1@example.ru');
  expect(answer.status).toBe(201);
  await expect(answer.json()).rejects.toThrow(SyntaxError);
  const login = await shop.post('/v3/auth', {}, basic('malformed+1@example.ru'));
  expect(login.status).toBe(200);
  await expect(login.json()).rejects.toThrow(SyntaxError);
});

test('slow answers after three seconds', async () => {
  const shop = await openTestShop();
  const started = performance.now();
  expect((await shop.register('slow@example.ru')).status).toBe(201);
  expect(performance.now() - started).toBeGreaterThan(2900);
});

test.each(['reset@example.ru', 'reset-after@example.ru'])('%s loses the connection', async (email) => {
  const shop = await openTestShop();
  await expect(shop.register(email)).rejects.toThrow();
});

test('timeout gets no answer', async () => {
  const shop = await openTestShop();
  const call = shop.fetch('/v5/registration', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"timeout@example.ru"}',
    signal: AbortSignal.timeout(150),
  });
  await expect(call).rejects.toThrow(/timeout/i);
});

test('the customer sms is asked for the code of the last message, and only with the password', async () => {
  const shop = await openTestShop();
  const logIn = (body: object) => shop.post('/v3/auth', body, basic('sms'));
  expect(await refusal(await logIn({}))).toEqual([401, 'sms_required']);
  const [sms] = await shop.outbox('79000000002');
  const code = /\d{4}$/.exec(sms?.text ?? '')?.[0] ?? '';
  expect(await refusal(await logIn({ code: `${code}0` }))).toEqual([401, 'sms_required']);
  expect(await refusal(await shop.post('/v3/auth', { code }, basic('sms', 'wrong')))).toEqual([
    401,
    'unauthorized',
  ]);
  expect((await logIn({ code })).status).toBe(200);
});

test('a customer without balance cannot order', async () => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('no-balance-7@example.ru');
  expect(await refusal(await shop.order(session))).toEqual([403, 'no_balance_for_hour']);
});

test.each([
  ['order-server-error', 500],
  ['order-rate-limited', 429],
])('every order of %s answers %i and makes nothing', async (local, status) => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer(`${local}+1@example.ru`);
  expect((await shop.order(session)).status).toBe(status);
  expect((await shop.order(session)).status).toBe(status);
  expect(await shop.servers(session)).toEqual([]);
});

test('an order of order-reset-after is made and its answer lost', async () => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('order-reset-after@example.ru');
  await expect(shop.order(session)).rejects.toThrow();
  expect(await shop.servers(session)).toHaveLength(1);
});

test('Windows is refused below 2 GB and fits from there on', async () => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('a@example.ru');
  const refused = await shop.order(session, { os_id: 115 });
  expect([refused.status, (await readFailure(refused)).message]).toEqual([
    400,
    expect.stringContaining('2 GB'),
  ]);
  expect((await shop.order(session, { os_id: 115, preset_id: 4797 })).status).toBe(201);
});
