import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseArticleText } from './article-text';
import { minutesToRead } from './minutes-to-read';

test.each([
  [0, 0],
  [1, 1],
  [1299, 1],
  [1300, 1],
  [1301, 2],
  [2600, 2],
  [2601, 3],
  [130_000, 100],
])('%i characters take %i minutes', (characters, minutes) => {
  expect(minutesToRead('щ'.repeat(characters))).toBe(minutes);
});

test('every text takes a 1300th of its characters, rounded up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), (characters) => {
      expect(minutesToRead('x'.repeat(characters))).toBe(Math.ceil(characters / 1300));
    }),
  );
});

test('a sign outside the first plane is one character', () => {
  expect(minutesToRead('🦉'.repeat(1300))).toBe(1);
});

test('spaces around words and between lines count as one', () => {
  expect(minutesToRead(`  ${'a'.repeat(649)}\n\n    \t${'b'.repeat(650)}  `)).toBe(1);
});

test('markup does not count', async () => {
  const bare = await parseArticleText('щ'.repeat(1300));
  const marked = await parseArticleText(`<p class="lead"><b>${'щ'.repeat(1300)}</b></p><img src="/a.png">`);
  expect([minutesToRead(bare.plain), minutesToRead(marked.plain)]).toEqual([1, 1]);
});
