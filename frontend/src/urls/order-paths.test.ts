import { newIntentId, type PresetId, parseOrder, presetOrder } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { orderPaths } from './order-paths';

const order = presetOrder('4795' as PresetId, { hasFloatingIp: false, period: 'P3M' });
const intent = newIntentId();

test.each([
  ['registration', orderPaths.registration(order, intent), '/registration', 'registrationVds'],
  ['login', orderPaths.logIn(order, intent), '/registration', 'login'],
  ['the order page', orderPaths.page(order, intent), '/order', 'registrationVds'],
  ['a failed order', orderPaths.failed(order, intent, 'unavailable', 'visit-7'), '/order', 'registrationVds'],
])(
  'the address of %s carries the order, and the intent, so that a repeat is no second order',
  (_, path, pathname, auth) => {
    const { pathname: actual, searchParams } = new URL(path, 'https://site.example');
    expect(actual).toBe(pathname);
    expect(searchParams.get('auth')).toBe(auth);
    expect(searchParams.get('intent')).toBe(intent);
    expect(parseOrder(auth, searchParams)).toEqual({ ok: true, value: order });
  },
);

test('without a key that cannot be read the rest of an address stays, and is another order', () => {
  const query = new URLSearchParams(
    'auth=registrationVds&preset=4795&bandwidth=abc&os=79&intent=1&problem=p',
  );
  expect(orderPaths.without({ path: '/registration', query }, 'bandwidth')).toBe(
    '/registration?auth=registrationVds&preset=4795&os=79',
  );
});
