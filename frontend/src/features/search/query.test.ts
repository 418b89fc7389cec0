import { expect, test } from 'vitest';
import { toQuery } from './query';

test.each([
  [null, ''],
  ['  nginx \n https ', 'nginx https'],
  ['я'.repeat(300), 'я'.repeat(100)],
  // An emoji is two halves: neither stays alone.
  [`${'я'.repeat(99)}🚀🚀`, `${'я'.repeat(99)}🚀`],
])('%j is read as %j', (typed, query) => {
  expect(toQuery(typed)).toBe(query);
});
