import { expect, test } from 'vitest';
import { refusedForm } from './refused-form';

const FORM = 'multipart/form-data; boundary=x';
const HOST = { host: 'shop.example' };

test.each([
  ['of our own page', { origin: 'https://shop.example', ...HOST }, undefined],
  ['of our own page, while we listen behind a proxy', { origin: 'http://shop.example', ...HOST }, undefined],
  [
    'of our own page, under a name that only the proxy knows',
    { origin: 'https://shop.example', host: '10.0.0.9:3000', 'x-forwarded-host': 'shop.example' },
    undefined,
  ],
  ['of no browser', HOST, undefined],
  ['of another site', { origin: 'https://evil.test', ...HOST }, 'from-elsewhere'],
  ['of another port', { origin: 'https://shop.example:8443', ...HOST }, 'from-elsewhere'],
  ['of a frame without an origin', { origin: 'null', ...HOST }, 'from-elsewhere'],
  ['with an origin that is none', { origin: 'shop.example', ...HOST }, 'from-elsewhere'],
  ['with an origin and no host', { origin: 'https://shop.example' }, 'from-elsewhere'],
  ['of a megabyte', { 'content-length': '1048576', ...HOST }, undefined],
  ['of more than a megabyte', { 'content-length': '1048577', ...HOST }, 'too-large'],
  [
    'of another site and too large',
    { origin: 'https://evil.test', 'content-length': '5000000', ...HOST },
    'from-elsewhere',
  ],
] as const)('a form %s', (_, headers, refusal) => {
  expect(refusedForm(sent({ 'content-type': FORM, ...headers }))).toBe(refusal);
});

test.each([
  ['a form in capitals', { 'content-type': 'Multipart/Form-Data; boundary=x' }],
  ['a form with files', { 'content-type': FORM }],
  ['a plain form', { 'content-type': 'application/x-www-form-urlencoded' }],
])('%s is a form', (_, headers) => {
  expect(refusedForm(sent({ origin: 'https://evil.test', ...HOST, ...headers }))).toBe('from-elsewhere');
});

test('whoever sends no form may come from anywhere', () => {
  const headers = { origin: 'https://evil.test', ...HOST };
  expect(refusedForm(sent({ ...headers, 'content-type': 'application/json' }))).toBeUndefined();
  expect(refusedForm({ ...sent({ ...headers, 'content-type': FORM }), method: 'GET' })).toBeUndefined();
});

function sent(headers: Record<string, string>) {
  return { method: 'POST', headers: new Headers(headers) };
}
