import { PROMO_PAUSE_MS } from '@vitrina/ordering';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormState } from '~/forms/form-state';
import { openLocalProvider } from '~/testing/local-provider';
import { stubEnv } from '~/testing/stub-env';

const scope = await vi.hoisted(async () => (await import('~/testing/request-scope')).requestScope());
vi.mock('~/runtime/visit', () => scope);

beforeEach(async () => {
  stubEnv();
  (await scope.cookies()).clear();
  (await scope.headers()).set('x-request-id', 'visit-7');
});

afterEach(() => vi.unstubAllEnvs());

// Rule R65.
const REGISTERED = [{ name: 'registration', product: '' }];

describe('a registration', () => {
  test('registers, tells the statistics, logs in in place, and all that as one request', async () => {
    const { asked, state } = await register({});
    expect(asked.map(({ path }) => path)).toEqual([
      '/v5/registration',
      '/v1/statistics',
      '/api/v1/auth/auto-login',
      '/landing/login/check',
    ]);
    expect(new Set(asked.map(({ requestId }) => requestId))).toEqual(new Set(['visit-7']));
    expect(asked[0]?.body).toMatchObject({ tags: [], agree_mailing: true, user: { phone: '79001234567' } });
    expect(asked[2]?.body).toEqual({ portal_token: 'portal-token' });
    expect(state).toEqual({ status: 'done', next: '/hand-off?to=%2Fservers', told: REGISTERED });
    expect((await scope.cookies()).has('vitrina-session')).toBe(true);
  });

  test('on the way to a dedicated server is the portal’s', async () => {
    const { asked } = await register({
      journey: 'auth=registrationDedicated&type=preset&id=3799&aid=1201&term=3',
    });
    expect(asked[0]).toMatchObject({
      path: '/landing/registration/portal',
      body: { method: 'servers', plan_id: 1201, payment_period: 'P3M', tags: ['dedicated'] },
    });
    expect(asked.map(({ path }) => path)).not.toContain('/v5/registration');
  });

  test('with a promo is tagged, and the login waits for 150 ms', async () => {
    expect(PROMO_PAUSE_MS).toBe(150);
    const { asked } = await register({ journey: 'promo=spring' });
    const [registration, statistics, logIn] = asked;
    expect(registration?.body).toMatchObject({ tags: ['spring'] });
    // A timer may fire a moment early.
    expect((logIn?.at ?? 0) - (statistics?.at ?? 0)).toBeGreaterThan(148);
  });

  test.each([
    [
      'that was left is a tag, and not that of the address',
      { offered_promo: 'spring', promo: 'spring' },
      ['spring'],
    ],
    ['that was taken off is none, whatever the address says', { offered_promo: 'autumn' }, []],
  ])('with the code of a campaign %s', async (_, fields, tags) => {
    const { asked } = await register({ journey: 'promo=autumn', ...fields });
    expect(asked[0]?.body).toMatchObject({ tags });
  });

  test('that is to stay on the site goes on to its page, not to the panel', async () => {
    const { state } = await register({
      journey: 'auth=registrationAccount&noPanelRedirect=true&redirect=/services',
    });
    expect(state).toEqual({ status: 'done', next: '/services', told: REGISTERED });
  });

  test('whose statistics fail is a registration all the same', async () => {
    const { state, asked } = await register({}, { '/v1/statistics': { status: 500 } });
    expect(state.status).toBe('done');
    expect(asked).toHaveLength(4);
  });

  test.each([
    [500, 'При отправке данных на сервер что-то пошло не так, попробуйте повторить позднее'],
    [429, 'Вы уже регистрировались совсем недавно, попробуйте повторить позднее'],
  ])('refused with %i says so in a modal, keeps the form and asks nothing more', async (status, text) => {
    const { state, asked } = await register({}, { '/v5/registration': { status } });
    expect(state).toMatchObject({ status: 'failed', title: 'Ошибка!', text });
    expect(state).toMatchObject({ values: { full_name: 'Анна Демидова' } });
    expect(asked).toHaveLength(1);
    expect((await scope.cookies()).has('vitrina-session')).toBe(false);
  });

  test('whose login fails is told, and the account is not made again by the repeat', async () => {
    const broken = { '/api/v1/auth/auto-login': { status: 500 } };
    const { state, asked, again } = await register({}, broken);
    expect(state).toMatchObject({ status: 'failed', title: 'Ошибка!' });
    await again();
    expect(asked.filter(({ path }) => path === '/v5/registration')).toHaveLength(1);
  });

  test('whose account does not open leads to the login, and is not called somebody else’s', async () => {
    const { state } = await register({}, { '/api/v1/auth/auto-login': { status: 401 } });
    expect(state).toMatchObject({
      ...{ status: 'invalid', leadsToLogin: true },
      errors: { email: expect.stringContaining('только что создан') },
    });
  });

  test('whose statistics hang is a registration all the same, and its login comes in time', async () => {
    const { state, asked } = await register({}, { '/v1/statistics': { status: 204, hangs: true } });
    expect(state).toEqual({ status: 'done', next: '/hand-off?to=%2Fservers', told: REGISTERED });
    expect(asked).toHaveLength(4);
  });

  test('whose login hangs is told so in time with the form kept, and its account is not made again', async () => {
    const hanging = { '/landing/login/check': { status: 200, hangs: true } };
    vi.stubEnv('ACTION_DEADLINE_MS', '1000');
    // One call alone could take eight seconds, for which no test waits.
    const { state, asked, again } = await register({}, hanging);
    expect(state).toMatchObject({ status: 'failed', title: 'Ошибка!', values: { email: 'anna@example.ru' } });
    await again();
    expect(asked.filter(({ path }) => path === '/v5/registration')).toHaveLength(1);
  });

  test('of a program that fills in every field reaches nobody', async () => {
    const { state, asked } = await register({ homepage: 'https://spam.example' });
    expect(state.status).toBe('failed');
    expect(asked).toEqual([]);
  });
});

const REGISTRATION = { username: 'cw1', autologin_token: 'portal-token', service: 'cloud' };
const USER = { id: '7', username: 'cw1', full_name: 'Анна Демидова', email: 'anna@example.ru' };
const ANSWERS = {
  '/v5/registration': { status: 201, body: { registration: REGISTRATION } },
  '/landing/registration/portal': {
    status: 201,
    body: { user: USER, user_type: 'person', token: 'portal-token' },
  },
  '/v1/statistics': { status: 204 },
  '/api/v1/auth/auto-login': { status: 200, body: { username: 'cw1' } },
  '/landing/login/check': { status: 200, body: { access_token: 'access', user: USER } },
};

/** Sends the form of a person, made a minute ago by a browser without JavaScript. */
async function register(
  fields: Record<string, string>,
  answers: Record<string, { status: number; hangs?: boolean }> = {},
) {
  const { asked } = await openLocalProvider({ ...ANSWERS, ...answers });
  const [{ submitRegistration }, { botCheck }] = await Promise.all([
    import('./submit-registration'),
    import('~/security/bot-check'),
  ]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
  const ticket = await botCheck().ticket();
  vi.useRealTimers();
  const form = new FormData();
  const person = {
    ...{ customer_type: 'person', full_name: 'Анна Демидова', email: 'anna@example.ru' },
    ...{ phone_number: '+7 (900) 123-45-67', consent: 'on', agree_mailing: 'on' },
    ...{ registration: '01937b1c-0000-7000-8000-000000000001', ticket, journey: '' },
  };
  for (const [name, value] of Object.entries({ ...person, ...fields })) form.append(name, value);
  const again = (): Promise<FormState> => submitRegistration(form);
  return { state: await again(), asked, again };
}
