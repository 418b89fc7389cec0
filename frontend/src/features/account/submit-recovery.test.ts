import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormState } from '~/forms/form-state';
import { openLocalProvider } from '~/testing/local-provider';
import { stubEnv } from '~/testing/stub-env';

const scope = await vi.hoisted(async () => (await import('~/testing/request-scope')).requestScope());
vi.mock('~/runtime/visit', () => scope);

const ANNA = 'anna@example.ru';
const TOLD = /^Если аккаунт с этой почтой есть, на неё уже идёт письмо/;

beforeEach(stubEnv);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('three letters go to one e-mail, and a fourth request is answered with the same words', async () => {
  const { ask, asked } = await open();
  const states = [await ask(ANNA), await ask(' Anna@Example.ru'), await ask(ANNA), await ask(ANNA)];
  for (const state of states) expect(textOf(state)).toMatch(TOLD);
  expect(asked).toHaveLength(3);
});

test('who asks more than ten times is told to wait, whichever e-mail it is, and keeps what was typed', async () => {
  const { ask, asked } = await open();
  await Promise.all(Array.from({ length: 10 }, (_, index) => ask(`visitor${index}@example.ru`)));
  const state = await ask('one-more@example.ru');
  expect(textOf(state)).toBe('Слишком много попыток, попробуйте повторить через 15\u00a0минут');
  expect(state).toMatchObject({ values: { email: 'one-more@example.ru' } });
  expect(asked).toHaveLength(10);
});

test('while hundreds ask, a request without a proof is refused and uses up no letter of its e-mail', async () => {
  const { ask, asked, ticket } = await open();
  const { mayAskForRecovery } = await import('~/security/recovery-limit');
  for (let tried = 0; tried < 100; tried += 1) await mayAskForRecovery(`198.51.100.${tried}`);
  for (let tried = 0; tried < 5; tried += 1)
    expect(textOf(await ask(ANNA, { from: `192.0.2.${tried}` }))).toMatch(/^Не получилось убедиться/);
  const state = await ask(ANNA, { from: '192.0.2.9', ticket });
  expect(textOf(state)).toMatch(TOLD);
  expect(asked.filter(({ body }) => JSON.stringify(body).includes(ANNA))).toHaveLength(1);
});

async function open() {
  const { asked } = await openLocalProvider({ '/v3/auth/recovery': { status: 200, body: {} } });
  const [{ submitRecovery }, { botCheck }] = await Promise.all([
    import('./submit-recovery'),
    import('~/security/bot-check'),
  ]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
  const ticket = await botCheck().ticket();
  vi.useRealTimers();
  return {
    ...{ asked, ticket },
    ask: async (email: string, { from = '203.0.113.7', ticket = '' } = {}): Promise<FormState> => {
      (await scope.headers()).set('x-forwarded-for', from);
      const form = new FormData();
      for (const [name, value] of Object.entries({ email, ticket })) form.append(name, value);
      return submitRecovery(form);
    },
  };
}

function textOf(state: FormState): string {
  return state.status === 'failed' || state.status === 'told' ? state.text : state.status;
}
