import { newIntentId, paymentOf, roubles } from '@vitrina/ordering';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderState } from '~/features/order/submit-order';
import { stubEnv } from '~/testing/stub-env';

const INTENT = newIntentId();
const known = vi.hoisted(() => ({ session: 'open', isGreeted: false, cleared: 0, found: {} as object }));

vi.mock('~/content/get-site', async () => {
  const { unbranded } = await import('~/content/site');
  return { getSite: async () => unbranded() };
});
vi.mock('~/checkout/order-intent', () => ({ orderIntent: async () => INTENT }));
vi.mock('~/checkout/get-order-sheet', () => ({ getOrderSheet: async () => known.found }));
vi.mock('~/checkout/get-alternative', () => ({ getAlternative: async () => undefined }));
vi.mock('~/security/session', () => ({
  lookAtSession: async () => ({ kind: known.session }),
  isStillGreeted: async () => known.isGreeted,
  clearSession: async () => {
    known.cleared += 1;
  },
}));

const ADDRESS = 'auth=registrationDbaas&db_service_id=1217&db_type=postgres&period=P1M';
const SHEET = {
  ...paymentOf(roubles(711), 'P1M'),
  ...{ product: 'dbaas', order: 'db_service_id=1217', period: 'P1M', title: 'База', lines: [] },
  ...{ saved: roubles(0), options: [] },
};

beforeEach(() => {
  stubEnv();
  Object.assign(known, {
    session: 'open',
    isGreeted: false,
    cleared: 0,
    found: { kind: 'sheet', sheet: SHEET },
  });
});
afterEach(() => vi.unstubAllEnvs());

test('a customer sees what they are about to order, at an address that has its intent', async () => {
  expect(await show({ query: ADDRESS })).toEqual({ redirect: `/order?${ADDRESS}&intent=${INTENT}` });
  expect(await show({ query: `${ADDRESS}&intent=${INTENT}` })).toMatchObject({
    props: {
      title: 'Заказ базы данных',
      shown: { kind: 'order', view: { form: { intent: INTENT, sheet: SHEET } } },
    },
  });
});

test.each([
  ['none', true, 1],
  ['none', false, 0],
  // It may be good again in a moment.
  ['unchecked', true, 0],
])(
  'a session that is %s leads to registration; a greeting (%s) of one that has ended is taken back',
  async (session, isGreeted, cleared) => {
    Object.assign(known, { session, isGreeted });
    const shown = await show({ query: ADDRESS });
    expect(shown).toEqual({
      redirect: expect.stringMatching(/^\/registration\?auth=registrationDbaas&.*intent=/),
    });
    expect(known.cleared).toBe(cleared);
  },
);

test('what a form has said is told where it was sent, whoever sent it and whatever its address lacks', async () => {
  known.session = 'none';
  const posted = {
    status: 'unanswered',
    text: 'Ответ не пришёл',
    isSent: true,
    sheet: undefined,
    intent: INTENT,
  } as const;
  expect(await show({ query: ADDRESS, posted })).toMatchObject({
    props: { shown: { kind: 'order', view: { form: { posted } } } },
  });
});

test('an order that is done leads on, also when the last one was sold with it', async () => {
  known.found = { kind: 'sold-out', title: 'База', lines: [], alternative: undefined };
  const posted = { status: 'done', next: '/hand-off?to=%2Fdatabase', intent: INTENT } as const;
  expect(await show({ query: ADDRESS, posted })).toMatchObject({
    props: { shown: { kind: 'done', next: '/hand-off?to=%2Fdatabase' } },
  });
  expect(await show({ query: `${ADDRESS}&intent=${INTENT}` })).toMatchObject({
    props: { shown: { kind: 'not-for-sale' } },
  });
});

test('an address that is no order says so', async () => {
  expect(await show({ query: 'auth=registrationVds&preset=a/b' })).toMatchObject({
    props: { title: 'Заказ', shown: { kind: 'unreadable' } },
  });
});

async function show({ query, posted }: { query: string; posted?: OrderState }) {
  const [{ getOrder }, { inVisit }] = await Promise.all([import('./get-order'), import('~/runtime/visit')]);
  const visit = {
    query: new URLSearchParams(query),
    posted: posted && ({ form: 'order', state: posted } as const),
  };
  return inVisit(
    new Headers(),
    () => undefined,
    () => getOrder(visit),
  );
}
