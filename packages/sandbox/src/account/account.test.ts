import { expect, test } from 'vitest';
import { basic, openTestShop, registration } from '../testing/open-test-shop';
import { readAnswer, readFailure, refusal } from '../testing/read-answer';

test('a registration makes a customer whose token opens a session', async () => {
  const shop = await openTestShop();
  const { username, service, session } = await shop.newCustomer('ivan@example.ru');
  expect(username).toMatch(/^cw\d{5}$/);
  expect(service).toBe('cloud');
  expect(session.user).toMatchObject({ username, full_name: 'Иван Заказчиков', email: 'ivan@example.ru' });
});

test('an organisation is known by its contact person', async () => {
  const shop = await openTestShop();
  const org = { inn: '1', address: '', name: 'ООО', contact_fio: 'Ольга Связнова', phone: '7' };
  const { user, ...rest } = registration('org@example.ru');
  const answer = await shop.post('/v5/registration', { ...rest, org });
  const { autologin_token } = (await readAnswer('register', answer)).registration;
  expect((await shop.openSession(autologin_token)).user).toMatchObject({ full_name: 'Ольга Связнова' });
});

test('an e-mail address registers once, in whatever case', async () => {
  const shop = await openTestShop();
  const answers = await Promise.all([shop.register('a@example.ru'), shop.register('A@Example.ru')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await refusal(await shop.register('customer@vitrina.example'))).toEqual([409, 'account_exists']);
});

test('an impossible e-mail address is refused as such', async () => {
  const shop = await openTestShop();
  for (const email of ['no-at-sign', 'a@b', 'a b@example.ru', 'a@example..ru', '@example.ru']) {
    expect(await refusal(await shop.register(email))).toEqual([400, 'invalid_email_address']);
  }
});

test('a registration needs a person or an organisation', async () => {
  const shop = await openTestShop();
  const { user, ...nobody } = registration('a@example.ru');
  expect(await refusal(await shop.post('/v5/registration', nobody))).toEqual([400, 'bad_request']);
});

test('a request that the contract does not allow is refused with the name of the field', async () => {
  const shop = await openTestShop();
  const answer = await shop.post('/v5/registration', { ...registration('a@example.ru'), tags: 'cloud' });
  expect(answer.status).toBe(400);
  const body = await readFailure(answer);
  expect(body).toMatchObject({
    status_code: 400,
    error_code: 'bad_request',
    message: expect.stringContaining('tags'),
  });
  expect(body.response_id).toBe(answer.headers.get('x-request-id'));
});

test('broken JSON is a bad request, not a failure of the server', async () => {
  const shop = await openTestShop();
  const headers = { 'content-type': 'application/json' };
  const answer = await shop.fetch('/v5/registration', { method: 'POST', headers, body: '{"email":' });
  expect(await refusal(answer)).toEqual([400, 'bad_request']);
});

test('too many registrations from one address wait for a minute', async () => {
  const shop = await openTestShop({ registrationsPerMinute: 2 });
  await shop.register('a@example.ru');
  await shop.register('b@example.ru');
  expect(await refusal(await shop.register('c@example.ru'))).toEqual([429, 'too_many_requests']);
  shop.pass(61);
  expect((await shop.register('c@example.ru')).status).toBe(201);
});

test.each(['demo', 'DEMO', 'customer@vitrina.example'])('the demo customer logs in as %s', async (name) => {
  const shop = await openTestShop();
  const access = await readAnswer('authenticate', await shop.post('/v3/auth', {}, basic(name)));
  expect(access.username).toBe('demo');
  expect((await shop.openSession(access.autologin_token)).user).toMatchObject({ full_name: 'Анна Демидова' });
});

test('a password, even one with colons and Cyrillic, opens the credentials cookie', async () => {
  const shop = await openTestShop({ demoPassword: 'па:роль:8' });
  const answer = await shop.post('/landing-api/registration/access', {}, basic('demo', 'па:роль:8'));
  expect(await answer.json()).toEqual({ username: 'demo' });
  expect(answer.headers.get('set-cookie')).toMatch(
    /^vitrina_credentials=.+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test.each([
  ['/v3/auth', basic('demo', 'wrong-password')],
  ['/v3/auth', basic('nobody')],
  ['/v3/auth', {}],
  ['/landing-api/registration/access', basic('demo', 'wrong-password')],
  ['/landing-api/login/check', {}],
  ['/landing-api/login/check', { cookie: 'vitrina_credentials=made-up' }],
])('%s refuses whom it does not know', async (path, headers) => {
  const shop = await openTestShop();
  expect(await refusal(await shop.post(path, {}, headers))).toEqual([401, 'unauthorized']);
});

test('a demo password changed between two starts holds at once', async () => {
  const options = { demoPassword: 'first-password' };
  const shop = await openTestShop(options);
  options.demoPassword = 'second-password';
  await shop.restart();
  expect((await shop.post('/v3/auth', {}, basic('demo', 'second-password'))).status).toBe(200);
  expect((await shop.post('/v3/auth', {}, basic('demo', 'first-password'))).status).toBe(401);
});

test('a portal token lives for an hour', async () => {
  const shop = await openTestShop();
  const made = await shop.registered('a@example.ru');
  shop.pass(3601);
  const answer = await shop.post('/api/v1/auth/auto-login', { portal_token: made.autologin_token });
  expect(await refusal(answer)).toEqual([401, 'unauthorized']);
});

test('an expired access token is renewed with the cookie, and only with it', async () => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('a@example.ru');
  shop.pass(3601);
  expect(await refusal(await shop.order(session))).toEqual([401, 'unauthorized']);

  const renewal = await shop.post('/api/v1/auth/update-token', {}, { cookie: session.cookie });
  const renewed = await readAnswer('refreshToken', renewal);
  expect((await shop.order({ ...session, accessToken: renewed.access_token })).status).toBe(201);
  expect(await refusal(await shop.post('/api/v1/auth/update-token'))).toEqual([403, 'forbidden']);
});

test('a credentials token is not an access token', async () => {
  const shop = await openTestShop();
  const { session } = await shop.newCustomer('a@example.ru');
  const stolen = session.cookie.split('=', 2)[1] ?? '';
  expect(await refusal(await shop.order({ ...session, accessToken: stolen }))).toEqual([401, 'unauthorized']);
});

test('a registration without the token of a bot check is refused', async () => {
  const shop = await openTestShop();
  const answer = await shop.post('/v5/registration', { ...registration('a@example.ru'), token: '' });
  expect(await refusal(answer)).toEqual([400, 'bad_request']);
});

test('who registers is written how to get in', async () => {
  const shop = await openTestShop();
  const { username } = await shop.registered('a@example.ru');
  const [letter, ...others] = await shop.outbox('a@example.ru');
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ channel: 'email', text: expect.stringContaining(username) });
});

const WEBMASTER = {
  ...{ agree_terms: true, agreement_accept: true, oferta_type: 'org', partner_code: 501 },
  ...{ phone: '79001112233', email: 'master@example.ru', full_name: 'Мария Мастер' },
};

test('a webmaster registers at an address of their own', async () => {
  const shop = await openTestShop();
  const answer = await shop.post('/landing-api/webmasters/registration', WEBMASTER);
  const { user, token } = await readAnswer('registerWebmaster', answer);
  expect(await shop.openSession(token)).toMatchObject({ user: { id: user.id, full_name: 'Мария Мастер' } });
  const again = await shop.post('/landing-api/webmasters/registration', WEBMASTER);
  expect(await refusal(again)).toEqual([409, 'account_exists']);
});

test.each([
  { agree_terms: false },
  { agreement_accept: false },
  { oferta_type: 'person' },
  { partner_code: '501' },
])('a webmaster with %o is refused', async (change) => {
  const shop = await openTestShop();
  const answer = await shop.post('/landing-api/webmasters/registration', { ...WEBMASTER, ...change });
  expect(await refusal(answer)).toEqual([400, 'bad_request']);
});

const PORTAL = {
  ...{ method: 'servers', tags: [], additional_services: [99], adm_base: false, agree_terms: true },
  ...{ customer_type: 'person', email: 'p@example.ru', full_name: 'Пётр Порталов', newsletter: false },
  ...{ payment_period: 'P1M', phone_number: '79001112233', plan_id: 1201 },
  referer: { firstVisit: '', lastVisit: '' },
};

test('the portal registration makes a customer and says of which kind', async () => {
  const shop = await openTestShop();
  const answer = await shop.post('/landing-api/registration/portal', PORTAL);
  const { user, user_type, token } = await readAnswer('registerPortal', answer);
  expect(user_type).toBe('person');
  expect(await shop.openSession(token)).toMatchObject({ user: { id: user.id, email: 'p@example.ru' } });
});

test('a recovery answers alike whether somebody is known or not, and writes only to who is', async () => {
  const shop = await openTestShop();
  const ask = async (email: string) => {
    const answer = await shop.post('/v3/auth/recovery', { email });
    return [answer.status, await answer.text()];
  };
  expect(await ask('nobody@example.ru')).toEqual(await ask('customer@vitrina.example'));
  expect((await shop.outbox()).map(({ recipient }) => recipient)).toEqual(['customer@vitrina.example']);
});

test('the register of organisations knows a few invented ones by tax number', async () => {
  const shop = await openTestShop();
  const found = await readAnswer(
    'findOrganisation',
    await shop.fetch('/enrichment/organisations/0012345017'),
  );
  expect(found).toMatchObject({ name: 'ООО «Северный маяк»', kpp: '001201001', finance: { year: 2025 } });
  expect(await refusal(await shop.fetch('/enrichment/organisations/7707083893'))).toEqual([404, 'not_found']);
});
