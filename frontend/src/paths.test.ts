import {
  fromServerQuery,
  newIntentId,
  PANEL_HOME,
  type PresetId,
  presetOrder,
  serverPage,
} from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { paths } from './paths';

const order = presetOrder(4795 as PresetId, { hasFloatingIp: false, period: 'P3M' });

test.each([
  ['registration', paths.serverRegistration(order), '/registration', 'registrationVds'],
  ['login', paths.serverLogIn(order), '/registration', 'login'],
  ['the order page', paths.serverOrder(order), '/order', 'registrationVds'],
  [
    'the page of a failed order',
    paths.failedServerOrder(order, newIntentId(), 'unavailable', 'visit-7'),
    '/order',
    'registrationVds',
  ],
])('the address of %s carries the chosen server', (_, path, pathname, auth) => {
  const address = new URL(path, 'https://site.example');
  expect(address.pathname).toBe(pathname);
  expect(address.searchParams.get('auth')).toBe(auth);
  expect(fromServerQuery(address.searchParams)).toEqual({ ok: true, value: order });
});

const intent = newIntentId();

test.each([
  ['a failed order', paths.failedServerOrder(order, intent, 'unconfirmed', 'visit-7')],
  ['a login on the way', paths.serverLogIn(order, intent)],
  ['a registration on the way', paths.serverRegistration(order, intent)],
  ['the order page', paths.serverOrder(order, intent)],
])('%s keeps the intent, so that a repeat cannot be a second server', (_, path) => {
  expect(new URL(path, 'https://site.example').searchParams.get('intent')).toBe(intent);
});

test.each([
  [paths.handOff(PANEL_HOME), '/hand-off?to=%2Fservers'],
  [paths.handOff(serverPage(42), 'P1M'), '/hand-off?to=%2Fservers%2F42&paymentPeriod=P1M'],
])('the step into the panel is %s', (path, expected) => {
  expect(path).toBe(expected);
});
