import { describe, expect, test } from 'vitest';
import { t } from '~/messages';
import * as en from '~/messages/en';
import { LANGUAGES } from '~/messages/language';
import * as ru from '~/messages/ru';
import { inLanguage } from '~/testing/in-language';
import { countInWords, filled, ratingInWords } from './reader-words';

const MESSAGES = { ru, en };

test.each([
  [0, '0 просмотров', '0 views'],
  [1, '1 просмотр', '1 view'],
  [2, '2 просмотра', '2 views'],
  [5, '5 просмотров', '5 views'],
  [11, '11 просмотров', '11 views'],
  [21, '21 просмотр', '21 views'],
  [112, '112 просмотров', '112 views'],
  [12_345, '12 345 просмотров', '12,345 views'],
])('%i views are %s, or %s', (views, ...words) => {
  expect(inEach(() => countInWords(views, t.knowledge.views))).toEqual(words);
});

test.each([
  [{ votes: 0, rating: null }, 'Оценок пока нет', 'No ratings yet'],
  [{ votes: 1, rating: 4 }, '4 из 5, 1 оценка', '4 out of 5, 1 rating'],
  [{ votes: 3, rating: 4.33 }, '4,3 из 5, 3 оценки', '4.3 out of 5, 3 ratings'],
  [{ votes: 12, rating: 4.58 }, '4,6 из 5, 12 оценок', '4.6 out of 5, 12 ratings'],
])('%j is told as %s, or %s', (figures, ...words) => {
  expect(inEach(() => ratingInWords(figures, t.knowledge.rating))).toEqual(words);
});

test.each([
  [1, '1 комментарий', '1 comment'],
  [3, '3 комментария', '3 comments'],
  [10, '10 комментариев', '10 comments'],
])('%i comments are %s, or %s', (comments, ...words) => {
  expect(inEach(() => countInWords(comments, t.knowledge.comments))).toEqual(words);
});

test('a place that nobody fills stays as it is', () => {
  expect(filled('{read} of {parts}', { read: 2 })).toBe('2 of {parts}');
});

describe('words that stand in a page for its scripts', () => {
  const counted = ['views', 'comments'] as const;

  test.each(LANGUAGES)('have a form for every number in %s', (language) => {
    const rules = new Intl.PluralRules(language);
    const { knowledge } = MESSAGES[language];
    for (const forms of [...counted.map((each) => knowledge[each]), knowledge.rating.votes])
      for (let count = 0; count <= 120; count += 1) expect(forms).toHaveProperty(rules.select(count));
  });

  test('have the same places for values in every language', () => {
    const placesOf = ({ knowledge: { rating, series, list, article } }: typeof ru | typeof en) =>
      [rating.average, rating.own, rating.thanks, series.progress, list.loaded, article.goOn].map((text) =>
        text.match(/\{\w+\}/g)?.toSorted(),
      );
    expect(placesOf(en)).toEqual(placesOf(ru));
  });
});

function inEach(words: () => string): string[] {
  return LANGUAGES.map((language) => inLanguage(language, words).replaceAll('\u00a0', ' '));
}
