import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormState } from '~/forms/form-state';
import { openLocalProvider } from '~/testing/local-provider';
import { stubEnv } from '~/testing/stub-env';

const scope = await vi.hoisted(async () => (await import('~/testing/request-scope')).requestScope());
vi.mock('~/runtime/visit', () => scope);

const HOME = '203.0.113.7';
const USER = { id: '7', username: 'anna', full_name: 'Анна Демидова', email: 'anna@example.ru' };
const AUTH = '/v3/auth';
const WRONG = { status: 401, body: { error_code: 'unauthorized' } };
const NEEDS_CODE = { status: 401, body: { error_code: 'sms_required' } };
const RIGHT = { status: 200, body: { username: 'anna', autologin_token: 'portal-token' } };
const IN: FormState = { status: 'done', next: '/hand-off?to=%2Fservers' };
const SAID = {
  wrong: 'Логин или пароль не подходят',
  outage: 'При отправке данных на сервер что-то пошло не так, попробуйте повторить позднее',
  unproven: 'Не получилось убедиться, что форму отправил человек. Проверьте поля и отправьте её ещё раз',
};

beforeEach(async () => {
  stubEnv();
  (await scope.cookies()).clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('a wrong password', () => {
  test('is told ten times, then how long to wait; the provider is asked no more, and the name stays', async () => {
    const { logIn, asked } = await open({ [AUTH]: WRONG });
    for (let tried = 0; tried < 10; tried += 1) expect(textOf(await logIn())).toBe(SAID.wrong);
    const state = await logIn();
    expect(textOf(state)).toBe('Слишком много попыток, попробуйте повторить через 5\u00a0минут');
    expect(state).toMatchObject({ status: 'failed', title: 'Ошибка!', values: { username: 'anna' } });
    expect(JSON.stringify(state)).not.toContain('secret');
    expect(asked).toHaveLength(10);
  });

  test('is the same for a name that nobody has', async () => {
    const { logIn } = await open({ [AUTH]: WRONG });
    const known: string[] = [];
    const unknown: string[] = [];
    for (let tried = 0; tried < 10; tried += 1) {
      known.push(textOf(await logIn({ username: 'anna' })));
      unknown.push(textOf(await logIn({ username: 'nobody' })));
    }
    expect(known).toEqual(unknown);
  });
});

test('an outage is no failed try, nor is a refusal of the provider to look', async () => {
  const { logIn, answers } = await open({ [AUTH]: { status: 500 } });
  for (let tried = 0; tried < 12; tried += 1) expect(textOf(await logIn())).toBe(SAID.outage);
  answers[AUTH] = { status: 429 };
  for (let tried = 0; tried < 12; tried += 1) await logIn();
  answers[AUTH] = RIGHT;
  expect(await logIn()).toEqual(IN);
});

describe('after strangers have guessed at the account from everywhere', () => {
  test('its customer goes in with a form that has taken its time, as a browser without JavaScript has it', async () => {
    const { logIn, ticket, answers, asked } = await guessed();
    answers[AUTH] = RIGHT;
    const before = asked.length;
    expect(textOf(await logIn())).toBe(SAID.unproven);
    expect(textOf(await logIn({ ticket: 'forged' }))).toBe(SAID.unproven);
    expect(asked).toHaveLength(before);
    expect(await logIn({ ticket })).toEqual(IN);
  });

  test('refusals for want of a proof use up no try', async () => {
    const { logIn, ticket, answers } = await guessed();
    answers[AUTH] = RIGHT;
    for (let tried = 0; tried < 30; tried += 1) await logIn();
    expect(await logIn({ ticket })).toEqual(IN);
  });

  test('its customer goes in at once with the browser of the last time, also by the other name', async () => {
    const { logIn, answers, guess } = await open({ [AUTH]: RIGHT });
    await logIn({ username: 'anna' });
    const jar = await scope.cookies();
    const device = jar.get('vitrina-device')?.value ?? '';
    answers[AUTH] = WRONG;
    jar.clear();
    // From the customer's own address, and then from all over the world.
    for (let tried = 0; tried < 12; tried += 1) await logIn();
    await guess();
    answers[AUTH] = RIGHT;
    expect(textOf(await logIn())).toContain('Слишком много попыток');
    jar.set('vitrina-device', device);
    expect(await logIn({ username: 'Anna@example.ru' })).toEqual(IN);
    // It is that account's browser, and nobody else's.
    answers[AUTH] = WRONG;
    for (let tried = 0; tried < 10; tried += 1) await logIn({ username: 'boris' });
    expect(textOf(await logIn({ username: 'boris' }))).toContain('Слишком много попыток');
  });
});

test('a code is tried ten times for one account, whatever name it was asked for by, and a new password begins anew', async () => {
  const { logIn, sendCode, asked } = await open({ [AUTH]: NEEDS_CODE });
  const texts: string[] = [];
  for (const [index, username] of ['sms', 'sms@vitrina.example', 'SMS', 's ms'].entries()) {
    await from(`198.51.100.${index}`);
    await logIn({ username });
    for (let tried = 0; tried < 4; tried += 1) texts.push(await sendCode());
  }
  const wrong = 'Код не подходит или устарел. Проверьте последнее SMS или запросите новый код';
  expect(texts.filter((text) => text === wrong)).toHaveLength(10);
  expect(texts.at(-1)).toBe(
    'Слишком много неверных кодов. Задайте новый пароль и войдите с ним или повторите через 24\u00a0часа',
  );
  expect(asked).toHaveLength(4 + 10);
  await logIn({ username: 'sms', password: 'a new one' });
  expect(await sendCode()).toBe(wrong);
});

/** A site with its provider; `answers` may be changed meanwhile. */
async function open(first: Record<string, { status: number; body?: object }>) {
  const answers = {
    ...{ '/landing/registration/access': { status: 200, body: { username: 'anna' } } },
    ...{ '/landing/login/check': { status: 200, body: { access_token: 'access', user: USER } } },
    ...first,
  };
  const { asked } = await openLocalProvider(answers);
  const [{ submitLogin }, { submitSmsCode }, { botCheck }] = await Promise.all([
    import('./submit-login'),
    import('./submit-sms-code'),
    import('~/security/bot-check'),
  ]);
  await from(HOME);
  const logIn = (fields: Record<string, string> = {}) =>
    submitLogin(formOf({ username: 'anna', password: 'secret', journey: '', ...fields }));
  return {
    ...{ answers: answers as Record<string, { status: number; body?: object }>, asked, logIn },
    /** Twenty wrong tries at the account, from as many addresses. */
    guess: async () => {
      for (let tried = 0; tried < 20; tried += 1) {
        await from(`198.51.100.${tried}`);
        await logIn();
      }
      await from(HOME);
    },
    sendCode: async () => textOf(await submitSmsCode(formOf({ code: '0000', journey: '' }))),
    /** Of a form that stands for a minute already. */
    ticket: async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
      const ticket = await botCheck().ticket();
      vi.useRealTimers();
      return ticket;
    },
  };
}

async function guessed() {
  const site = await open({ [AUTH]: WRONG });
  await site.guess();
  return { ...site, ticket: await site.ticket() };
}

async function from(address: string): Promise<void> {
  (await scope.headers()).set('x-forwarded-for', address);
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function textOf(state: FormState): string {
  if (state.status === 'failed') return state.text;
  if (state.status === 'invalid') return Object.values(state.errors).join();
  return state.status;
}
