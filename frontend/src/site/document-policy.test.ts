import { expect, test } from 'vitest';
import { documentPolicy } from './document-policy';

// The hash is the well-known one of `alert('Hello, world.');` in the specification of the policy.
test('a document may run the scripts it is given, by their hashes, and no others', () => {
  const directives = documentPolicy(["alert('Hello, world.');"], { hasIslands: false }).split('; ');
  expect(directives.filter((directive) => directive.startsWith('script-src'))).toEqual([
    "script-src 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

test("a document with a living part may also run files of the site, and still no script of the page's own", () => {
  const directives = documentPolicy([], { hasIslands: true }).split('; ');
  expect(directives.filter((directive) => directive.startsWith('script-src'))).toEqual(["script-src 'self'"]);
});

test('a browser complains about nothing in it: these only count in a header', () => {
  expect(documentPolicy([], { hasIslands: true })).not.toMatch(/frame-ancestors|report-uri|sandbox/);
});
