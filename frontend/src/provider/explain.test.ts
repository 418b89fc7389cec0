import type { LoginRefusal, OrderOutcome, OrderRefusal, RegistrationRefusal } from '@vitrina/ordering';
import { describe, expect, test } from 'vitest';
import { explain } from './explain';

const BROKEN = { kind: 'broken', status: 500 } as const;

// Specification 000, section 8, word for word.
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
      { place: 'field', field: 'email', text: 'Пользователь с таким емейл уже существует' },
    ],
  ] satisfies [RegistrationRefusal, object][])('a registration refused by %o says %o', (refusal, words) => {
    expect(explain({ of: 'registration', refusal })).toEqual(words);
  });

  test.each(everyFailedOrder())('an order that is %o is titled as specified', (outcome) => {
    expect(explain({ of: 'order', outcome })).toMatchObject({
      place: 'form',
      title: 'Произошла ошибка при заказе. Попробуйте позже.',
    });
  });
});

test('an address that cannot receive mail is told at the field', () => {
  expect(explain({ of: 'registration', refusal: { kind: 'invalid-email' } })).toMatchObject({
    place: 'field',
    field: 'email',
  });
});

test('every failed order has words of its own', () => {
  const texts = everyFailedOrder().map((outcome) => explain({ of: 'order', outcome }).text);
  expect(new Set(texts).size).toBe(texts.length);
});

test('every failed login has words of its own', () => {
  const texts = everyFailedLogin().map((refusal) => explain({ of: 'login', refusal }).text);
  expect(new Set(texts).size).toBe(texts.length);
});

test('an order nobody knows the end of promises that a repeat makes no second server', () => {
  const outcome = { status: 'unconfirmed', failure: BROKEN } as const;
  expect(explain({ of: 'order', outcome }).text).toContain('второго не появится');
});

test('words are for people: Russian, and without codes', () => {
  const texts = [
    ...everyFailedOrder().map((outcome) => explain({ of: 'order', outcome }).text),
    ...everyFailedLogin().map((refusal) => explain({ of: 'login', refusal }).text),
  ];
  for (const text of texts) expect(text.replaceAll('SMS', '')).toMatch(/^[^A-Za-z_{}\d]{10,}$/);
});

// Records, so that a new kind of failure does not compile until it is told here.
function everyFailedOrder(): FailedOrder[] {
  const refusals: { [Kind in OrderRefusal['kind']]: Extract<OrderRefusal, { kind: Kind }> } = {
    'signed-out': { kind: 'signed-out' },
    'no-balance': { kind: 'no-balance' },
    'not-sold': { kind: 'not-sold' },
    'price-changed': { kind: 'price-changed' },
    rejected: { kind: 'rejected', status: 400 },
    unavailable: { kind: 'unavailable' },
  };
  return [
    { status: 'unconfirmed', failure: BROKEN },
    ...Object.values(refusals).map((reason) => ({ status: 'refused' as const, reason })),
  ];
}

function everyFailedLogin(): LoginRefusal[] {
  const refusals: { [Kind in LoginRefusal['kind']]: Extract<LoginRefusal, { kind: Kind }> } = {
    'wrong-credentials': { kind: 'wrong-credentials' },
    'sms-required': { kind: 'sms-required' },
    'rate-limited': { kind: 'rate-limited' },
    outage: { kind: 'outage', failure: BROKEN },
  };
  return Object.values(refusals);
}

type FailedOrder = Exclude<OrderOutcome, { status: 'created' }>;
