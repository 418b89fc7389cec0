import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { contract, type EndpointName, errorResponse } from './contract';

const RUNS = Number(process.env.PARSER_RUNS ?? 60);
const ENDPOINTS = Object.keys(contract) as EndpointName[];

/** Whatever JSON an answer may be, with the names that answers have. */
const answers = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(
    fc.constantFrom(
      'data',
      'presets',
      'token',
      'id',
      'status',
      'meta',
      'error_code',
      'message',
      '__proto__',
      'total',
    ),
    fc.jsonValue({ maxDepth: 3 }),
  ),
);

test.each(ENDPOINTS)('an answer of %s that is none is refused as such', { timeout: 600_000 }, (name) => {
  fc.assert(
    fc.property(answers, (value) => {
      try {
        contract[name].response.validateSync(value, { strict: true });
      } catch (error) {
        expect(error).toBeInstanceOf(ValidationError);
      }
    }),
    { numRuns: RUNS },
  );
});

test('a refusal that is none is refused as such', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(answers, (value) => {
      expect(typeof errorResponse.isValidSync(value, { strict: true })).toBe('boolean');
    }),
    { numRuns: RUNS },
  );
});
