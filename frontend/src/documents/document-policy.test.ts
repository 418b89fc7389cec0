import { expect, test } from 'vitest';
import { documentPolicy, noncePolicy } from './document-policy';

// The hash is the well-known one of `alert('Hello, world.');` in the specification of the policy.
test('a document may run the scripts it is given, by their hashes, and no others', () => {
  const directives = documentPolicy(["alert('Hello, world.');"], { hasIslands: false, counters: {} }).split(
    '; ',
  );
  expect(directives.filter((directive) => directive.startsWith('script-src'))).toEqual([
    "script-src 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

test("a document with an island may also run files of the site, and still no script of the page's own", () => {
  const directives = documentPolicy([], { hasIslands: true, counters: {} }).split('; ');
  expect(directives.filter((directive) => directive.startsWith('script-src'))).toEqual(["script-src 'self'"]);
});

test('an application runs what bears its nonce, files of the site and the scripts of the shell; no other script of the page', () => {
  const policy = noncePolicy(["alert('Hello, world.');"], { nonce: 'abc', counters: {} });
  expect(policy.split('; ').find((directive) => directive.startsWith('script-src'))).toBe(
    "script-src 'self' 'nonce-abc' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test('what no line of it names comes from the site alone, and no plug-in runs', () => {
  for (const policy of [
    documentPolicy([], { hasIslands: false, counters: {} }),
    noncePolicy([], { nonce: 'abc', counters: {} }),
  ])
    expect(policy.split('; ')).toEqual(expect.arrayContaining(["default-src 'self'", "object-src 'none'"]));
});

test('a browser complains about nothing in it: these only count in a header', () => {
  expect(documentPolicy([], { hasIslands: true, counters: {} })).not.toMatch(
    /frame-ancestors|report-uri|sandbox/,
  );
});

const METRIKA = { metrika: { counter: '1', goal: '', periodGoals: {} } };
const PLAUSIBLE = { plausible: { address: 'https://stats.example.ru', domain: 'a.ru', needsConsent: true } };

test('without counters nothing is asked of another host, in documents and applications alike', () => {
  for (const policy of [
    documentPolicy([], { hasIslands: true, counters: {} }),
    noncePolicy([], { nonce: 'n', counters: {} }),
  ]) {
    expect(policy).toContain("connect-src 'self'");
    expect(policy.replace("img-src 'self' https: data:", '')).not.toMatch(/https?:/);
  }
});

test('the hosts of the counters that are set may be asked, and no others', () => {
  for (const policy of [
    documentPolicy([], { hasIslands: false, counters: METRIKA }),
    noncePolicy([], { nonce: 'n', counters: METRIKA }),
  ]) {
    expect(hostsIn(policy, 'script-src')).toEqual(['https://mc.yandex.ru', 'https://mc.yandex.com']);
    expect(hostsIn(policy, 'connect-src')).toEqual(['https://mc.yandex.ru', 'https://mc.yandex.com']);
  }
});

test('a counter on a machine of the shop is told what happens, and runs no script', () => {
  const policy = noncePolicy([], { nonce: 'n', counters: PLAUSIBLE });
  expect(hostsIn(policy, 'script-src')).toEqual([]);
  expect(hostsIn(policy, 'connect-src')).toEqual(['https://stats.example.ru']);
});

function hostsIn(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((one) => one.startsWith(directive));
  return found?.split(' ').filter((source) => source.startsWith('http')) ?? [];
}
