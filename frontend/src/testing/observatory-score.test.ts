import { expect, test } from 'vitest';
import { observatoryScore, type PlainAnswer } from './observatory-score';

const GOOD = {
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'nonce-a'; style-src 'self' 'unsafe-inline'; object-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};
const LED: PlainAnswer = { status: 301, location: 'https://a.example/' };

function score(headers: Record<string, string | string[] | undefined>, html = '', plain = LED): number {
  return observatoryScore({ headers: { ...GOOD, ...headers }, html }, plain, 'a.example').score;
}

// 100, and 5 for the referrer, 5 for frames by the policy, 10 for resources.
test('a page with all of it has 120', () => {
  expect(score({})).toBe(120);
});

test.each<[string, Record<string, string | string[] | undefined>, number]>([
  ['without a policy', { 'content-security-policy': undefined }, 75],
  [
    'with a policy that lets any script run',
    { 'content-security-policy': "script-src 'unsafe-inline'; object-src 'none'; frame-ancestors 'none'" },
    80,
  ],
  [
    'with a policy that says nothing of scripts',
    { 'content-security-policy': "object-src 'none'; frame-ancestors 'none'" },
    80,
  ],
  [
    'with a policy that lets scripts of everybody run',
    { 'content-security-policy': "script-src https:; object-src 'none'; frame-ancestors 'none'" },
    80,
  ],
  [
    'with a policy without any exception',
    { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
    130,
  ],
  ['without HSTS', { 'strict-transport-security': undefined }, 80],
  ['with HSTS for a month', { 'strict-transport-security': 'max-age=2592000' }, 110],
  ['that lets browsers guess types', { 'x-content-type-options': undefined }, 115],
  ['that tells everybody where one comes from', { 'referrer-policy': 'unsafe-url' }, 110],
  ['with a session that scripts can read', { 'set-cookie': ['session=1; Secure'] }, 70],
  ['with a session for plain connections', { 'set-cookie': ['session=1; HttpOnly'] }, 60],
  ['with a good session', { 'set-cookie': ['__Host-session=1; Secure; HttpOnly; SameSite=Lax'] }, 125],
  [
    'that everybody may read with cookies',
    { 'access-control-allow-origin': 'https://evil.test', 'access-control-allow-credentials': 'true' },
    50,
  ],
  ['that everybody may embed', { 'cross-origin-resource-policy': 'cross-origin' }, 110],
])('a page %s', (_, headers, expected) => {
  expect(score(headers)).toBe(expected);
});

test('the policy in the page counts too, and cannot say who frames it', () => {
  const html = `<meta http-equiv="Content-Security-Policy" content="default-src &#x27;self&#x27;; frame-ancestors &#x27;none&#x27;"/>`;
  expect(score({ 'content-security-policy': undefined }, html)).toBe(120);
});

test('scripts of others, and an address without TLS that does not lead to the one with it, cost points', () => {
  expect(score({}, '<script src="https://cdn.test/a.js"></script>')).toBe(115);
  expect(score({}, '<script src="https://cdn.test/a.js" integrity="sha384-x"></script>')).toBe(125);
  expect(score({}, '', { status: 200, location: undefined })).toBe(80);
  expect(score({}, '', { status: 301, location: 'https://b.example/' })).toBe(115);
});
