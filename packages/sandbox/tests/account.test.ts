import { newIntentId } from '@vitrina/ordering';
import { describe, expect, test } from 'vitest';
import { demoSettings } from '../src/demo-settings';
import { type ConnectedShop, DETAILS, openConnectedShop, opened } from './connected-shop';

const PASSWORD = demoSettings.demoPassword;

describe('registration', () => {
  test('a form sent twice, one after the other or at once, makes one account and tells both of it', async () => {
    const shop = await openConnectedShop();
    const send = () => shop.register('anna@example.ru', intent);
    const intent = newIntentId();
    const [first, second] = await Promise.all([send(), send()]);
    const third = await send();
    expect(first).toMatchObject({ ok: true });
    expect([second, third]).toEqual([first, first]);
    expect(await shop.requests('register')).toHaveLength(1);
  });

  test('a corrected address is another account', async () => {
    const shop = await openConnectedShop();
    const intent = newIntentId();
    const send = (email: string) => shop.register(email, intent);
    const [wrong, right] = [await send('anna@exmaple.ru'), await send('anna@example.ru')];
    expect(wrong).not.toEqual(right);
    expect([wrong.ok, right.ok]).toEqual([true, true]);
  });

  test('an address that somebody else has registered is taken', async () => {
    const shop = await openConnectedShop();
    const send = () => shop.register('anna@example.ru');
    await send();
    expect(await send()).toEqual({ ok: false, failure: { kind: 'account-exists' } });
  });

  test.each([
    ['rate-limited@example.ru', { kind: 'rate-limited' }],
    ['account-exists@example.ru', { kind: 'account-exists' }],
    ['server-error@example.ru', { kind: 'outage', failure: { kind: 'broken', isOver: true } }],
    ['timeout@example.ru', { kind: 'outage', failure: { kind: 'no-answer', reason: 'timeout' } }],
    ['reset@example.ru', { kind: 'outage', failure: { kind: 'no-answer', reason: 'reset' } }],
    ['malformed@example.ru', { kind: 'outage', failure: { kind: 'malformed', detail: 'not JSON' } }],
  ])('%s is told %o', async (email, failure) => {
    const shop = await openConnectedShop();
    if (email.startsWith('timeout')) shop.waitAtMost(500);
    expect(await shop.register(email)).toEqual({
      ok: false,
      failure,
    });
  });

  test('a lost answer that hid an account is answered with it at the repeat, and the password opens it', async () => {
    const shop = await openConnectedShop();
    const intent = newIntentId();
    const send = () => shop.register('anna@example.ru', intent);
    await shop.fault({ endpoint: 'register', kind: 'reset-after' });
    expect(await send()).toMatchObject({ ok: false, failure: { kind: 'outage' } });
    expect(await send()).toMatchObject({ ok: true });
    const login = { username: 'anna@example.ru', password: PASSWORD };
    expect(opened(await shop.provider.accounts.logInWithPassword(login)).user.email).toBe('anna@example.ru');
  });

  test('an address that is somebody else’s is told as taken at every repeat', async () => {
    const shop = await openConnectedShop();
    await shop.newCustomer('anna@example.ru');
    const intent = newIntentId();
    const send = () => shop.register('anna@example.ru', intent);
    expect([await send(), await send()]).toEqual(
      Array(2).fill({ ok: false, failure: { kind: 'account-exists' } }),
    );
  });

  test('a registration that failed can be sent again', async () => {
    const shop = await openConnectedShop();
    const intent = newIntentId();
    const send = () => shop.register('anna@example.ru', intent);
    await shop.fault({ endpoint: 'register', kind: 'status', status: 503 });
    expect((await send()).ok).toBe(false);
    expect((await send()).ok).toBe(true);
  });

  test('where the customer came from is reported, and a failure of that harms nobody', async () => {
    const shop = await openConnectedShop();
    await shop.fault({ endpoint: 'sendStatistics', kind: 'status', status: 500 });
    const registered = await shop.register('anna@example.ru');
    expect(registered.ok).toBe(true);
    expect(await shop.requests('sendStatistics')).toMatchObject([
      { body: { referer: DETAILS.origin.referer, utmUser: DETAILS.origin.utm }, status: 500 },
    ]);
    expect(shop.records.at(-1)).toMatchObject({ endpoint: 'sendStatistics', outcome: { kind: 'broken' } });
  });
});

describe('login in place', () => {
  test('the token of a registration opens a session that orders and lists', async () => {
    const shop = await openConnectedShop();
    const session = await shop.newCustomer('anna@example.ru');
    expect(session.user).toMatchObject({ fullName: 'Анна Демидова', email: 'anna@example.ru' });
    expect(await shop.servers(session)).toEqual([]);
  });

  test('a forged token opens nothing', async () => {
    const shop = await openConnectedShop();
    expect(await shop.provider.accounts.logInInPlace('forged')).toEqual({
      ok: false,
      failure: { kind: 'wrong-credentials' },
    });
  });

  test('an expired token opens nothing', async () => {
    const shop = await openConnectedShop();
    const { portalToken } = await shop.newCustomer();
    shop.pass(3_600_000);
    expect((await shop.provider.accounts.logInInPlace(portalToken)).ok).toBe(false);
  });
});

describe('login with a password', () => {
  test.each(['demo', 'customer@vitrina.example'])('%s and the password open a session', async (username) => {
    const shop = await openConnectedShop();
    const session = opened(await shop.provider.accounts.logInWithPassword({ username, password: PASSWORD }));
    expect(session.user).toMatchObject({ username: 'demo', fullName: 'Анна Демидова' });
    expect(await shop.servers(session)).toEqual([]);
  });

  test('the portal token of a login opens the same customer again', async () => {
    const shop = await openConnectedShop();
    const login = opened(
      await shop.provider.accounts.logInWithPassword({ username: 'demo', password: PASSWORD }),
    );
    expect(opened(await shop.provider.accounts.logInInPlace(login.portalToken)).user).toEqual(login.user);
  });

  test.each([
    ['demo', 'wrong'],
    ['demo', ''],
    ['nobody', PASSWORD],
    ['Анна', 'пароль'],
  ])('%s with the password "%s" is refused, and only once asked', async (username, password) => {
    const shop = await openConnectedShop();
    expect(await shop.provider.accounts.logInWithPassword({ username, password })).toEqual({
      ok: false,
      failure: { kind: 'wrong-credentials' },
    });
    expect(await shop.requests('grantAccess')).toEqual([]);
  });

  test('a customer with a second step is sent a code, and let in with it once', async () => {
    const shop = await openConnectedShop();
    const login = { username: 'sms', password: PASSWORD };
    expect(await shop.provider.accounts.logInWithPassword(login)).toEqual(refused('sms-required'));
    const code = await codeFrom(shop);
    const wrong = code === '0000' ? '1111' : '0000';
    expect(await shop.provider.accounts.logInWithPassword({ ...login, code: wrong })).toEqual(
      refused('wrong-code'),
    );
    expect(opened(await shop.provider.accounts.logInWithPassword({ ...login, code })).user.username).toBe(
      'sms',
    );
    expect(await shop.provider.accounts.logInWithPassword({ ...login, code })).toEqual(refused('wrong-code'));
  });

  test('a code is too old after five minutes, and the next one replaces it', async () => {
    const shop = await openConnectedShop();
    const login = { username: 'sms', password: PASSWORD };
    await shop.provider.accounts.logInWithPassword(login);
    const first = await codeFrom(shop);
    shop.pass(5 * 60_000);
    expect(await shop.provider.accounts.logInWithPassword({ ...login, code: first })).toEqual(
      refused('wrong-code'),
    );
    await shop.provider.accounts.logInWithPassword(login);
    const code = await codeFrom(shop);
    expect((await shop.provider.accounts.logInWithPassword({ ...login, code })).ok).toBe(true);
  });

  test('a code that is guessed at is spent', async () => {
    const shop = await openConnectedShop();
    const login = { username: 'sms', password: PASSWORD };
    await shop.provider.accounts.logInWithPassword(login);
    const code = await codeFrom(shop);
    for (let tried = 0; tried < 5; tried += 1)
      await shop.provider.accounts.logInWithPassword({ ...login, code: `${code}${tried}` });
    expect(await shop.provider.accounts.logInWithPassword({ ...login, code })).toEqual(refused('wrong-code'));
  });

  test('the code opens nothing without the password', async () => {
    const shop = await openConnectedShop();
    await shop.provider.accounts.logInWithPassword({ username: 'sms', password: PASSWORD });
    const code = await codeFrom(shop);
    const login = { username: 'sms', password: 'wrong', code };
    expect(await shop.provider.accounts.logInWithPassword(login)).toEqual(refused('wrong-credentials'));
  });

  test.each([
    ['authenticate', { status: 429, errorCode: 'too_many_requests' }, { kind: 'rate-limited' }],
    ['authenticate', { status: 500 }, { kind: 'outage', failure: { kind: 'broken', isOver: true } }],
    ['grantAccess', { status: 503 }, { kind: 'outage', failure: { kind: 'broken', isOver: true } }],
    ['checkLogin', { status: 502 }, { kind: 'outage', failure: { kind: 'broken', isOver: false } }],
  ] as const)('when %s answers %o the visitor is told %o', async (endpoint, answer, failure) => {
    const shop = await openConnectedShop();
    await shop.fault({ endpoint, kind: 'status', ...answer });
    const login = await shop.provider.accounts.logInWithPassword({ username: 'demo', password: PASSWORD });
    expect(login).toEqual({ ok: false, failure });
  });
});

function refused(kind: string) {
  return { ok: false, failure: { kind } };
}

/** The code of the last SMS to the customer with a second step. */
async function codeFrom(shop: ConnectedShop): Promise<string> {
  const [sms] = await shop.outbox('79000000002');
  return /\d{4}$/.exec(sms?.text ?? '')?.[0] ?? '';
}

test('no record of a whole visit holds a token, a cookie or a password', async () => {
  const shop = await openConnectedShop();
  const session = opened(
    await shop.provider.accounts.logInWithPassword({ username: 'demo', password: PASSWORD }),
  );
  await shop.servers(session);
  await shop.servers({ ...session, accessToken: 'expired-secret' });
  const written = JSON.stringify(shop.records);
  const { accessToken, credentialsCookie, portalToken } = session;
  for (const secret of [PASSWORD, accessToken, credentialsCookie, portalToken, 'expired-secret'])
    expect(written).not.toContain(secret);
});
