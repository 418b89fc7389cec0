import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meantWords } from './typos';
import { Vocabulary } from './vocabulary';

const word = fc.string({ unit: fc.constantFrom(...'abcгд'), minLength: 1, maxLength: 12 });

test('what was meant is found among many as it is found by looking at each', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, (known, typed) => {
      const vocabulary = new Vocabulary();
      vocabulary.add(known);
      const near = vocabulary.near(typed);
      const meant = meantWords(typed, known);
      // Of very many the first few are enough.
      expect(meant).toEqual(expect.arrayContaining(near));
      expect(near).toHaveLength(Math.min(meant.length, 30));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['pstgres', 'postgresql'],
  ['ngnix', 'nginx'],
  ['kubernetse', 'kubernetes'],
  ['восстоновлен', 'восстановлен'],
])('«%s» was to be «%s»', (typed, meant) => {
  const vocabulary = new Vocabulary();
  vocabulary.add(['docker', 'systemd', 'postgresql', 'nginx', 'kubernetes', 'восстановлен']);
  vocabulary.add(['nginx']);
  expect(vocabulary.near(typed)).toEqual([meant]);
});
