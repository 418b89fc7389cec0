import { expect, test } from 'vitest';
import { readKeptRequest } from './kept-request';
import type { VisitorRequest } from './visitor-request';

const REQUEST: VisitorRequest = {
  ...{ id: 'request-1', kind: 'product', name: 'Ольга Петрова', phone: '79001234567' },
  ...{ email: '', message: 'Нужен сервер', details: '', number: '4F7K-29QX', consent: null },
  delivery: { path: 'forms/submit', body: { type: 'STORY_TRY', data: {} } },
};

test('a request comes back as it was kept', () => {
  expect(readKeptRequest(REQUEST)).toEqual(REQUEST);
});

test('so does what an earlier version of the site has kept', () => {
  const { number: _, consent: __, delivery: ___, ...earlier } = REQUEST;
  expect(readKeptRequest(earlier)).toEqual({ ...earlier, number: '', consent: null, delivery: null });
});

test.each([undefined, 'request', {}, { ...REQUEST, kind: 'complaint' }])('%o is no request', (words) => {
  expect(readKeptRequest(words)).toBeUndefined();
});
