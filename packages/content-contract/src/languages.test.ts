import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressIn, type Languages, languageOfAddress, parseLanguages } from './languages';

const SHOP: Languages = ['ru', 'en', 'de'];

describe('addresses of a language', () => {
  test.each([
    ['ru', '/', '/'],
    ['en', '/', '/en'],
    ['en', '/blog/news', '/en/blog/news'],
    ['en', '/?from=ad#top', '/en?from=ad#top'],
    ['de', '/english', '/de/english'],
  ])('in %s %s is %s', (language, usual, address) => {
    expect(addressIn(language, usual, SHOP)).toBe(address);
    expect(languageOfAddress(address, SHOP)).toEqual({ language, address: usual });
  });

  test('a page that only begins like a language is of the default', () => {
    for (const address of ['/english', '/entry/en', '/fr', '/fr/blog', '/EN'])
      expect(languageOfAddress(address, SHOP)).toEqual({ language: 'ru', address });
  });

  test('a shop of one language has no other addresses', () => {
    expect(languageOfAddress('/en/blog', ['ru'])).toEqual({ language: 'ru', address: '/en/blog' });
  });

  test('lead there and back', () => {
    const steps = fc.array(fc.stringMatching(/^[a-z0-9-]{3,9}$/), { maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...SHOP), steps, (language, names) => {
        const address = `/${names.join('/')}`;
        expect(languageOfAddress(addressIn(language, address, SHOP), SHOP)).toEqual({ language, address });
      }),
    );
  });
});

describe('the languages of a setting', () => {
  test.each([
    ['', ['ru']],
    ['ru, en', ['ru', 'en']],
    ['en', ['en']],
    ['ru,ru', undefined],
    ['ru,EN', undefined],
    ['russian', undefined],
  ])('%j are %j', (text, languages) => {
    expect(parseLanguages(text)).toEqual(languages);
  });

  test('are codes and no two the same, or none at all', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const languages = parseLanguages(text);
        expect(languages ?? ['ru']).toEqual([...new Set(languages ?? ['ru'])]);
        for (const code of languages ?? []) expect(code).toMatch(/^[a-z]{2}$/);
      }),
    );
  });
});
