import { IDENTIFIER } from '@vitrina/content-contract/identifier';
import { parseId } from '@vitrina/ordering';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** The CMS, which does not know the core, keeps what the core reads. */
test('what the CMS keeps as an identifier is one to the core, and nothing else is', () => {
  const letter = fc.constantFrom(...'aZ09_.-№ /%');
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 70 }), (text) => {
      expect(IDENTIFIER.test(text)).toBe(parseId(text) !== undefined);
    }),
  );
});
