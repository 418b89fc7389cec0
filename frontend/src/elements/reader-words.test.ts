import { expect, test } from 'vitest';
import { commentsInWords, ratingInWords, viewsInWords } from './reader-words';

test.each([
  [0, '0 просмотров'],
  [1, '1 просмотр'],
  [2, '2 просмотра'],
  [5, '5 просмотров'],
  [11, '11 просмотров'],
  [21, '21 просмотр'],
  [112, '112 просмотров'],
  [12_345, '12 345 просмотров'],
])('%i views are %s', (views, words) => {
  expect(viewsInWords(views).replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  [{ votes: 0, rating: null }, 'Оценок пока нет'],
  [{ votes: 1, rating: 4 }, '4 из 5, 1 оценка'],
  [{ votes: 3, rating: 4.33 }, '4,3 из 5, 3 оценки'],
  [{ votes: 12, rating: 4.58 }, '4,6 из 5, 12 оценок'],
])('%j is told as %s', (figures, words) => {
  expect(ratingInWords(figures).replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  [1, '1 комментарий'],
  [3, '3 комментария'],
  [10, '10 комментариев'],
])('%i comments are %s', (comments, words) => {
  expect(commentsInWords(comments).replaceAll('\u00a0', ' ')).toBe(words);
});
