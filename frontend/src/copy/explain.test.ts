import type { LoginRefusal, OrderRefusal, RegistrationRefusal, WebmasterRefusal } from '@vitrina/ordering';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '~/testing/in-language';
import { explain, type OrderProblem, orderProblem, parseOrderProblem } from './explain';

const BROKEN = { kind: 'broken', isOver: true } as const;

// Rules R58, R73 and R74, word for word.
describe('the catalogue of errors', () => {
  test.each([
    [
      { kind: 'outage', failure: BROKEN },
      {
        place: 'form',
        title: 'Ошибка!',
        text: 'При отправке данных на сервер что-то пошло не так, попробуйте повторить позднее',
      },
    ],
    [
      { kind: 'rate-limited' },
      {
        place: 'form',
        title: 'Ошибка!',
        text: 'Вы уже регистрировались совсем недавно, попробуйте повторить позднее',
      },
    ],
    [
      { kind: 'account-exists' },
      {
        place: 'field',
        field: 'email',
        leadsToLogin: true,
        text: 'Пользователь с таким емейл уже существует',
      },
    ],
  ] satisfies [RegistrationRefusal, object][])('a registration refused by %o says %o', (refusal, words) => {
    expect(explain({ of: 'registration', refusal })).toEqual(words);
  });

  const noFailures: OrderProblem[] = ['unconfirmed', 'price-changed', 'signed-out', 'other-wish'];
  const neverTaken: OrderProblem[] = ['rejected', 'too-small-for-system', 'no-such-period'];
  const ownTitle = [...noFailures, ...neverTaken];
  const failures = everyOrderProblem().filter((problem) => !ownTitle.includes(problem));

  test.each(failures)('an order that is %s is titled as specified', (problem) => {
    expect(explain({ of: 'order', problem })).toMatchObject({
      place: 'form',
      title: 'Произошла ошибка при заказе. Попробуйте позже.',
    });
  });

  test.each(neverTaken)(
    'an order that is %s is not put off till later: its choice has to change',
    (problem) => {
      const { title, text } = explain({ of: 'order', problem });
      expect(`${title} ${text}`).not.toMatch(/позже/i);
      expect(text).toMatch(/выберите/i);
    },
  );
});

test('an address that cannot receive mail is told at the field', () => {
  expect(explain({ of: 'registration', refusal: { kind: 'invalid-email' } })).toMatchObject({
    place: 'field',
    field: 'email',
  });
});

test.each(everyOrderProblem())('the problem "%s" survives an address', (problem) => {
  expect(parseOrderProblem(problem)).toBe(problem);
});

test.each([
  [
    { kind: 'account-exists' },
    {
      place: 'field',
      field: 'email',
      leadsToLogin: true,
      text: 'Пользователь с таким емейл уже существует',
    },
  ],
  [
    { kind: 'failed' },
    { place: 'form', title: 'Ошибка!', text: 'Во время запроса произошла ошибка, попробуйте позже' },
  ],
] satisfies [WebmasterRefusal, object][])('a webmaster refused by %o is told %o', (refusal, words) => {
  expect(explain({ of: 'webmaster', refusal })).toEqual(words);
});

test('a form that no person seems to have sent, or too many of them, is told kindly', () => {
  expect(explain({ of: 'bot-check', verdict: 'unproven' }).text).toContain('на месте');
  expect(explain({ of: 'bot-check', verdict: 'too-many' })).toEqual(
    explain({ of: 'registration', refusal: { kind: 'rate-limited' } }),
  );
});

test.each([null, '', 'Unconfirmed', 'created', 'constructor', '__proto__', 'unconfirmed '])(
  'the word "%s" of an address is no problem',
  (word) => {
    expect(parseOrderProblem(word)).toBeUndefined();
  },
);

test('an order that is not created is a problem by its own name', () => {
  expect(orderProblem({ status: 'unconfirmed', parts: [] })).toBe('unconfirmed');
  for (const reason of everyOrderRefusal())
    expect(orderProblem({ status: 'refused', reason, instead: undefined, parts: [] })).toBe(reason.kind);
});

test('every failed order has words of its own', () => {
  const texts = everyOrderProblem().map((problem) => explain({ of: 'order', problem }).text);
  expect(new Set(texts).size).toBe(texts.length);
});

test('a visitor whose account was just made is not told that it is somebody else’s', () => {
  const taken = explain({ of: 'registration', refusal: { kind: 'account-exists' } });
  const made = explain({ of: 'registration', refusal: { kind: 'account-made' } });
  expect(made).toMatchObject({ place: 'field', field: 'email' });
  expect(made.text).toContain('только что создан');
  expect(made.text).not.toBe(taken.text);
});

test.each([
  ['wrong-credentials', 'password'],
  ['wrong-code', 'code'],
] as const)('a login refused for %s is told at the field %s', (kind, field) => {
  expect(explain({ of: 'login', refusal: { kind } })).toMatchObject({ place: 'field', field });
});

test('in English every failed order has words of its own, too', () => {
  const texts = inLanguage('en', () =>
    everyOrderProblem().map((problem) => explain({ of: 'order', problem }).text),
  );
  expect(new Set(texts).size).toBe(everyOrderProblem().length);
  expect(inLanguage('en', () => explain({ of: 'login-limit', milliseconds: 300_000 }).text)).toMatch(
    /^Too many attempts, try again in 5/,
  );
});

test('every failed registration has words of its own', () => {
  const texts = everyFailedRegistration().map((refusal) => explain({ of: 'registration', refusal }).text);
  expect(new Set(texts).size).toBe(texts.length);
});

test('every failed login has words of its own', () => {
  const texts = everyFailedLogin().map((refusal) => explain({ of: 'login', refusal }).text);
  expect(new Set(texts).size).toBe(texts.length);
});

test('an order nobody knows the end of promises that a repeat makes no second server', () => {
  expect(explain({ of: 'order', problem: 'unconfirmed' }).text).toContain('второго не появится');
});

test('words are for people: Russian, and without codes', () => {
  const texts = [
    ...everyOrderProblem().map((problem) => explain({ of: 'order', problem }).text),
    ...everyFailedRegistration().map((refusal) => explain({ of: 'registration', refusal }).text),
    ...everyFailedLogin().map((refusal) => explain({ of: 'login', refusal }).text),
  ];
  for (const text of texts) expect(text.replaceAll('SMS', '')).toMatch(/^[^A-Za-z_{}\d]{10,}$/);
});

// Records, so that a new kind of failure does not compile until it is told here.
function everyOrderRefusal(): OrderRefusal[] {
  const refusals: { [Kind in OrderRefusal['kind']]: Extract<OrderRefusal, { kind: Kind }> } = {
    'signed-out': { kind: 'signed-out' },
    'no-balance': { kind: 'no-balance' },
    'not-sold': { kind: 'not-sold' },
    'sold-out': { kind: 'sold-out' },
    'too-small-for-system': { kind: 'too-small-for-system' },
    'no-such-period': { kind: 'no-such-period' },
    'price-changed': { kind: 'price-changed' },
    'other-wish': { kind: 'other-wish' },
    rejected: { kind: 'rejected' },
    unavailable: { kind: 'unavailable' },
  };
  return Object.values(refusals);
}

function everyOrderProblem(): OrderProblem[] {
  return ['unconfirmed', ...everyOrderRefusal().map(({ kind }) => kind)];
}

function everyFailedRegistration(): RegistrationRefusal[] {
  const refusals: {
    [Kind in RegistrationRefusal['kind']]: Extract<RegistrationRefusal, { kind: Kind }>;
  } = {
    'rate-limited': { kind: 'rate-limited' },
    'account-exists': { kind: 'account-exists' },
    'account-made': { kind: 'account-made' },
    'invalid-email': { kind: 'invalid-email' },
    outage: { kind: 'outage', failure: BROKEN },
  };
  return Object.values(refusals);
}

function everyFailedLogin(): LoginRefusal[] {
  const refusals: { [Kind in LoginRefusal['kind']]: Extract<LoginRefusal, { kind: Kind }> } = {
    'wrong-credentials': { kind: 'wrong-credentials' },
    'sms-required': { kind: 'sms-required' },
    'wrong-code': { kind: 'wrong-code' },
    'rate-limited': { kind: 'rate-limited' },
    outage: { kind: 'outage', failure: BROKEN },
  };
  return Object.values(refusals);
}
