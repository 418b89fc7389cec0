import { PREFILLED_KEYS } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { isPersonal, PERSONAL_KEYS, publicAddress } from './public-address';

test('counters learn which page, and by which campaign, and nothing else of an address', () => {
  expect(
    publicAddress(
      'https://a.ru/registration?auth=login&email=o%40e.ru&intent=x&utm_source=news&yclid=7#code',
    ),
  ).toBe('https://a.ru/registration?utm_source=news&yclid=7');
  expect(publicAddress('')).toBe('');
});

test('an address that fills in a form is personal', () => {
  expect([...PERSONAL_KEYS].sort()).toEqual([...PREFILLED_KEYS].sort());
  expect(isPersonal('https://a.ru/registration?auth=registrationVds&inn=7707083893')).toBe(true);
  expect(isPersonal('https://a.ru/registration?auth=registrationVds&preset=1')).toBe(false);
});
