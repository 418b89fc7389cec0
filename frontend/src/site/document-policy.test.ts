import { expect, test } from 'vitest';
import { documentPolicy } from './document-policy';

// The hash is the well-known one of `alert('Hello, world.');` in the specification of the policy.
test('a document may run the scripts it is given, by their hashes, and no others', () => {
  const directives = documentPolicy(["alert('Hello, world.');"]).split('; ');
  expect(directives.filter((directive) => directive.startsWith('script-src'))).toEqual([
    "script-src 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

test('a browser complains about nothing in it: these only count in a header', () => {
  expect(documentPolicy([])).not.toMatch(/frame-ancestors|report-uri|sandbox/);
});
