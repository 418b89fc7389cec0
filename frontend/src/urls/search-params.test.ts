import { expect, test } from 'vitest';
import { toUrlQuery } from './search-params';

test.each([
  [{}, ''],
  [{ preset: '4795', period: 'P1Y' }, 'preset=4795&period=P1Y'],
  [{ preset: undefined, os: '99' }, 'os=99'],
  [{ os: '' }, 'os='],
  [{ disk: ['10', '20'], os: '99' }, 'disk=10&disk=20&os=99'],
  [{ q: 'сервер & ко' }, 'q=%D1%81%D0%B5%D1%80%D0%B2%D0%B5%D1%80+%26+%D0%BA%D0%BE'],
])('%o is the query "%s"', (params, query) => {
  expect(toUrlQuery(params).toString()).toBe(query);
});
