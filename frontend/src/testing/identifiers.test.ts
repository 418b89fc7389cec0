import { IDENTIFIER } from '@vitrina/content-contract/identifier';
import { parseId } from '@vitrina/ordering';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** The CMS, which does not know the core, keeps what the core reads. */
test('what the CMS keeps as an identifier is one to the core, and nothing else is', () => {
  const good = fc.constantFrom(...'aZ09_.-');
  const any = fc.constantFrom(...'aZ09_.-№ /%');
  const text = fc.oneof(
    fc.string({ unit: any, maxLength: 12 }),
    // About as long as an identifier may be.
    fc.string({ unit: good, minLength: 60, maxLength: 68 }),
  );
  fc.assert(
    fc.property(text, (text) => {
      expect(IDENTIFIER.test(text)).toBe(parseId(text) !== undefined);
    }),
  );
});
