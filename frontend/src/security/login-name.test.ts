import { expect, test } from 'vitest';
import { loginNameKey } from './login-name';

test.each([
  'Demo',
  ' demo\t',
  'd e m o',
  'de\u00admo',
  'demo\u200b',
  '\ufeffdemo',
  'de\u0000mo',
  'ｄｅｍｏ',
  '𝐝𝐞𝐦𝐨',
])('%j is another spelling of "demo"', (name) => {
  expect(loginNameKey(name)).toBe(loginNameKey('demo'));
});

test('composed and decomposed letters are the same, other letters are not', () => {
  expect(loginNameKey('Йод')).toBe(loginNameKey('йод'));
  expect(loginNameKey('ёж')).not.toBe(loginNameKey('еж'));
  expect(loginNameKey('demo')).not.toBe(loginNameKey('dem'));
});

test('a key does not tell the name', () => {
  expect(loginNameKey('anna@example.ru')).toMatch(/^[\w-]{22}$/);
});
