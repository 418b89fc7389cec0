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
      'vitrina-counters': '1.yes.metrika-ga4-roistat',
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
  [
    {
      'vitrina-counters': '1.yes.metrika-ga4-roistat',
      ...{ _ym_uid: 'a b', roistat_visit: '<script>', _ga: 'GA1.2.nobody' },
    },
  ],
])('what somebody has broken counts as absent: %o', (cookies) => {
  expect(parse(cookies)).toEqual(NOTHING);
});

test.each([undefined, '1.no', '0.yes.metrika-ga4-roistat', 'yes', '1.yes.'])(
  'identifiers of counters stay where they are while the answer about them is %s',
  (answer) => {
    const found = parse({
      ...(answer && { 'vitrina-counters': answer }),
      ...{ _ym_uid: '169', roistat_visit: '123456', _ga: 'GA1.2.1234567890.1690000000' },
    });
    expect(found).toEqual(NOTHING);
  },
);

test('only the counters that were agreed to tell their identifiers', () => {
  const cookies = { _ym_uid: '169', roistat_visit: '123456', 'vitrina-counters': '1.yes.roistat' };
  expect(parse(cookies)).toEqual({ ...NOTHING, roistatVisit: '123456' });
});

function parse(cookies: Record<string, string>) {
  return parseVisitOrigin((name) => cookies[name]);
}
