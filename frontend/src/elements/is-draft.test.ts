import { expect, test } from 'vitest';
import { isDraft } from './is-draft';

test.each([
  ['/preview/article', true],
  ['/en/preview/article', true],
  ['/previews', false],
  ['/en/tutorials/preview/x', false],
])('%s is a draft: %s', (pathname, expected) => {
  expect(isDraft(pathname)).toBe(expected);
});
