import { expect, test } from 'vitest';
import { findProblems } from '../src/checks/find-problems';
import { makeArticle } from '../src/generate/make-article';

const NUMBERS = Array.from({ length: 300 }, (_, index) => index + 1);

test('a made-up article is the same every time, and no other has its address', () => {
  expect(NUMBERS.map(makeArticle)).toEqual(NUMBERS.map(makeArticle));
  expect(new Set(NUMBERS.map((number) => makeArticle(number).url)).size).toBe(NUMBERS.length);
  expect(new Set(NUMBERS.map((number) => makeArticle(number).documentId.length))).toEqual(new Set([24]));
});

test('a made-up article passes the check', () => {
  const known = {
    addresses: new Map(),
    articles: new Map(),
    files: new Set<string>(),
    servers: 'unknown' as const,
    namesakes: [],
    atItsPlace: [],
    bannerTypes: new Set<string>(),
    blog: undefined,
    now: new Date(),
  };
  const hosts = { site: undefined, panel: undefined };
  for (const number of NUMBERS) {
    const problems = findProblems('api::knowledge.article', { ...makeArticle(number) }, known, hosts);
    expect(problems.filter(({ severity }) => severity === 'blocks')).toEqual([]);
  }
});
