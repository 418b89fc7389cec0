import { expect, test } from 'vitest';
import { isSlug } from './slug';

test.each(['a', 'cloud-servers', '152fz', 'a'.repeat(255)])('a page may be called %s', (name) => {
  expect(isSlug(name)).toBe(true);
});

test.each(['', 'Cloud', 'a_b', '-a', 'a--b', 'a/b', '\0', 'тариф', 'a'.repeat(256)])(
  'nobody is asked for a page called %j',
  (name) => {
    expect(isSlug(name)).toBe(false);
  },
);
