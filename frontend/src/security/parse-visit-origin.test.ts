import { expect, test } from 'vitest';
import { parseVisitOrigin } from './parse-visit-origin';

const NOTHING = {
  ...{ referer: { firstVisit: '', lastVisit: '' }, utm: {} },
  ...{ ymClientId: undefined, roistatVisit: undefined, gaClientId: undefined },
};

test('the cookies of our script and of the usual counters say where a visitor came from', () => {
  expect(
    parse({
      referer: '{"firstVisit":"https://search.example/","lastVisit":"https://forum.example/"}',
      utm_user: '{"utm_source":"newsletter","utm_campaign":"spring"}',
      ...{ _ym_uid: '1690000000123456789', roistat_visit: '123456', _ga: 'GA1.2.1234567890.1690000000' },
    }),
  ).toEqual({
    referer: { firstVisit: 'https://search.example/', lastVisit: 'https://forum.example/' },
    utm: { utm_source: 'newsletter', utm_campaign: 'spring' },
    ...{ ymClientId: '1690000000123456789', roistatVisit: '123456', gaClientId: '1234567890.1690000000' },
  });
});

test('a visitor without cookies came from nowhere', () => {
  expect(parse({})).toEqual(NOTHING);
});

test.each([
  [{ referer: '{broken' }],
  [{ referer: '[]' }],
  [{ referer: '"text"' }],
  [{ referer: '{"firstVisit":1,"lastVisit":2}' }],
  [{ referer: `{"firstVisit":"${'a'.repeat(501)}","lastVisit":""}` }],
  [{ utm_user: 'null' }],
  [{ utm_user: '{"utm_source":1,"token":"secret","__proto__":"x"}' }],
  [{ utm_user: `{"utm_source":"${'a'.repeat(201)}"}` }],
  [{ _ym_uid: 'a b', roistat_visit: '<script>', _ga: 'GA1.2.nobody' }],
])('what somebody has broken counts as absent: %o', (cookies) => {
  expect(parse(cookies)).toEqual(NOTHING);
});

function parse(cookies: Record<string, string>) {
  return parseVisitOrigin((name) => cookies[name]);
}
