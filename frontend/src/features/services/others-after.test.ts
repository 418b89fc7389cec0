import { expect, test } from 'vitest';
import type { ListedService } from '~/content/get-services';
import { othersAfter } from './others-after';

const section = (...slugs: string[]): ListedService[] =>
  slugs.map((slug) => ({ kind: 'service', name: slug.toUpperCase(), slug, menuText: '' }));

test.each([
  ['of the first', section('a', 'b', 'c', 'd', 'e'), 'a', ['b', 'c', 'd']],
  ['near the end', section('a', 'b', 'c', 'd', 'e'), 'd', ['e', 'a', 'b']],
  ['of the last', section('a', 'b', 'c', 'd', 'e'), 'e', ['a', 'b', 'c']],
  ['of a short section', section('a', 'b'), 'b', ['a']],
  ['of the only one', section('a'), 'a', []],
  ['of one that is not listed', section('a', 'b', 'c', 'd'), 'z', ['a', 'b', 'c']],
])('the others %s', (_, services, slug, expected) => {
  expect(othersAfter(services, slug).map((other) => other.slug)).toEqual(expected);
});
