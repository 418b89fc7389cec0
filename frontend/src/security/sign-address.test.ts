import { beforeEach, expect, test } from 'vitest';
import { stubEnv } from '~/testing/stub-env';
import { isSignedAddress, signAddress } from './sign-address';

beforeEach(() => {
  stubEnv();
});

const QUERY = new URLSearchParams('auth=registrationVds&preset=2453&agreed=106200&made=12');

test('an address that was signed for a customer is theirs, whatever stands beside what was signed', () => {
  const signed = signAddress(QUERY, 'u1');
  expect(isSignedAddress(signed, 'u1')).toBe(true);
  signed.set('stay', 'true');
  expect(isSignedAddress(signed, 'u1', ['stay'])).toBe(true);
  expect(isSignedAddress(signed, 'u1')).toBe(false);
});

test.each([
  ['another customer', 'u2', {}],
  ['another sum', 'u1', { agreed: '1' }],
  ['another resource', 'u1', { made: '13' }],
  ['a key more', 'u1', { promo: 'x' }],
  ['another signature', 'u1', { sign: 'x'.repeat(43) }],
  ['a signature of another length', 'u1', { sign: 'x' }],
])('with %s it is not', (_, customer, change) => {
  const signed = signAddress(QUERY, 'u1');
  for (const [key, value] of Object.entries(change)) signed.set(key, value);
  expect(isSignedAddress(signed, customer)).toBe(false);
});

test('without a signature nothing is signed', () => {
  expect(isSignedAddress(QUERY, 'u1')).toBe(false);
});
