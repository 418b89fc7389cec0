import {
  createMemoryIntents,
  IntentHeld,
  type IntentStore,
  newIntentId,
  type RegistrationForm,
  registerOnce,
} from '@vitrina/ordering';
import { json, type Reply, reset, serve, silence, text } from '@vitrina/provider-http/testing';
import { expect, test } from 'vitest';
import { createAccounts } from './accounts';
import { createProviderHttp } from './http';

const TAKEN = json({ error_code: 'account_exists' }, 409);
const RATE_LIMITED = json({ error_code: 'too_many_requests' }, 429);
const INVALID_EMAIL = json({ error_code: 'invalid_email_address' }, 400);

test.each<[string, Reply]>([
  ['reset', reset],
  ['awaited too long', silence],
  ['a 500', json({}, 500)],
  ['a 504', json({}, 504)],
  ['not to be read', text('{"registration":')],
])(
  'when the answer is %s and the address is then taken, it was this visitor who took it',
  async (_, lost) => {
    const { send } = await openRegistration([lost, TAKEN, TAKEN]);
    expect(await send()).toMatchObject({ ok: false, failure: { kind: 'outage' } });
    expect(await send()).toEqual({ ok: false, failure: { kind: 'account-made' } });
    expect(await send()).toEqual({ ok: false, failure: { kind: 'account-made' } });
  },
);

test.each<[string, Reply, string]>([
  ['a taken address', TAKEN, 'account-exists'],
  ['too many registrations', RATE_LIMITED, 'rate-limited'],
  ['an impossible address', INVALID_EMAIL, 'invalid-email'],
  ['another refusal', json({}, 400), 'outage'],
])('%s made no account: an address taken at the repeat is somebody else’s', async (_, refusal, kind) => {
  const { send } = await openRegistration([refusal, TAKEN, TAKEN]);
  expect(await send()).toMatchObject({ ok: false, failure: { kind } });
  expect(await send()).toEqual({ ok: false, failure: { kind: 'account-exists' } });
  expect(await send()).toEqual({ ok: false, failure: { kind: 'account-exists' } });
});

test('a lost answer is remembered through a refusal that comes between', async () => {
  const { send } = await openRegistration([reset, RATE_LIMITED, TAKEN]);
  expect(await send()).toMatchObject({ failure: { kind: 'outage' } });
  expect(await send()).toEqual({ ok: false, failure: { kind: 'rate-limited' } });
  expect(await send()).toEqual({ ok: false, failure: { kind: 'account-made' } });
});

test('a lost answer that hid nothing is followed by the account', async () => {
  const { send } = await openRegistration([reset, made('anna'), STATISTICS]);
  await send();
  expect(await send()).toEqual(account('anna'));
});

test('a repeat within a quarter of an hour gets the account without another call, a later one does not', async () => {
  const { send, received, pass } = await openRegistration([made('anna'), STATISTICS, TAKEN]);
  expect(await send()).toEqual(account('anna'));
  pass(15 * 60 - 1);
  expect(await send()).toEqual(account('anna'));
  expect(received).toHaveLength(2);
  pass(1);
  expect(await send()).toEqual({ ok: false, failure: { kind: 'account-exists' } });
});

test.each<[string, Partial<RegistrationForm>]>([
  ['name', { fullName: 'Пётр Иной' }],
  ['address', { email: 'other@example.ru' }],
  ['phone', { phone: '+7 900 000-00-00' }],
  ['consent', { agreeMailing: false }],
  ['customer', { customer: { kind: 'organisation', inn: '7700000000', name: 'ООО', address: '' } }],
])('a form of another %s never gets the account of the first', async (_, changes) => {
  const { send } = await openRegistration([made('anna'), STATISTICS, TAKEN, made('other'), STATISTICS]);
  expect(await send()).toEqual(account('anna'));
  expect(await send(changes)).toEqual({ ok: false, failure: { kind: 'account-exists' } });
  expect(await send(changes)).toEqual(account('other'));
});

test('another form after a lost answer is not told that it has an account', async () => {
  const { send } = await openRegistration([reset, TAKEN]);
  await send();
  expect(await send({ fullName: 'Пётр Иной' })).toEqual({ ok: false, failure: { kind: 'account-exists' } });
});

test('an intent that somebody else holds without an end is an outage, and nothing is sent', async () => {
  const { send, received } = await openRegistration([made('anna')], async () => {
    throw new IntentHeld();
  });
  expect(await send()).toEqual({
    ok: false,
    failure: { kind: 'outage', failure: { kind: 'no-answer', reason: 'timeout' } },
  });
  expect(received).toEqual([]);
});

test('a surprise of the store is thrown', async () => {
  const { send } = await openRegistration([made('anna')], () => Promise.reject(new Error('no memory left')));
  await expect(send()).rejects.toThrow('no memory left');
});

const FORM: RegistrationForm = {
  fullName: 'Анна Демидова',
  email: 'anna@example.ru',
  phone: '+7 900 123-45-67',
  agreeMailing: true,
  customer: { kind: 'person' },
};

const DETAILS = {
  ...{ token: 'proof', tags: [], partner: {} },
  origin: { referer: { firstVisit: '', lastVisit: '' }, utm: {} },
};

const STATISTICS = text('', 204);

/** One visitor's form and the provider that answers it; `pass` moves the clock of the notes by seconds. */
async function openRegistration(replies: [Reply, ...Reply[]], exclusively?: IntentStore['exclusively']) {
  const { url, received } = await serve(...replies);
  let now = 0;
  const memory = createMemoryIntents({ now: () => now });
  const intents = exclusively ? { ...memory, exclusively } : memory;
  const http = createProviderHttp({
    addresses: { api: url, landing: url },
    requestId: 'request-of-a-test',
    timeoutMs: 250,
  });
  const accounts = createAccounts(http);
  const intent = newIntentId();
  return {
    received,
    send: (changes: Partial<RegistrationForm> = {}) => {
      const form = { ...FORM, ...changes };
      return registerOnce(accounts, intents, intent, form, DETAILS);
    },
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

function made(username: string): Reply {
  const registration = { username, autologin_token: `token of ${username}`, service: 'cloud' };
  return json({ registration }, 201);
}

function account(username: string) {
  return { ok: true, value: { username, portalToken: `token of ${username}` } };
}
